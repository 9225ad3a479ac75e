import { describe, expect, it } from 'vitest'
import { markdownLength } from './markdown-limits.ts'
import { renderMarkdown } from './render-markdown.ts'

describe('a lesson’s text', () => {
  it('keeps what Markdown says: emphasis, lists, quotes, code and line ends as they were typed', () => {
    expect(renderMarkdown('One *two* **three** ~~four~~ `five`\nsix\n\n> seven\n\n2. eight')).toBe(
      '<p>One <em>two</em> <strong>three</strong> <del>four</del> <code>five</code><br>\nsix</p>\n' +
        '<blockquote>\n<p>seven</p>\n</blockquote>\n<ol start="2">\n<li>eight</li>\n</ol>',
    )
  })

  it('begins its headings below the page’s, and skips none', () => {
    expect(renderMarkdown('# One\n\n#### Two\n\n# Three')).toBe('<h3>One</h3>\n<h4>Two</h4>\n<h3>Three</h3>')
    expect(renderMarkdown('## One\n\n### Two')).toBe('<h3>One</h3>\n<h4>Two</h4>')
  })

  it('lets tables and code scroll by themselves, by keyboard too', () => {
    const html = renderMarkdown('| a | b |\n| - | -: |\n| 1 | 2 |\n\n```\nx\n```')
    expect(html).toContain('<div tabindex="0" class="scroll" role="group" aria-label="Table"><table>')
    expect(html).toContain('<th scope="col" data-align="right">b</th>')
    expect(html).toContain('<pre tabindex="0"><code>x\n</code></pre>')
    expect(html).not.toContain('style')
  })

  it('gives its notes ids of their own, so that none takes the place of the page’s', () => {
    expect(renderMarkdown('Said[^root].\n\n[^root]: By whom')).toContain('<li id="text-fn-root">')
  })

  it('shows pictures of this site only, and of others their description', () => {
    expect(renderMarkdown('![A lake](/media/pictures/a1.webp)')).toBe(
      '<p><img src="/media/pictures/a1.webp" alt="A lake" loading="lazy" decoding="async"></p>',
    )
    for (const source of [
      'https://other.example/a.png',
      '//other.example/a.png',
      'data:image/svg+xml,<svg/>',
      '/api/x',
    ])
      expect(renderMarkdown(`![A lake](${source})`)).toBe('<p>A lake</p>')
  })
})

const alive =
  /<(?:script|svg|iframe|object|embed|style|link|meta|base|form|math|video|audio|template|noscript|button)|\son\w+=|javascript:|vbscript:|data:|srcdoc|<img|style=/i

