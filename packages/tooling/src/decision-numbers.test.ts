import { expect, it } from 'vitest'
import { decisionsIn, doubledDecisions, unknownDecisions } from './decision-numbers.ts'

it('finds a decision by its heading', () => {
  expect(
    decisionsIn('# Decisions: Orders\n\n## 0042 An order waits\n\n### Decision\n\n## 0050 A buyer says\n'),
  ).toEqual(['0042', '0050'])
})

it('says which decision a text names that is not there, or not by its four digits', () => {
  const text = 'As decision 0042 says. Decisions 0043 and (decision 42) are others; a decision of 7 days is none.'
  expect(unknownDecisions('a.ts', text, new Set(['0042']))).toEqual([
    'a.ts names decision 0043, which docs/decisions does not have',
    'a.ts names decision 42, which docs/decisions does not have',
  ])
})

it('says which number two decisions have', () => {
  expect(doubledDecisions(['0042', '0050', '0042'])).toEqual([
    'docs/decisions has two decisions 0042: give the younger one the next number that is free',
  ])
})
