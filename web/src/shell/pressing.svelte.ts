// Buttons that are pressed once at a time: what was pressed is under way until it is answered.
export class Pressing {
  busy = $state(false)

  async once(doing: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      await doing()
    } finally {
      this.busy = false
    }
  }
}