describe('a hostile text renders inert', () => {
  it.each([
    '<script>alert(1)</script>',
    'a <svg onload=alert(1)> b',
    '<img src=x onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>*{display:none}</style>',
    '<details open ontoggle=alert(1)>x</details>',
    '<form action=https://evil.example><input name=password></form>',
    '<base href=https://evil.example>',
    '<math><mtext></p><style><img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&Tab;script:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](vbscript:msgbox(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![x](javascript:alert(1))',
    '![x" onerror="alert(1)](/media/a.png" onerror="alert(1))',
    '<https://a.example/"onmouseover="alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '[x](https://a.example "x\\" onclick=\\"alert(1)")',
    '```html"onload="alert(1)\nx\n```',
    '| <script>alert(1)</script> | [x](javascript:alert(1)) |\n|-|-|\n| <table><tr><td onclick=alert(1)> | ![x](x) |',
    '- [x] <input type=checkbox onchange=alert(1)>',
    '<!-- --><script>alert(1)</script>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '[^1]\n\n[^1]: <svg onload=alert(1)> [x](javascript:alert(1))',
    'text <a href="javascript:alert(1)" style="position:fixed">everywhere</a>',
  ])('%s', (markdown) => {
    const markup = renderMarkdown(markdown).match(/<[^>]*>/g) ?? []
    expect(markup.filter((tag) => alive.test(tag))).toEqual([])
  })

  it('leads to the web, to an address or to a page of this site, and says whose word a link is', () => {
    expect(renderMarkdown('[a](https://a.example) [b](mailto:b@b.example) [c](/courses)')).toBe(
      '<p><a href="https://a.example" rel="nofollow ugc noopener noreferrer">a</a> ' +
        '<a href="mailto:b@b.example" rel="nofollow ugc noopener noreferrer">b</a> <a href="/courses">c</a></p>',
    )
    for (const address of ['//evil.example', 'ftp://a.example', '#root', 'evil.html', 'tel:1'])
      expect(renderMarkdown(`[x](${address})`)).toBe('<p>x</p>')
  })

  it('is a card where it leads to a page of this site and its title says of what kind', () => {
    expect(renderMarkdown('[Reading a lake](/courses/crs_1 "Course")')).toBe(
      '<p><a href="/courses/crs_1" title="Course">Reading a lake</a></p>',
    )
    expect(renderMarkdown('[Reading a lake](/courses/crs_1 "Free money")')).not.toContain('title')
    expect(renderMarkdown('[Reading a lake](https://a.example "Course")')).not.toContain('title')
    expect(renderMarkdown('[Reading a lake](//a.example "Course")')).not.toContain('title')
  })
})

describe('a text that is made to keep the renderer busy', () => {
  it('is refused beyond 100,000 characters', () => {
    expect(() => renderMarkdown('<script>|a|\n'.repeat(17_000))).toThrow(
      expect.objectContaining({ reason: 'too_long' }),
    )
    expect(renderMarkdown(`${'word '.repeat(100)}\n\n`.repeat(199)).length).toBeGreaterThan(99_000)
  })

  it('is none of 100,000 characters of prose, or of half as many that somebody wrote with everything there is', () => {
    const section = [
      '## What to look for',
      '**Secchi depth** is read [twice](https://a.example/secchi), once *going down* and once coming up, by `two` people.',
      '- [ ] Lower the disc on the shaded side\n- [ ] Note the depth, see [the table](#text-depths)\n  - in centimetres\n- [ ] Raise it',
      '| Depth | Reading | Said of it |\n| --- | ---: | --- |\n| 10 cm | **clear** | [how](/courses) |\n| 40 cm | murky | a < b |',
      'The bund is older than the road. '.repeat(10),
      'Ask whoever fishes there what it looked like in the year of the flood, and write it down in their words. '.repeat(
        4,
      ),
      '```\ndepth = (down + up) / 2\n```',
      '> “A lake is a landscape’s most beautiful feature.” ![A lake](/media/pictures/a1.webp) https://a.example/?q=1&r=2.',
      '1. Walk\n2. Look\n3. Write: ________ cm, on __________',
    ].join('\n\n')
    const lesson = `${section}\n\n`.repeat(Math.floor(markdownLength / 2 / section.length))
    expect(renderMarkdown(lesson)).toContain('<strong>Secchi depth</strong>')
  })

  const fill = (part: string) => part.repeat(Math.floor(markdownLength / part.length))

  it.each([
    ['quotes', fill('>')],
    ['quotes with spaces', fill('> ')],
    ['quotes and lists', fill('> - ')],
    ['numbers', fill('1. ')],
    ['lists in lists', Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
    ['open brackets', fill('[')],
    ['links in links', fill('[').slice(0, 50_000) + fill(']').slice(0, 50_000)],
    ['quotes in lists, line after line', '> - > - > - a\n'.repeat(4000)],
    ['a table of ten thousand cells', `${'|a'.repeat(40)}\n${'|-'.repeat(40)}\n${`${'|a'.repeat(40)}\n`.repeat(250)}`],
    ['mixed emphasis', fill('*a_')],
    ['strikes', fill('~~a')],
    ['underlined lines', fill('a\n=\n')],
    ['definitions', Array.from({ length: 9000 }, (_, number) => `[${number}]: a`).join('\n')],
    ['a table of a thousand columns', `${'|a'.repeat(1000)}\n${'|-'.repeat(1000)}\n${fill('|\n').slice(0, 90_000)}`],
    ['a table without an end', `|a|b|\n|-|-|\n${fill('|a|b|\n').slice(0, 90_000)}`],
    ['items', fill('- a\n')],
    ['comments that do not end', fill('a <!-- ')],
    ['code that does not end', Array.from({ length: 400 }, (__, ticks) => `${'`'.repeat(ticks + 1)}a`).join(' ')],
    ['links that do not end', `${'[a](b "'.repeat(1000)}${'a'.repeat(90_000)}`],
    ['pictures in pictures', `${'!['.repeat(40)}${'*a_'.repeat(100)}${'](b)'.repeat(40)}`],
    ['an address that may end at each of its characters', `https://a.example/${'!'.repeat(50_000)}a`],
    ['addresses in an address', fill('www.a_')],
    ['a long address that is linked to again and again', `[a]: /${'x'.repeat(50_000)}\n\n${'[a] '.repeat(2000)}`],
    ['notes without an end', `[^1]: a\n\n${fill('[^1]\n\n').slice(0, 90_000)}`],
  ])('of %s is refused before it is parsed', (_, markdown) => {
    expect(() => renderMarkdown(markdown)).toThrow(expect.objectContaining({ reason: 'too_complex' }))
  })
})
