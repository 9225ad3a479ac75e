import { expect, it } from 'vitest'
import { readWatchToken, writeWatchToken, type SentPage } from './watch-token.ts'

const now = Date.UTC(2026, 10, 22, 10)
const page: SentPage = {
  voter: { witness: 'user', id: 'AAAAAAAAAAAAAAAA', network: 'BBBBBBBBBBBBBBBB' },
  releases: { public: '0123456789ab', learner: 'ba9876543210' },
}

it('names whom a page was sent to and its releases, for an hour', async () => {
  const token = await writeWatchToken(page, 'secret', now)
  expect(token).toMatch(/^[\w~@,-]+$/)
  expect(await readWatchToken(token, 'secret', now + 59 * 60_000)).toEqual(page)
  expect(await readWatchToken(token, 'secret', now + 61 * 60_000)).toBeNull()
  expect(await readWatchToken(token, 'secret', now - 1)).toBeNull()
})

it.each([
  ['another release', (token: string) => token.replace('0123456789ab', '0123456789ac')],
  ['another witness', (token: string) => token.replace('visitor', 'user')],
  ['another network', (token: string) => token.replace('BBBB', 'CCCC')],
  ['another instant', (token: string) => token.replace(String(now), String(now + 1))],
  ['another signature', (token: string) => `${token.slice(0, -2)}AA`],
  ['no signature', (token: string) => token.slice(0, -23)],
  ['nothing', () => ''],
])('is not taken with %s', async (_, change) => {
  const visitor = { ...page, voter: { ...page.voter, witness: 'visitor' as const } }
  expect(await readWatchToken(change(await writeWatchToken(visitor, 'secret', now)), 'secret', now)).toBeNull()
})

it('is not taken under another secret', async () => {
  expect(await readWatchToken(await writeWatchToken(page, 'another', now), 'secret', now)).toBeNull()
})
