import { expect, it } from 'vitest'
import { unclearComments } from './plain-comments.ts'

it.each([
  ['a clause', 'const a = 1\n/** What waits for an admin. */\nconst b = 2', 'a.ts:2: "What waits for an admin."'],
  ['a part of a sentence', 'const a = 1 // of the row', 'a.ts:1: "of the row"'],
  ['one over several lines', '/**\n * Whoever asks\n * is answered.\n */', 'a.ts:1: "Whoever asks is answered."'],
])('refuses %s', (_, text, place) => {
  expect(unclearComments('a.ts', text)).toEqual([`${place} begins without a subject: write a sentence, or delete it`])
})

it.each(['S-448', 'S-448, S-451', 'S-122 to S-126.', 'C-01 and U-02'])('refuses the bare number %s', (text) => {
  expect(unclearComments('a.ts', `/** ${text} */`)).toEqual([
    `a.ts:1: "${text}" only names what the title of a test names`,
  ])
})

it.each([
  ['a sentence', '/** An undo deletes the held email (S-448). */'],
  ['a second line of one comment', '// The email is held back,\n// as an undo deletes it.'],
  ['a text that only looks like a comment', "const a = '// Of nobody'"],
  ['what is no word of its own', '// Ofcom'],
])('takes %s', (_, text) => {
  expect(unclearComments('a.ts', text)).toEqual([])
})

it.each([
  ['a.css', 'a { color: red; }\n/* As wide as the page. */'],
  ['a.sql', 'SELECT 1;\n-- By the day.'],
  ['a.tsx', 'const a = (\n  <p>{/* From the top. */}</p>\n)'],
])('reads %s', (path, text) => {
  expect(unclearComments(path, text)).toHaveLength(1)
})
