import { expect, it } from 'vitest'
import { missingTests, wrongSums } from './security-claims.ts'

const tests = new Map([
  ['workers/api/src/a.test.ts', "it('[S-001] refuses a forged cookie', …)"],
  ['workers/jobs/src/a.test.ts', "it('keeps a subject to one line', …)"],
])

it('finds a test by its file and a part of its title, in whichever folder', () => {
  const text = '| 1.1.1 | x | test | `a.test.ts` “refuses a forged cookie”, “keeps a subject to one line” |'
  expect(missingTests('docs/a.md', text, tests)).toEqual([])
})

it('says which file or title is not there', () => {
  const text = '`a.test.ts` “refuses a forged cookie”, “takes all”; `b.spec.ts` “opens”; `c.ts` is no test'
  expect(missingTests('docs/a.md', text, tests)).toEqual([
    'docs/a.md names “takes all”, which a.test.ts does not have',
    'docs/a.md names b.spec.ts, which is not there',
  ])
})

const table = `
| 1.1.1, 1.1.2 | x | test      | y |
| 1.2.1        | x | exception | y |
- 1.3.1, 1.3.2: nothing of the kind.
| 11.1.1       | x | open      | y |
`

it('adds up what stands in each chapter', () => {
  const sums = '| V1 Encoding | 2 | 1 | 0 | 2 |\n| V11 Keys | 0 | 0 | 1 | 0 |\n'
  expect(wrongSums('docs/a.md', table + sums)).toEqual([])
})

it('says which sum is wrong, and which number stands twice', () => {
  const more = '| 1.1.2 | x | open | y |\n| V1 Encoding | 2 | 1 | 0 | 2 |\n'
  expect(wrongSums('docs/a.md', table + more)).toEqual([
    'docs/a.md has 1.1.2 twice',
    'docs/a.md counts 0 as open in V1, and has 1',
  ])
})
