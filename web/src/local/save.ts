// Saves what a server would send as a file.
import { transport } from '../shell/transport'

export async function save(path: string, name: string): Promise<void> {
  const response = await transport.call(path, {})
  if (!response.ok) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name || `kingstable-${path.split('/').at(-2)}.jsonl`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
