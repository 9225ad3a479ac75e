import { expect, it } from 'vitest'
import { readPrice } from './read-price.ts'

it.each([
  ['0', 0],
  ['1499', 1499],
  ['₹ 1,499', 1499],
  ['12.50', null],
  ['-5', null],
  ['', null],
  ['free', null],
  ['1000001', null],
])('[C-15] %s as a price is %s', (typed, price) => {
  expect(readPrice(typed)).toBe(price)
})
