import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { bookmarkCookie, readBookmark } from '@kere/contracts/accounts/fresh-cookie'
import { notificationChoices } from '@kere/contracts/notifications/notification-options'
import { expect, it } from 'vitest'
import { startApi } from '../../test/call-api.ts'
import { laggingDatabase } from '../../test/lagging-database.ts'
import { accessTokenOf, aUser } from '../../test/sessions.ts'

const lagMs = 10_000
const path = '/api/me/notification-preferences'
const kind = 'mentorship_requests'

/** @returns how many reads showed the reader's latest write: at once, and after the replica had caught up */
async function writeAndRead(writes: number, { keepsCookies }: { keepsCookies: boolean }) {
  const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
  const learner = await aUser('student')
  const tables = ['users', 'profiles', 'sessions', 'notification_preferences']
  const { db, answers } = await laggingDatabase(tables, clock, lagMs)
  const { call } = startApi({ db, now: () => clock.now })
  const read = { atOnce: 0, later: 0 }
  let bookmark = ''
  const cookie = async () => {
    const signedIn = `${accessCookie}=${await accessTokenOf(learner, { at: clock.now })}`
    return keepsCookies && bookmark ? `${signedIn}; ${bookmarkCookie}=${bookmark}` : signedIn
  }
  const shows = async (choice: string) => {
    const { text } = await call(path, { headers: { cookie: await cookie() } })
    return text.split(`"kind":"${kind}"`)[1]!.split('}')[0]!.includes(`"choice":"${choice}"`)
  }
  for (let write = 0; write < writes; write += 1) {
    const choice = notificationChoices[(write + 1) % notificationChoices.length]!
    const { status, headers } = await call(`${path}/${kind}`, {
      method: 'PUT',
      headers: { cookie: await cookie(), origin: 'https://kere.test', 'content-type': 'application/json' },
      body: JSON.stringify({ choice }),
    })
    expect(status).toBe(200)
    bookmark = headers.getSetCookie().map(readBookmark).find(Boolean)!
    if (await shows(choice)) read.atOnce += 1
    clock.now += lagMs
    if (await shows(choice)) read.later += 1
  }
  return { read, answers }
}

it('reads each own write while the replica is ten seconds behind, and from the replica afterwards', async () => {
  const { read, answers } = await writeAndRead(25, { keepsCookies: true })
  expect(read).toEqual({ atOnce: 25, later: 25 })
  expect(answers.replica).toBe(25)
})

it('reads what the replica has where nobody says what they wrote', async () => {
  const { read, answers } = await writeAndRead(8, { keepsCookies: false })
  expect(read).toEqual({ atOnce: 0, later: 8 })
  expect(answers.replica).toBe(16)
})
