import { getSchema } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { createWriter, extensions, readMarkdown } from './rich-document.ts'

const schema = getSchema(extensions)

function again(markdown: string, { isTouched }: { isTouched: boolean }) {
  const { json, sources } = readMarkdown(markdown)
  const doc = schema.nodeFromJSON(json)
  const writer = createWriter()
  if (!isTouched) writer.remember(doc, sources)
  return { kinds: doc.children.map(({ type }) => type.name), text: writer.write(doc) }
}

const odd = `Setext
======

*  starred
*  twice

__bold__ and _thin_\\
new line

| a | b |
|---|:-:|
| 1 | x \\| y |`

it('a text that nobody touches keeps every sign of its author', () => {
  expect(again(odd, { isTouched: false }).text).toBe(odd)
})

describe('a block that is written anew says what it said', () => {
  it.each([
    '### Heading with `code` and **bold *thin***',
    'A line,\nanother. [Link](https://example.org/a_b "Title")',
    '1. one\n2. two\n   - inner',
    '> quoted\n>\n> twice',
    '![A map](/media/pictures/a)',
    '```figure\nkind: bars\nJan | 2\n```',
    '| Month | Rain |\n| --- | --- |\n| Jan | 2 |',
    '---',
    'Nine streets[^1] paid **more**[^may].\n\n[^1]: Asked in *May*, by 212 households.\n\n[^may]: [The sheet](/labs)',
    '[^1]: One line,\nand the next.',
  ])('%s', (markdown) => {
    const { kinds, text } = again(markdown, { isTouched: true })
    expect(kinds).not.toContain('source')
    // A block that had lost anything would be of the kind `source` when it is read again.
    expect(again(text, { isTouched: true })).toEqual({ kinds, text })
  })
})

it.each([
  '<details>more</details>',
  'Water <b>first</b>',
  '[a]: https://example.org',
  '5 * 3 * 2',
  '- [ ] to do',
  '[^1]: note\n\n    Its second paragraph.',
])('what Markdown alone can say stands as it was typed: %s', (markdown) => {
  const { kinds, text } = again(markdown, { isTouched: true })
  expect(kinds).toContain('source')
  expect(text).toBe(markdown)
})
