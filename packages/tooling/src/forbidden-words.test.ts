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

const handmade = 'is right for one number only: countOf and nounOf say the noun of any'

it.each([
  ['{`${limits.resetLinkMinutes} minutes`}', '{limits.resetLinkMinutes} minutes'],
  ['<p>{slots.length} open times and {files.length} files</p>', '{files.length} files'],
  ['`${indianDigits(count)} emails`', '{indianDigits(count)} emails'],
  ["words.toLocaleString('en-IN') + `${words.toLocaleString('en-IN')} words`", "{words.toLocaleString('en-IN')} words"],
  ["count === 1 ? 'entry' : 'entries'", "=== 1 ? 'entry' : 'entries'"],
  ["years === 1 ? '1 year' : `${years} long ones`", "=== 1 ? '1 "],
])('refuses a noun that does not follow its number: %s', (line, found) => {
  for (const path of ['mfe-public/src/a.tsx', 'workers/jobs/src/a.mails.ts'])
    expect(forbiddenWords(path, line)).toEqual([`${path}:1: "${found}" ${handmade}`])
  for (const path of ['docs/a.md', 'scripts/a.ts', 'mfe-public/src/a.test.tsx'])
    expect(forbiddenWords(path, line)).toEqual([])
})

it.each([
  "{countOf(limits.resetLinkMinutes, 'minute')}",
  "others.length === 1 ? 'desk:grid-cols-2' : 'wide:grid-cols-3'",
  "count === 1 ? 'Sign out the other session' : `Sign out ${countOf(count, 'other session')}`",
  '{name} answers, and ${product} events',
])('lets stand beside a number: %s', (line) => {
  expect(forbiddenWords('mfe-public/src/a.tsx', line)).toEqual([])
})

it.each([
  './work/next.ts',
  'https://kere.test/home/page',
  'import { registry } from "./registry.ts"',
  '/usr/bin/chromium',
])('lets %s stand', (line) => {
  expect(forbiddenWords('a.ts', line)).toEqual([])
})
