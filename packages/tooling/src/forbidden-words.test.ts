import { expect, it } from 'vitest'
import { forbiddenWords } from './forbidden-words.ts'

it.each([
  ['a machine path', 'cd /home/ada/kere', '"/home/ada" is a path of one machine'],
  ['a home folder', 'open /Users/asha/kere', '"/Users/asha" is a path of one machine'],
  [
    'a registry',
    'from https://registry.example.org/hono',
    '"https://registry.example.org" is the address of a package registry',
  ],
  [
    'an insert by position',
    "INSERT INTO users VALUES ('usr_1')",
    '"INSERT INTO users VALUES" does not name its columns',
  ],
  [
    'one over two lines',
    'insert or ignore into users\n  SELECT 1',
    '"insert or ignore into users SELECT" does not name its columns',
  ],
  [
    'a select into a table by position',
    'db.insert(users).select(sql`SELECT 1`)',
    '".insert(users).select(" names no columns either: insertSelect does',
  ],
  [
    'one whose select stands elsewhere',
    'db.insert(users)\n  .select(userRow(user))',
    '".insert(users) .select(" names no columns either: insertSelect does',
  ],
  ['a note to oneself', '// TODO later', '"TODO" belongs in an issue'],
])('refuses %s', (_, line, refusal) => {
  expect(forbiddenWords('a.ts', `\n${line}\n`)).toEqual([`a.ts:2: ${refusal}`])
})

it.each([
  './work/next.ts',
  'https://kere.test/home/page',
  'import { registry } from "./registry.ts"',
  '/usr/bin/chromium',
])('lets %s stand', (line) => {
  expect(forbiddenWords('a.ts', line)).toEqual([])
})
