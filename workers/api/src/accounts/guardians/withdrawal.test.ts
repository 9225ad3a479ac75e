import { env } from 'cloudflare:workers'
import { guardianNotices, type GuardianPurpose, guardianPurposes } from '@kere/contracts/accounts/consents-options'
import { agreeAsGuardian, refuseAsGuardian } from '@kere/contracts/accounts/guardians'
import { endpoints } from '@kere/contracts/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aMail } from '../../../test/factories.ts'
import { aGuardian } from '../../../test/guardians.ts'
import { aUser, secret, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../../console/labels.ts'
import { leaseMail } from '../../console/outbox/lease-mail.ts'
import { signLink } from '../../http/signed-link.ts'
import { sendDigests } from '../../notifications/send-digests.ts'
import { linkPurpose } from './guardians.labels.ts'

const minuteMs = 60_000

let api: ReturnType<typeof startApi>
let child: TestUser
let token: string

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  child = await aUser('student', {}, { firstName: 'Ananya', lastName: 'Shetty', dateOfBirth: '2011-06-01' })
  const { linkKey } = await aGuardian(child)
  token = await signLink(secret, linkPurpose, linkKey)
})

const send = (method: string, path: string, body?: unknown) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', cookie: child.cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const agree = (purposes: GuardianPurpose[]) => api.ask(agreeAsGuardian, { body: { token, purposes } })
const lease = (id: string) =>
  leaseMail(
    { db: openDatabase(env.DB), at: api.clock.now, log: () => undefined, settings: { accessTokenSecret: secret } },
    id,
  )
const mailOf = (kind: string) => aMail(child, { template: 'welcome', kind })
const without = (purpose: GuardianPurpose) => guardianPurposes.filter((each) => each !== purpose)

/** Each purpose has a request that a child can make by it, and a kind of email about it. */
const byPurpose = {
  class: { path: '/api/lessons/les_1/questions', body: { title: 'Why?', body: 'Why?' }, kind: 'lesson_answers' },
  events: { path: '/api/events/evt_1/registration', body: {}, kind: 'event_reminders' },
  labs: { path: '/api/challenge-labs/lab_1/participation', body: { role: 'student' }, kind: 'lab_feedback' },
  mentorship: { path: '/api/me/mentorship-requests', body: {}, kind: 'mentorship_sessions' },
} as const

it('has a case for every purpose that a guardian can take back alone', () => {
  expect(['account', ...Object.keys(byPurpose)].toSorted()).toEqual(Object.keys(guardianNotices).toSorted())
})

describe.each(Object.entries(byPurpose))('[C-49] a guardian who takes %s back', (name, { path, body, kind }) => {
  const purpose = name as GuardianPurpose

  it('ends it with the next request, and emails about it that wait in the queue, within the minute', async () => {
    expect((await send('POST', path, body)).body.code).not.toBe('guardian_needed')
    const [waiting, leased] = [await mailOf(kind), await mailOf(kind)]
    expect((await lease(leased))?.template).toBe('welcome')

    const before = performance.now()
    expect((await agree(without(purpose))).status).toBe(200)
    expect((await send('POST', path, body)).body.code).toBe('guardian_needed')
    expect(await lease(waiting)).toBeNull()
    expect(performance.now() - before).toBeLessThan(minuteMs)
    // The clock of the API stood still: nothing had to pass for it to end.
    expect(await lease(await mailOf(kind))).toBeNull()
    expect((await lease(await mailOf('completed_courses')))?.template).toBe('welcome')
  })

  it('gets it back by agreeing again', async () => {
    await agree(without(purpose))
    await agree([...guardianPurposes])
    expect((await send('POST', path, body)).body.code).not.toBe('guardian_needed')
    expect((await lease(await mailOf(kind)))?.template).toBe('welcome')
  })
})

describe('[C-49] the daily email of a child', () => {
  const digestNow = async () => {
    await env.DB.prepare('UPDATE notifications SET digest_since = 1, mail_id = NULL WHERE user_id = ?')
      .bind(child.id)
      .run()
    await sendDigests({
      db: openDatabase(env.DB),
      at: api.clock.now,
      newId,
      queueMail: () => undefined,
      kindOfMail,
    })
    const mail = await env.DB.prepare(
      "SELECT id FROM outbox WHERE template = 'notification_digest' AND state = 'pending'",
    ).first<{ id: string }>()
    return mail === null ? null : lease(mail.id)
  }

  it('names nothing of a purpose that is taken back, and is not sent without the account', async () => {
    await mailOf('event_reminders')
    await mailOf('completed_courses')
    expect((await digestNow())?.values.count).toBe('2')
    await agree(without('events'))
    expect((await digestNow())?.values.count).toBe('1')
    await env.DB.prepare(
      "UPDATE consents SET withdrawn_at = 1, withdrawer = 'guardian' WHERE withdrawn_at IS NULL",
    ).run()
    expect(await digestNow()).toBeNull()
  })
})

describe('[C-49] a guardian who takes everything back', () => {
  it('ends session, account and every email of the child that can be chosen, with the next request', async () => {
    const waiting = await Promise.all(['completed_courses', 'event_reminders', 'lab_feedback'].map(mailOf))
    const before = performance.now()
    expect((await api.ask(refuseAsGuardian, { body: { token } })).body.state).toBe('withdrawn')
    expect((await send('GET', '/api/me/guardian')).status).toBe(401)
    for (const id of waiting) expect(await lease(id)).toBeNull()
    expect(performance.now() - before).toBeLessThan(minuteMs)
    const left = await env.DB.prepare('SELECT count(*) AS n FROM consents WHERE withdrawn_at IS NULL AND user_id = ?')
      .bind(child.id)
      .first('n')
    expect(left).toBe(0)
  })
})

it('what shows people who chose to be shown is answered anew for everybody, and never kept', () => {
  const found = endpoints.filter(({ method, access }) => method === 'GET' && access === 'optional')
  expect(found.length).toBeGreaterThan(6)
  expect(found.flatMap(({ name, maxAgeSeconds }) => (maxAgeSeconds === undefined ? [] : [name]))).toEqual([])
})

it('what is kept for longer than half a minute shows nobody who may withdraw', () => {
  // Kept at the edge and then as long again in a browser, everything else is gone within the minute.
  const found = endpoints.filter(({ maxAgeSeconds = 0 }) => maxAgeSeconds > 30)
  const namingNobody = ['getAnswerTime', 'getOpenApi', 'listHeldData', 'listNews']
  // Published works name their authors, whom no switch hides.
  const works = ['readPostsJson', 'readPostsRss', 'readPublicCalendar']
  expect(found.map(({ name }) => name).toSorted()).toEqual([...namingNobody, ...works].toSorted())
})
