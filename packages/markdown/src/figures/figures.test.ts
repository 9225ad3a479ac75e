import { tabulateFigures } from '@kere/brand/html-tags'
import { describe, expect, it } from 'vitest'
import { renderIssueText } from '../render-issue.ts'
import { renderMarkdown } from '../render-markdown.ts'
import { renderPost } from '../render-post.ts'

const fence = (text: string) => `\`\`\`figure\n${text}\n\`\`\``
const head = 'kind: bars\ntitle: Most rain falls late\nunit: mm'
const rain = `${head}\nsource: Typical values\nMonth | Rain\nJan | 2\nSep | 1,210.5\nOct | -3`

const numbersTable =
  '<div tabindex="0" class="scroll" role="group" aria-label="Table"><table><thead><tr>' +
  '<th scope="col">Month</th><th scope="col" data-align="right">Rain (mm)</th></tr></thead><tbody>' +
  '<tr><td>Jan</td><td data-align="right">2</td></tr><tr><td>Sep</td><td data-align="right">1,210.5</td></tr>' +
  '<tr><td>Oct</td><td data-align="right">−3</td></tr></tbody></table></div>'

const drawingOf = (html: string) => /<svg.*?<\/svg>/s.exec(html)?.[0] ?? ''

describe('a figure', () => {
  it('is drawn with a title, a unit and a zero line, and brings its numbers as a table', () => {
    const html = renderMarkdown(fence(rain))
    expect(html.replace(drawingOf(html), '')).toBe(
      '<figure><figcaption>Most rain falls late</figcaption><p>Source: Typical values</p>' +
        `<details><summary>Show the numbers</summary>${numbersTable}</details></figure>`,
    )
    const drawn = drawingOf(html)
    expect(drawn).toMatch(/>mm<\/text>/)
    expect(drawn.match(/<line [^>]*stroke="var\(--ds-ink\)"/g)).toHaveLength(1)
    expect(drawn.match(/<rect/g)).toHaveLength(3)
    for (const tick of ['−500', '0', '500', '1,000', '1,500']) expect(drawn).toContain(`>${tick}</text>`)
  })

  it.each([
    ['columns while their names have room', rain, 'Oct'],
    ['lying bars where they have none', rain.replace('Jan', 'The first month of all'), 'The first month of all'],
    ['a line', rain.replace('bars', 'line'), '−3'],
    ['lines with a key', `${head.replace('bars', 'line')}\nMonth | Rain | Dew\nJan | 2 | 1\nSep | 3 | 4`, 'Dew'],
    ['shares', 'kind: shares\ntitle: Half is wet\nKind | Weight\nWet | 300\nPaper | 298\nGlass | 2', '50%'],
    [
      'layers',
      'kind: layers\ntitle: A pit\nunit: m\nLayer | From | To | What\nSand | 0 | 0.3 | Silt stays here\nRock | 0.3 | 2 |',
      'Silt stays here',
    ],
  ])('is drawn as %s', (_, text, said) => {
    const drawn = drawingOf(renderMarkdown(fence(text)))
    expect(drawn).toContain(`>${said}</text>`)
    expect(drawn).not.toMatch(/NaN|Infinity|undefined|style=/)
  })

  it('writes rupees before their number', () => {
    const text = 'kind: shares\ntitle: Most is energy\nunit: ₹ a month\nPart | Cost\nEnergy | 20700\nTax | 1863'
    expect(drawingOf(renderMarkdown(fence(text)))).toContain('>₹20,700 a month</text>')
  })

  it('says in place which line is wrong', () => {
    const html = renderMarkdown(`Before\n\n${fence(`${head}\nMonth | Rain\nJan | 2\nFeb | lots`)}\n\nAfter`)
    expect(html).toBe(
      '<p>Before</p>\n<p>This figure cannot be drawn: line 6, “Feb | lots”: “lots” is not a plain number.</p>' +
        `<pre tabindex="0"><code>${head}\nMonth | Rain\nJan | 2\nFeb | lots\n</code></pre>\n<p>After</p>`,
    )
  })

  it.each([
    ['', 'please add “kind: …” at the top'],
    ['kind: pie', 'the kinds of figure are bars, line, shares, layers'],
    ['kind: bars\nunit: mm\na | b', 'please add “title: …” at the top'],
    ['kind: bars\ntitle: T\na | b', 'please add “unit: …” at the top'],
    [`kind: bars\ntitle: ${'a'.repeat(81)}`, 'at most 80 letters, please'],
    [head, 'here the table begins'],
    [`${head}\ncolour: red\na | b`, 'here the table begins'],
    [`${head}\na | b\nc | 1`, 'at least 2 rows'],
    [`${head}\na | b\n${'c | 1\n'.repeat(15)}`, 'at most 14 rows'],
    [`${head}\na | b | c | d | e\nc | 1`, 'one column of names and 1 to 3 of numbers'],
    [`${head}\na | b\nc | 1\nd | 1 | 2`, '2 cells are needed, this row has 3'],
    [`${head}\na | b\n| | 1\nd | 1`, 'the first cell needs a name'],
    [`${head}\na | b\nc | 1e9\nd | 1`, '“1e9” is not a plain number'],
    [`${head}\na | b\nc | Infinity\nd | 1`, '“Infinity” is not a plain number'],
    ['kind: shares\ntitle: T\na | b\nc | -1\nd | 2', 'a share is not less than 0'],
    ['kind: shares\ntitle: T\na | b\nc | 0\nd | 0', 'at least one share must be more than 0'],
    ['kind: layers\ntitle: T\nunit: m\na | b | c | d\ne | 0 | 1 | x\nf | 2 | 3 | x', 'From must be 1'],
    [
      'kind: layers\ntitle: T\nunit: m\na | b | c | d\ne | 0 | 1 | x\nf | 1 | 0 | x',
      'all layers must run the same way',
    ],
  ])('cannot be drawn of %j', (text, problem) => {
    const html = renderMarkdown(fence(text))
    expect(html).toContain('This figure cannot be drawn: line ')
    expect(html).toContain(problem)
    expect(html).not.toContain('<svg')
  })

  it('is its table alone in feeds and emails, and words in a plain one', () => {
    expect(tabulateFigures(renderPost(fence(rain)).html)).toBe(
      `<figure><figcaption>Most rain falls late</figcaption><p>Source: Typical values</p>${numbersTable}</figure>`,
    )
    expect(renderIssueText(fence(rain)).text).toBe(
      'Most rain falls late\n\nSource: Typical values\n\nMonth | Rain (mm)\nJan | 2\nSep | 1,210.5\nOct | −3',
    )
  })

  it('is found by the words of its title and table', () => {
    expect(renderPost(fence(rain)).text).not.toContain('1,000')
    expect(renderPost(fence(rain)).text).toContain('Most rain falls late')
  })
})

