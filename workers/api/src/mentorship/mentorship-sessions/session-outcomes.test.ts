import { env } from 'cloudflare:workers'
import type { MentorshipSessions } from '@kere/contracts/mentorship/mentorship-sessions'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aMentorshipRequest, aMentorshipSession, mentorshipNow } from '../../../test/mentorship.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let learner: TestUser
let mentor: TestUser
let request: Awaited<ReturnType<typeof aMentorshipRequest>>

const dayMs = 24 * 60 * 60 * 1000

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  learner = await aUser('student')
  mentor = await aUser('educator')
  request = await aMentorshipRequest(learner, { mentorId: mentor.id, status: 'accepted' })
})

const as = (user: TestUser, method: string, path: string, body?: unknown) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: user.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const aPastSession = async () =>
  (
    await aMentorshipSession(request, {
      state: 'confirmed',
      startsAt: mentorshipNow - dayMs,
      endsAt: mentorshipNow - 1,
    })
  ).id
const say = (user: TestUser, id: string, hasHappened: boolean) =>
  as(user, 'PUT', `/api/mentorship-sessions/${id}/outcome`, { hasHappened })
const complete = (user: TestUser, feedback?: string) =>
  as(user, 'POST', `/api/mentorship-requests/${request.id}/completion`, { ...(feedback && { feedback }) })
const marks = async () =>
  (await env.DB.prepare('SELECT user_id, mark FROM impact_entries').all()).results.map(({ mark }) => mark)
// The cast is safe: the tests assert the real shape.
const read = async (user: TestUser) =>
  (
    (await as(user, 'GET', `/api/mentorship-requests/${request.id}/sessions`)).body as unknown as MentorshipSessions
  ).items.map(({ state, learnerOutcome, mentorOutcome }) => [state, learnerOutcome, mentorOutcome])

describe('[W-19] what became of a session', () => {
  it('is told by each side for itself, and stands once both say the same', async () => {
    const admin = await aUser('admin')
    const id = await aPastSession()
    expect(await read(learner)).toEqual([['confirmed', null, null]])
    await say(learner, id, true)
    expect(await read(learner)).toEqual([['happened', 'happened', null]])
    for (const other of [mentor, admin]) expect(await read(other)).toEqual([['confirmed', 'happened', null]])
    await say(mentor, id, false)
    expect(await read(mentor)).toEqual([['missed', 'happened', 'missed']])
    expect(await read(learner)).toEqual([['happened', 'happened', 'missed']])
    expect(await read(admin)).toEqual([['confirmed', 'happened', 'missed']])
    await say(learner, id, false)
    for (const each of [learner, mentor, admin]) expect(await read(each)).toEqual([['missed', 'missed', 'missed']])
    for (const each of [learner, mentor]) await say(each, id, true)
    expect(await read(admin)).toEqual([['happened', 'happened', 'happened']])
  })
})

describe('[W-48] the entry of a completed mentorship', () => {
  it('is not made by the learner’s own word', async () => {
    await say(learner, await aPastSession(), true)
    expect((await complete(learner, 'Thank you.')).status).toBe(201)
    expect(await marks()).toEqual([])
  })

  it('is made by the mentor’s completion, also of one that the learner has completed', async () => {
    await complete(learner, 'Thank you.')
    await complete(learner, 'Thank you again.')
    expect(await marks()).toEqual([])
    expect((await complete(mentor)).status).toBe(201)
    expect(await marks()).toEqual(['verified'])
    await complete(mentor, 'Well measured.')
    expect(await marks()).toEqual(['verified'])
  })

  it('is made by a session that both say took place, while they do', async () => {
    const [first, second] = [await aPastSession(), (await aMentorshipSession(request, { state: 'cancelled' })).id]
    await say(mentor, first, true)
    await complete(learner)
    expect((await say(learner, second, true)).body.code).toBe('session_changed')
    expect(await marks()).toEqual([])
    await say(learner, first, true)
    expect(await marks()).toEqual(['verified'])
    await say(mentor, first, false)
    expect(await marks()).toEqual([])
    await say(mentor, first, true)
    await env.DB.prepare('UPDATE impact_entries SET is_public = 1').run()
    await say(learner, first, false)
    expect(await marks()).toEqual(['own'])
  })

  it('needs the mentorship to be completed', async () => {
    const id = await aPastSession()
    for (const each of [learner, mentor]) await say(each, id, true)
    expect(await marks()).toEqual([])
    await complete(learner)
    expect(await marks()).toEqual(['verified'])
  })
})
