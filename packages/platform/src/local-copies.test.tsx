import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLocalCopy, dropLocalCopies, hasLocalCopies, moveLocalCopy } from './local-copies.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const copyOf = (userId: string, name: string) => createLocalCopy({ userId, name, isValue: isText })
const write = (userId: string, name: string) =>
  copyOf(userId, name).write({ value: `${name} of ${userId}`, version: 1 })

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const days = (count: number) => vi.setSystemTime(Date.now() + count * 24 * 60 * 60 * 1000)

it('[U-36.own] is its account’s alone', () => {
  write('usr_1', 'event.evt_1')
  write('usr_10', 'event.evt_1')
  expect(copyOf('usr_1', 'event.evt_1').read()).toMatchObject({ value: 'event.evt_1 of usr_1', version: 1 })
  expect(copyOf('usr_2', 'event.evt_1').read()).toBeNull()
  dropLocalCopies('usr_1')
  expect([hasLocalCopies('usr_1'), hasLocalCopies('usr_10')]).toEqual([false, true])
})

it('[part of U-36.own] goes after 30 days, the next time that something is kept', () => {
  write('usr_1', 'event.evt_1')
  days(31)
  expect(copyOf('usr_1', 'event.evt_1').read()).toBeNull()
  write('usr_2', 'event.evt_2')
  expect(Object.keys(localStorage)).toEqual(['kere.copy.usr_2.event.evt_2'])
})

it('[part of U-36.own] is one of 50 at most: the oldest go', () => {
  for (let number = 0; number < 60; number += 1) {
    write('usr_1', `event.${number}`)
    vi.setSystemTime(Date.now() + 1000)
  }
  expect(localStorage).toHaveLength(50)
  expect(copyOf('usr_1', 'event.9').read()).toBeNull()
  expect(copyOf('usr_1', 'event.10').read()).not.toBeNull()
})

it('is cleared by the tab that has written or taken it, and moves with its name', () => {
  const copy = copyOf('usr_1', 'event.evt_1')
  localStorage.setItem(
    'kere.copy.usr_1.event.new',
    JSON.stringify({ value: 'words', version: 0, tab: 'another', at: Date.now() }),
  )
  moveLocalCopy('usr_1', 'event.new', 'event.evt_1')
  copy.clear()
  expect(copy.take()?.value).toBe('words')
  copy.clear()
  expect(localStorage).toHaveLength(0)
})
