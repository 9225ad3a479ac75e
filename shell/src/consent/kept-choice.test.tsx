import { breakStorage, storageModes } from '@kere/platform/web-storage.fixtures'
import { afterEach, expect, it, vi } from 'vitest'
import { keepChoice, readChoice } from './kept-choice.ts'

afterEach(() => {
  vi.restoreAllMocks()
  keepChoice('declined')
  localStorage.clear()
})

it.each(storageModes)('[S-293] an answer holds for the page where storage is %s', (mode) => {
  breakStorage(mode)
  expect(readChoice()).toBeNull()
  keepChoice('accepted')
  expect(readChoice()).toBe('accepted')
})
