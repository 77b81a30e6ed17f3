// The little Markdown that rules documents use, as safe HTML: paragraphs, lists, tables, bold, emphasis, code.

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]!)

/** Marks of where a clause comes from (`[rb 144][D9]`) are for editors, not for players. */
const SOURCES = /\s*`(?:\[[^\]`]*\]\s*)+`/g

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}

function tableOf(lines: string[]): string {
  const rows = lines
    .filter((line) => !/^\s*\|?[\s:|-]+\|?\s*$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => inline(cell.trim())),
    )
  const [head, ...body] = rows
  const row = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table>${row(head ?? [], 'th')}${body.map((cells) => row(cells, 'td')).join('')}</table>`
}

export function markdown(source: string): string {
  const blocks = source
    .replace(SOURCES, '')
    .trim()
    .split(/\n\s*\n/)
  return blocks
    .map((block) => {
      const lines = block.split('\n').filter((line) => line.trim())
      if (lines.length === 0) return ''
      if (lines.every((line) => line.trim().startsWith('|'))) return tableOf(lines)
      if (lines.every((line) => /^\s*[-*] /.test(line))) {
        return `<ul>${lines.map((line) => `<li>${inline(line.replace(/^\s*[-*] /, ''))}</li>`).join('')}</ul>`
      }
      return `<p>${lines.map(inline).join(' ')}</p>`
    })
    .join('')
}
