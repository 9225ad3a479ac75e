import { describe, expect, it } from 'vitest'
import { previewMarkdown, renderMarkdown } from './render-markdown.ts'

describe('a text loses nothing without a word', () => {
  it.each([
    ['Write <your name> here', '<p>Write &#x3C;your name> here</p>'],
    ['pH <b>*7*</b> & up', '<p>pH &#x3C;b><em>7</em>&#x3C;/b> &#x26; up</p>'],
    [
      '<div align="center">\n**Kere**\n</div>',
      '<p>&#x3C;div align="center"><br>\n<strong>Kere</strong><br>\n&#x3C;/div></p>',
    ],
    ['<script>alert(1)</script>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
    ['List<String> and Map<K, V>', '<p>List&#x3C;String> and Map&#x3C;K, V></p>'],
  ])('shows a tag as it was typed: %s', (markdown, html) =>
    expect(previewMarkdown(markdown)).toEqual({ html, leftOut: [] }),
  )

  it.each([
    ['one<br>two', '<p>one<br>two</p>'],
    ['one<BR />two</br>three', '<p>one<br>two<br>three</p>'],
    ['one<br class="x">\ntwo', '<p>one<br>\ntwo</p>'],
    ['- one<br/>two', '<ul>\n<li>one<br>two</li>\n</ul>'],
  ])('breaks where a break was typed: %s', (markdown, html) => expect(renderMarkdown(markdown)).toBe(html))

  it('breaks in the cell of a table', () => {
    expect(renderMarkdown('| a |\n| - |\n| one<br>two |')).toContain('<td>one<br>two</td>')
    expect(renderMarkdown('`a<br>b`')).toBe('<p><code>a&#x3C;br>b</code></p>')
  })

  const rel = 'rel="nofollow ugc noopener noreferrer"'

  it.each([
    ['[site](www.example.org)', `<p><a href="https://www.example.org" ${rel}>site</a></p>`],
    ['[site](WWW.example.org:8080/a?b=c)', `<p><a href="https://WWW.example.org:8080/a?b=c" ${rel}>site</a></p>`],
    ['[site][a]\n\n[a]: www.example.org/x', `<p><a href="https://www.example.org/x" ${rel}>site</a></p>`],
    ['www.example.org', `<p><a href="https://www.example.org" ${rel}>www.example.org</a></p>`],
    ['[write](asha@example.org)', `<p><a href="mailto:asha@example.org" ${rel}>write</a></p>`],
    ['http://example.org', `<p><a href="http://example.org" ${rel}>http://example.org</a></p>`],
  ])('gives an address its scheme: %s', (markdown, html) =>
    expect(previewMarkdown(markdown)).toEqual({ html, leftOut: [] }),
  )

  it.each([
    ['ನೋಡಿ https://example.org/a। ನಂತರ', 'https://example.org/a', '। ನಂತರ'],
    ['देखें www.example.org॥', 'www.example.org', '॥'],
    ['“https://example.org/a.”', 'https://example.org/a', '.”'],
    ['https://example.org/a… and on', 'https://example.org/a', '… and on'],
    ['https://example.org/a।अगला वाक्य', 'https://example.org/a', '।अगला वाक्य'],
    ['https://example.org/ಕೆರೆ_(x)', 'https://example.org/ಕೆರೆ_(x)', ''],
  ])('ends a bare link where its sentence does: %s', (markdown, shown, rest) => {
    const address = encodeURI(shown.replace(/^www/, 'https://www'))
    expect(renderMarkdown(markdown)).toContain(`<a href="${address}" ${rel}>${shown}</a>${rest}`)
  })

  it('leaves a link that was marked as one whole', () => {
    expect(renderMarkdown('<https://example.org/a।>')).toContain('href="https://example.org/a%E0%A5%A4"')
    expect(renderMarkdown('[https://example.org/a।](https://example.org/a।)')).toContain('%E0%A5%A4"')
  })

  it.each([
    ['**“ಕೆರೆ”**ಗೆ', '<strong>“ಕೆರೆ”</strong>ಗೆ'],
    ['*(ಕೆರೆ)*ಯ', '<em>(ಕೆರೆ)</em>ಯ'],
    ['~~“झील”~~में', '<del>“झील”</del>में'],
    ['ಈ**“ಕೆರೆ”**ಗೆ', 'ಈ<strong>“ಕೆರೆ”</strong>ಗೆ'],
    ['**“озеро”**ом', '<strong>“озеро”</strong>ом'],
    ['***“ஏரி”***க்கு', '<em><strong>“ஏரி”</strong></em>க்கு'],
    ['**湖。**水', '<strong>湖。</strong>水'],
    ['**ಕೆರೆ**ಗೆ', '<strong>ಕೆರೆ</strong>ಗೆ'],
  ])('reads emphasis in any script: %s', (markdown, html) => expect(renderMarkdown(markdown)).toBe(`<p>${html}</p>`))

  it.each(['2 * 3 * 4', 'ಕೆರೆ * 2 * 3', '5*“x', '\\*\\*“ಕೆರೆ”\\*\\*ಗೆ', 'a ~ b ~ c'])(
    'takes no mark for emphasis that is none: %s',
    (markdown) => expect(renderMarkdown(markdown)).not.toMatch(/<(?:em|strong|del)>/),
  )

  it.each([
    ['a <!-- for us --> b', 'comment', '<!-- for us -->'],
    ['<!-- for us -->', 'comment', '<!-- for us -->'],
    ['![A lake](https://other.example/a.png)', 'picture', '![A lake](https://other.example/a.png)'],
    ['[call](tel:+918012345678)', 'link', '[call](tel:+918012345678)'],
    ['[x](page.html)', 'link', '[x](page.html)'],
    ['[x](javascript:alert(1))', 'link', '[x](javascript:alert(1))'],
    ['Said\n\n[^1]: By whom', 'note', '[^1]: By whom'],
    ['[Asha]: hello\n\nShe said', 'definition', '[Asha]: hello'],
    ['[a]\n\n[a]: /courses\n\n[a]: /events', 'definition', '[a]: /events'],
  ])('says what it left out: %s', (markdown, kind, source) =>
    expect(previewMarkdown(markdown).leftOut).toEqual([{ kind, source }]),
  )

  it('says nothing of what is used twice, and leaves no empty paragraph', () => {
    expect(previewMarkdown('[a] and [b][a], said[^1] twice[^1]\n\n[a]: /courses\n\n[^1]: By whom').leftOut).toEqual([])
    expect(renderMarkdown('one\n\n<!-- x -->\n\ntwo')).toBe('<p>one</p>\n\n<p>two</p>')
  })
})
