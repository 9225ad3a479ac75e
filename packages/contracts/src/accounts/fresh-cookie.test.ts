import { expect, it } from 'vitest'
import { asksFresh, writeFreshCookie } from './fresh-cookie.ts'

it('is read as it is written, among other cookies', () => {
  const [pair] = writeFreshCookie().split(';')
  for (const cookies of [pair, `theme=dark; ${pair}`, `${pair}; theme=dark`]) expect(asksFresh(cookies)).toBe(true)
})

it.each([null, '', 'kere_fresh=', 'kere_fresh=0', 'xkere_fresh=1', 'theme=kere_fresh=1', 'kere_fresh=11'])(
  'is not found in %j',
  (cookies) => expect(asksFresh(cookies)).toBe(false),
)
