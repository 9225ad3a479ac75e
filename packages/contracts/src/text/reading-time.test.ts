import { describe, expect, it } from 'vitest'
import { isNote, readingTimeOf, withoutFigures } from './reading-time.ts'

const words = (count: number) => 'lake '.repeat(count)
const figure = '```figure\nkind: bars\ntitle: Many words that nobody counts\nunit: mm\na | b\nc | 1\nd | 2\n```\n'

describe('readingTimeOf', () => {
  it.each([
    ['', { words: 0, minutes: 0 }],
    ['ಕೆರೆಯ ನೀರು', { words: 2, minutes: 1 }],
    [words(249), { words: 249, minutes: 2 }],
    [words(250), { words: 250, minutes: 2 }],
    [words(400), { words: 400, minutes: 2 }],
    [words(401), { words: 401, minutes: 3 }],
    [`${words(400)}\n\n${figure}`, { words: 400, minutes: 3 }],
    [`${figure}\n${figure}${words(300)}`, { words: 300, minutes: 2 }],
  ])('counts whole minutes (%#)', (markdown, time) => expect(readingTimeOf(markdown)).toEqual(time))

  it('calls fewer than 250 words a note', () => expect([249, 250].map(isNote)).toEqual([true, false]))

  it('takes an open end for no figure, however many there are', () => {
    const fences = Array.from({ length: 400 }, (_, ticks) => `${'`'.repeat(403 - ticks)}figure\n`).join('')
    expect(withoutFigures(fences)).toBe(fences)
    expect(withoutFigures(`Before\n${figure}After`).replaceAll('\n', '')).toBe('BeforeAfter')
  })
})
