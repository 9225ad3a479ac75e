import { expect, it } from 'vitest'
import { doneText, isOnlyOpened, progressText } from './progress-text.ts'

it.each([
  ['begun without a lesson done', { progress: 1, lessonsDone: 0 }, 'Opened', 'Opened'],
  ['begun, where the lessons are not told', { progress: 1 }, 'Opened', 'Opened'],
  ['one of a hundred lessons', { progress: 1, lessonsDone: 1 }, '1%', '1% done'],
  ['not begun', { progress: 0, lessonsDone: 0 }, '0%', '0% done'],
  ['all done', { progress: 100, lessonsDone: 15 }, '100%', '100% done'],
])('[C-61] %s', (_, begun, text, done) => {
  expect([progressText(begun), doneText(begun)]).toEqual([text, done])
  expect(isOnlyOpened(begun)).toBe(text === 'Opened')
})
