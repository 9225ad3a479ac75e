import { expect, it } from 'vitest'
import { countGraphemes } from './graphemes.ts'

it.each([
  ['', 0],
  ['Kere', 4],
  ['👨‍👩‍👧‍👦', 1],
  ['👨‍👩‍👧‍👦'.repeat(500), 500],
  ['👍🏽❤️', 2],
  ['🇮🇳🇮🇳', 2],
  ['1️⃣', 1],
  ['ಕೆರೆ', 2],
  ['e\u0301', 1],
  ['a\nb', 3],
])('counts %j as people see it', (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})

it.runIf('Segmenter' in Intl)('counts as Intl.Segmenter does', () => {
  const segmenter = new Intl.Segmenter('en')
  for (const text of ['Naïve café', 'தமிழ்நாடு', '👩🏾‍🚒 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '한국어', 'ab\r\nc'])
    expect(countGraphemes(text), text).toBe([...segmenter.segment(text)].length)
})
