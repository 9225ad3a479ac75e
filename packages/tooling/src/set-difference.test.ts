import { expect, it } from 'vitest'
import { setDifference } from './set-difference.ts'

const remedies = {
  missing: (name: string) => `write ${name}.ts.`,
  surplus: (name: string) => `delete ${name}.ts.`,
}

it('names what is missing and what is too much, and says what to do about each', () => {
  expect(setDifference(['users', 'orders', 'events'], ['events', 'labs', 'carts'], remedies)).toEqual([
    'orders is missing: write orders.ts.',
    'users is missing: write users.ts.',
    'carts is too much: delete carts.ts.',
    'labs is too much: delete labs.ts.',
  ])
})

it('says nothing of sets that hold the same, in whatever order', () => {
  expect(setDifference(['users', 'orders'], ['orders', 'users'], remedies)).toEqual([])
})