describe('a hostile figure', () => {
  const pieces = [
    '</text></svg><script>alert(1)</script>',
    '<svg onload=alert(1)>',
    '" onload="alert(1)',
    '</details></figure><img src=x onerror=alert(1)>',
    '&lt;b&gt;',
    'javascript:alert(1)',
    'url(//evil.example)',
    'var(--x)',
    '1e308',
    '-999999999999.999999',
    '0.000001',
    '999999999999',
    '0',
    '',
    '\u0000',
    '\u202e',
    'ಕ್ಷೀರಸಾಗರ',
    '🌧️'.repeat(8),
    'a'.repeat(200),
  ]
  const tags = /<\/?([a-z0-9]+)((?:[^>"]|"[^"]*")*)>/g
  const allowed = new Set(
    'br code details div figcaption figure g circle line p pre rect summary svg table tbody td text th thead tr'.split(
      ' ',
    ),
  )
  // Generates random figures from a seed, so that a failure can be repeated.
  function draw(seed: number) {
    let state = seed * 2_654_435_761 + 1
    return (choices: number) => {
      state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e_37_79_b9) >>> 0
      return state % choices
    }
  }

  it('draws only its own marks, of finite numbers and of a bounded size', () => {
    let drawn = 0
    const foreign: string[] = []
    for (let seed = 1; seed <= 600; seed += 1) {
      const pick = draw(seed)
      const piece = () => pieces[pick(pieces.length)] ?? ''
      const number = () => ['1', '-5', '999999999999', '0.000001', '0', '33.3', piece()][pick(7)] ?? ''
      const kind = ['bars', 'line', 'shares', 'layers'][pick(4)] ?? ''
      const columns = kind === 'layers' ? 3 : 1 + pick(3)
      const rows = Array.from({ length: 2 + pick(6) }, (_, row) => {
        const numbers =
          kind === 'layers' ? [String(row), String(row + 1), piece()] : Array.from({ length: columns }, number)
        return [pick(4) === 0 ? piece() : `${piece().slice(0, 12)}x`, ...numbers].join(' | ')
      })
      const names = Array.from({ length: columns + 1 }, () => `${piece().slice(0, 20)}x`).join(' | ')
      const html = renderMarkdown(
        fence(
          `kind: ${kind}\ntitle: x${piece().slice(0, 70)}\nunit: ${piece().slice(0, 16)}x\n${names}\n${rows.join('\n')}`,
        ),
      )
      if (html.includes('<svg')) drawn += 1
      expect(html.length).toBeLessThan(40_000)
      for (const [tag, name = '', attributes = ''] of html.matchAll(tags)) {
        const isPlain = !/on\w+=|style=|href=|src=|\bid=/.test(attributes.replaceAll(/"[^"]*"/g, ''))
        const isDrawn = !/NaN|Infinity|undefined|alert|evil|url\(/.test(attributes)
        if (!allowed.has(name) || !isPlain || !isDrawn) foreign.push(tag)
      }
    }
    expect(foreign).toEqual([])
    // Makes sure that the test has looked at the elements of drawings at all.
    expect(drawn).toBeGreaterThan(100)
  })
})
