// A worker with Python in it: begun when it is needed, and begun anew when it is lost.
import type { FromWorker, Parts, Role, ToWorker } from './messages'

let begun = 0

export class Crew {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private ended = false

  /** `lost` is called once if the worker is gone without having been ended. */
  constructor(
    role: Role,
    parts: Parts,
    hear: (told: FromWorker) => void,
    private readonly lost: () => void,
  ) {
    const name = `kingstable-worker-${Date.now()}-${begun++}`
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'here') this.mourn(name)
      if (!this.ended) hear(data)
    }
    this.worker.onerror = () => this.gone()
    this.say({ type: 'begin', role, name, parts })
  }

  say(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  end(): void {
    this.ended = true
    this.worker.terminate()
  }

  /** The worker holds a lock as long as it lives: whoever gets it knows. */
  private mourn(name: string): void {
    void navigator.locks?.request(name, () => this.gone())
  }

  private gone(): void {
    if (this.ended) return
    this.end()
    this.lost()
  }
}
