import { expect, it } from 'vitest'
import { asksFresh, readBookmark, writeBookmarkCookie, writeFreshCookie } from './fresh-cookie.ts'

it('is read as it is written, among other cookies', () => {
  const [pair] = writeFreshCookie().split(';')
  for (const cookies of [pair, `theme=dark; ${pair}`, `${pair}; theme=dark`]) expect(asksFresh(cookies)).toBe(true)
})

it.each([null, '', 'kere_fresh=', 'kere_fresh=0', 'xkere_fresh=1', 'theme=kere_fresh=1', 'kere_fresh=11'])(
  'is not found in %j',
  (cookies) => expect(asksFresh(cookies)).toBe(false),
)

it('reads the bookmark that was written, and no other text', () => {
  const bookmark = '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683'
  const [pair] = writeBookmarkCookie(bookmark).split(';')
  for (const cookies of [pair, `theme=dark; ${pair}`, `${pair}; theme=dark`])
    expect(readBookmark(cookies)).toBe(bookmark)
  for (const cookies of [null, '', 'kere_bookmark=', `x${pair}`, 'kere_bookmark=first-primary', `${pair}x`])
    expect(readBookmark(cookies)).toBeNull()
})
