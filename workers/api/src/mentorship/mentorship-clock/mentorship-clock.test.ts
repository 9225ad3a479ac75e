import { env } from 'cloudflare:workers'
import type { MentorshipDetail } from '@kere/contracts/mentorship/mentorship'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aMentorshipRequest, mentorshipNow } from '../../../test/mentorship.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { all } from '../../../test/database.ts'
import { kindOfMail } from '../../console/labels.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { escalateRequests, remindMentors, returnRequests } from './pass-time.ts'

/** The seed is fixed, so that every run of the test draws the same cases. */
const seed = 20261129

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

let learner: TestUser
let mentor: TestUser
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  learner = await aUser('student')
  mentor = await aUser('educator')
  admin = await aUser('admin')
})

async function tick(at: number) {
  const clock = {
    db: openDatabase(env.DB),
    at,
    newId,
    requestId: 'clock',
    queueMail: () => undefined,
    kindOfMail,
  }
  for (const pass of [returnRequests, escalateRequests, remindMentors]) await pass(clock)
}

const mails = async () =>
  (await all<{ template: string; to_address: string }>('SELECT template, to_address FROM outbox ORDER BY rowid')).map(
    ({ template, to_address: to }) => `${template} ${to}`,
  )
const read = async () =>
  (await all<{ status: string; mentor_id: string | null }>('SELECT status, mentor_id FROM mentorship_requests'))[0]

describe('[W-20] a mentor who stays silent', () => {
  it('is reminded after 3 days, admins are told after 7, and the request goes back after 14: once each', async () => {
    await aMentorshipRequest(learner, { mentorId: mentor.id })
    for (let hours = 0; hours <= 15 * 24; hours += 6) {
      await tick(mentorshipNow + hours * hourMs)
      if (hours % 24 === 0) await tick(mentorshipNow + hours * hourMs)
      const days = hours / 24
      const expected = [
        ...(days >= 3 ? [`mentorship_reminder ${mentor.email}`] : []),
        ...(days >= 7 ? [`mentorship_escalated ${admin.email}`] : []),
        ...(days >= 14 ? [`mentorship_returned ${learner.email}`] : []),
      ]
      expect(await mails(), `after ${days} days`).toEqual(expected)
    }
    expect(await read()).toEqual({ status: 'pending', mentor_id: null })
  })

  it('is written to once when the clock has stood still for days, of the latest step alone', async () => {
    await aMentorshipRequest(learner, { mentorId: mentor.id })
    await tick(mentorshipNow + 8 * dayMs)
    await tick(mentorshipNow + 8 * dayMs)
    expect(await mails()).toEqual([`mentorship_escalated ${admin.email}`])
    await tick(mentorshipNow + 20 * dayMs)
    expect(await mails()).toHaveLength(2)
  })

  it('is left alone once they have answered', async () => {
    await aMentorshipRequest(learner, { mentorId: mentor.id, status: 'accepted' })
    await aMentorshipRequest(learner)
    await tick(mentorshipNow + 30 * dayMs)
    expect(await mails()).toEqual([])
  })

  it.each([
    [
      'is suspended',
      "INSERT INTO suspensions (user_id, suspended_at, reason) SELECT id, 1, 'A reason' FROM profiles WHERE id = ?",
    ],
    ['teaches no more', "UPDATE profiles SET role = 'student', educator_status = NULL WHERE id = ?"],
    ['is erased', 'DELETE FROM users WHERE id = ?'],
  ])('who %s is asked no more at once', async (_, sql) => {
    await aMentorshipRequest(learner, { mentorId: mentor.id })
    await env.DB.prepare(sql).bind(mentor.id).run()
    await tick(mentorshipNow + hourMs)
    expect(await read()).toEqual({ status: 'pending', mentor_id: null })
  })
})

it('[C-08] leaves one state on which readers, timeline and emails agree, however assigning, accepting, withdrawing and returning come together', async () => {
  const other = await aUser('educator')
  const acts = ['assign', 'assign other', 'accept', 'accept other', 'cancel', 'return'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (rounds) => {
        await env.DB.batch(['outbox', 'mentorship_requests'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
        const { id } = await aMentorshipRequest(learner)
        const api = startApi()
        const send = (user: TestUser, method: string, path: string, body?: unknown) =>
          api.call(`/api/mentorship-requests/${id}${path}`, {
            method,
            headers: { origin: 'https://kere.test', cookie: user.cookie, 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          })
        const assign = async (to: TestUser) => {
          const replaces = (await read())?.mentor_id ?? null
          return send(admin, 'PUT', '/mentor', { mentorId: to.id, replaces })
        }
        const run = {
          assign: () => assign(mentor),
          'assign other': () => assign(other),
          accept: () => send(mentor, 'POST', '/acceptance'),
          'accept other': () => send(other, 'POST', '/acceptance'),
          cancel: () => send(learner, 'POST', '/cancellation'),
          return: () => tick(mentorshipNow + 15 * dayMs),
        } as const
        for (const round of rounds) await Promise.all(round.map((name) => run[name]()))

        const row = await read()
        const answers = [await send(learner, 'GET', ''), await send(admin, 'GET', '')]
        const seen = answers.map(({ body }) => body as unknown as MentorshipDetail)
        for (const body of seen) {
          expect([body.status, body.mentor?.id ?? null]).toEqual([row?.status, row?.mentor_id])
        }
        const steps = (await all<{ kind: string }>('SELECT kind FROM mentorship_steps ORDER BY rowid')).map(
          ({ kind }) => kind,
        )
        const count = (kind: string) => steps.filter((each) => each === kind).length
        expect(count('accepted') + count('cancelled')).toBeLessThanOrEqual(1)
        expect(steps.at(-1) === 'accepted').toBe(row?.status === 'accepted')
        expect(steps.at(-1) === 'cancelled').toBe(row?.status === 'cancelled')
        const sent = (await mails()).map((mail) => mail.slice(0, mail.indexOf(' ')))
        const mailed = (template: string) => sent.filter((each) => each === template).length
        expect([mailed('mentorship_assigned'), mailed('mentorship_accepted'), mailed('mentorship_returned')]).toEqual([
          count('assigned'),
          count('accepted'),
          count('returned'),
        ])
        expect(row?.status === 'accepted' && row.mentor_id === null).toBe(false)
      },
    ),
    { seed, numRuns: 25 },
  )
})
