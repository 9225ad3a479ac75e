import { describe, expect, it } from 'vitest'
import { editMarkdown, insertCard, insertPicture, lengthInWords, type MarkdownAct } from './markdown-edit.ts'

function apply(act: MarkdownAct, marked: string) {
  const start = marked.indexOf('[')
  const text = marked.replace('[', '').replace(']', '')
  const end = marked.indexOf(']') - 1
  const edit = editMarkdown(act, { text, start, end })
  const result = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  return [result, result.slice(edit.start, edit.end)]
}

describe('the toolbar', () => {
  it.each([
    ['bold', 'a [lake] b', 'a **lake** b', 'lake'],
    ['bold', 'a **[lake]** b', 'a lake b', 'lake'],
    ['bold', 'a []', 'a **bold text**', 'bold text'],
    ['italic', '[lake]', '_lake_', 'lake'],
    ['link', 'see [the map]', 'see [the map](https://)', 'https://'],
    ['heading', 'one\ntw[]o', 'one\n## two', ''],
    ['heading', '## tw[]o', 'two', ''],
    ['heading', '# tw[]o', '## two', ''],
    ['bullets', '[rope\nbolt]', '- rope\n- bolt', '- rope\n- bolt'],
    ['numbers', '[- rope\n- bolt]', '1. rope\n2. bolt', '1. rope\n2. bolt'],
    ['numbers', '[1. rope\n2. bolt]', 'rope\nbolt', 'rope\nbolt'],
    ['quote', '[so it was]', '> so it was', ''],
    ['code', '[x = 1]', '`x = 1`', 'x = 1'],
    ['code', 'a\n\n[x\ny]', 'a\n\n```\nx\ny\n```\n', '```\nx\ny\n```'],
    [
      'figure',
      'a\n\n[]',
      'a\n\n```figure\nkind: bars\ntitle: What the reader should see\nunit: mm\nMonth | Rain\nJan | 2\nFeb | 7\n```\n',
      '```figure\nkind: bars\ntitle: What the reader should see\nunit: mm\nMonth | Rain\nJan | 2\nFeb | 7\n```',
    ],
    [
      'table',
      'a[]',
      'a\n\n| Column | Column |\n| --- | --- |\n|  |  |\n',
      '| Column | Column |\n| --- | --- |\n|  |  |',
    ],
  ] as const)('%s makes of %j', (act, marked, result, selected) => {
    expect(apply(act, marked)).toEqual([result, selected])
  })
})

it.each([
  ['', ''],
  ['ಕೆರೆ', '1 word, about 1 min to read. '],
  ['It’s a lake. '.repeat(134), '402 words, about 3 min to read. '],
])('the length of a text is told in words and minutes', (text, words) => {
  expect(lengthInWords(text)).toBe(words)
})

it('sets a picture as a block of its own, with its description to be typed over', () => {
  const text = 'At the lake.'
  const edit = insertPicture({ text, start: 3, end: text.length }, '/media/post-pictures/key_1')
  const written = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  expect(written).toBe('At the lake.\n\n![What the picture shows](/media/post-pictures/key_1)\n')
  expect(written.slice(edit.start, edit.end)).toBe('What the picture shows')
  const next = insertPicture({ text: written, start: edit.start, end: edit.end }, '/media/y')
  expect(written.slice(0, next.from) + next.insert + written.slice(next.to)).toBe(
    `${written}\n![What the picture shows](/media/y)\n\n`,
  )
  const first = insertPicture({ text: 'At the lake.', start: 0, end: 0 }, '/media/x')
  expect(first.insert).toBe('![What the picture shows](/media/x)\n\n')
})

it('sets a card as a block of its own, with its title as it is', () => {
  const card = { kind: 'Course', title: 'Reading [a] *lake*', path: '/courses/crs_1' }
  const { insert } = insertCard({ text: 'At the lake.', start: 3, end: 3 }, card)
  expect(insert).toBe('\n\n[Reading \\[a\\] \\*lake\\*](/courses/crs_1 "Course")\n')
})
