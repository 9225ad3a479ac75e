import { expect, it } from 'vitest'
import { readWatchToken, writeWatchToken } from './watch-token.ts'

const page = { remote: 'public', release: '0123456789ab' }
const now = Date.UTC(2026, 10, 22, 10, 0, 30)

it('names its release for an hour, and is the same for everybody in a minute', async () => {
  const token = await writeWatchToken(page, 'secret', now)
  expect(await writeWatchToken(page, 'secret', now + 20_000)).toBe(token)
  expect(await readWatchToken(token, 'secret', now + 59 * 60_000)).toEqual(page)
  expect(await readWatchToken(token, 'secret', now + 61 * 60_000)).toBeNull()
})

it.each([
  ['another release', (token: string) => token.replace('0123456789ab', '0123456789ac')],
  ['another remote', (token: string) => token.replace('public', 'admin')],
  ['another minute', (token: string) => token.replace(/\.(\d+)\./, (_, minute) => `.${Number(minute) + 1}.`)],
  ['another signature', (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
  ['no signature', (token: string) => token.slice(0, token.lastIndexOf('.'))],
  ['nothing', () => ''],
])('is not taken with %s', async (_, change) => {
  expect(await readWatchToken(change(await writeWatchToken(page, 'secret', now)), 'secret', now)).toBeNull()
})

it('is not taken under another secret', async () => {
  expect(await readWatchToken(await writeWatchToken(page, 'secret', now), 'other', now)).toBeNull()
})
