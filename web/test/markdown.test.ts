// The Markdown of rules documents.
import { describe, expect, it } from 'vitest'
import { markdown } from '../src/shell/markdown'

describe('markdown', () => {
  it('drops the marks of sources and keeps the rest', () => {
    expect(markdown('The **card** names `pref(S, p)`. `[rb 144][D9]`')).toBe(
      '<p>The <strong>card</strong> names <code>pref(S, p)</code>.</p>',
    )
  })

  it('lets no markup through', () => {
    expect(markdown('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })

  it('makes lists and tables', () => {
    expect(markdown('- a\n- b')).toBe('<ul><li>a</li><li>b</li></ul>')
    expect(markdown('| x | y |\n|---|---|\n| 1 | 2 |')).toBe(
      '<table><tr><th>x</th><th>y</th></tr><tr><td>1</td><td>2</td></tr></table>',
    )
  })
})
