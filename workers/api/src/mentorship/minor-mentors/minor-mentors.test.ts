import { env } from 'cloudflare:workers'
import { reportMentor } from '@kere/contracts/mentorship/mentor-reports'
import {
  acceptMentorshipRequest,
  assignMentor,
  getMentorshipRequest,
  listMentorSuggestions,
  mentorship,
  rejectMentorshipRequest,
  undoMentorshipChange,
} from '@kere/contracts/mentorship/mentorship'
import {
  addMentorshipGoal,
  bookMentorshipSession,
  confirmMentorshipSession,
  getMentorSettings,
  listMentorshipSessions,
  setMentorshipSessionNote,
} from '@kere/contracts/mentorship/mentorship-sessions'
import { minorMentors, setMinorMentor, undoMinorMentor } from '@kere/contracts/mentorship/minor-mentors'
import { listProfileReports, reportedProfiles } from '@kere/contracts/people/profile-reports'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aGuardian } from '../../../test/guardians.ts'
import { aMentorshipRequest, aMentorshipSession, someMentorSettings, someStart } from '../../../test/mentorship.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../../console/labels.ts'
import { leaseMail } from '../../console/outbox/lease-mail.ts'
import { cancelLostSessions } from '../mentorship-sessions/session-clock.ts'

let api: ReturnType<typeof startApi>
let child: TestUser
let adult: TestUser
let mentor: TestUser
let admin: TestUser
let guardian: string

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  child = await aUser('student', {}, { firstName: 'Ananya', lastName: 'Shetty', dateOfBirth: '2011-06-01' })
  guardian = (await aGuardian(child)).email
  adult = await aUser('student', {}, { firstName: 'Meera', lastName: 'Nambiar', dateOfBirth: '2000-01-01' })
  mentor = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath', dateOfBirth: '1980-01-01' })
  admin = await aUser('admin')
})

const rowsOf = async <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

const decide = (isApproved: boolean, reason = 'Known to us for six years.', id = mentor.id) =>
  api.ask(setMinorMentor, { as: admin, params: { id }, body: { isApproved, reason } })
const assign = (id: string, mentorId = mentor.id) =>
  api.ask(assignMentor, { as: admin, params: { id }, body: { mentorId, replaces: null } })
const accept = (id: string, as = mentor) => api.ask(acceptMentorshipRequest, { as, params: { id } })
const withdrawMentorship = () =>
  run(
    "UPDATE consents SET withdrawn_at = ?, withdrawer = 'guardian' WHERE user_id = ? AND purpose = 'mentorship'",
    api.clock.now,
    child.id,
  )
const copies = () =>
  rowsOf<{ to_address: string; details: string; about_id: string }>(
    "SELECT to_address, details, about_id FROM outbox WHERE template = 'guardian_copied' ORDER BY id",
  )
const clockNow = () => ({
  db: openDatabase(env.DB),
  at: api.clock.now,
  newId,
  requestId: 'clock',
  queueMail: () => undefined,
  kindOfMail,
})

async function accepted(learner = child) {
  await decide(true)
  return aMentorshipRequest(learner, { mentorId: mentor.id, status: 'accepted' })
}

describe('[C-49] a mentor of a learner under 18', () => {
  it('needs an admin’s yes to be assigned and to accept, by the mentor and by an admin for them', async () => {
    await someMentorSettings(mentor, { capacity: 5 })
    const { id } = await aMentorshipRequest(child)
    expect((await assign(id)).body).toMatchObject({ status: 409, code: 'mentor_not_for_minors' })
    const asked = await aMentorshipRequest(child, { mentorId: mentor.id, area: 'conservation' })
    for (const who of [mentor, admin]) expect((await accept(asked.id, who)).body.code).toBe('mentor_not_for_minors')
    expect(await rowsOf('SELECT template FROM outbox')).toEqual([])
    expect((await assign((await aMentorshipRequest(adult)).id)).status).toBe(200)

    expect((await decide(true)).body).toMatchObject({ isApproved: true, reason: 'Known to us for six years.' })
    expect((await assign(id)).status).toBe(200)
    expect((await accept(asked.id)).status).toBe(201)
  })

  it('is shown as such among the suggestions, which never assign anybody else', async () => {
    await run(`UPDATE profiles SET subjects_of_interest = '["Water Management"]' WHERE id = ?`, mentor.id)
    const { id } = await aMentorshipRequest(child)
    const suggested = async () =>
      (await api.ask(listMentorSuggestions, { as: admin, params: { id } })).body.items.map((one) => ({
        isFull: one.isFull,
        isForLearner: one.isForLearner,
        reasons: one.reasons,
      }))
    expect(await suggested()).toEqual([
      { isFull: true, isForLearner: false, reasons: ['Same area.', 'Not approved for learners under 18.'] },
    ])
    const bulk = { act: 'suggest', rows: [{ id }] }
    const answer = await api.call('/api/bulk/mentorship-requests', {
      method: 'POST',
      headers: { origin: 'https://kere.test', cookie: admin.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(bulk),
    })
    expect(answer.body).toMatchObject({ results: [{ outcome: 'refused' }] })
    await decide(true)
    expect(await suggested()).toEqual([
      { isFull: false, isForLearner: true, reasons: ['Same area.', 'Room for 2 more.'] },
    ])
  })

  it('of an approval and its withdrawal at once with an acceptance is never accepted without one', async () => {
    await decide(true)
    const { id } = await aMentorshipRequest(child, { mentorId: mentor.id })
    const [answer] = await Promise.all([accept(id), decide(false)])
    const { body } = await api.ask(getMentorshipRequest, { as: admin, params: { id } })
    expect(body.status).toBe(answer.status === 201 ? 'accepted' : 'pending')
    expect((await accept(id)).status).toBe(answer.status === 201 ? 201 : 409)
  })

  it('sees the first name and an initial, and no address or picture, before and after accepting', async () => {
    await run("UPDATE profiles SET avatar_url = '/media/avatars/a' WHERE id = ?", child.id)
    const request = await accepted()
    const session = await aMentorshipSession(request, { state: 'confirmed' })
    const seen = await api.ask(getMentorshipRequest, { as: mentor, params: { id: request.id } })
    expect(seen.body.learner).toEqual({ id: child.id, name: 'Ananya S.', avatarUrl: null, email: null })
    const list = await api.ask(getMentorSettings, { as: mentor })
    expect(list.body.sessions.map(({ learner }) => learner)).toEqual(['Ananya S.'])
    const home = await api.call('/api/me/dashboard', { headers: { cookie: mentor.cookie } })
    const calendar = await api.call(`/api/mentorship-sessions/${session.id}/calendar`, {
      headers: { cookie: mentor.cookie },
    })
    for (const { text } of [home, calendar]) {
      expect(text).toContain('Ananya S.')
      expect(text).not.toContain('Shetty')
    }
    const ofAdmin = await api.ask(mentorship.list, { as: admin, query: { sort: 'newest' } })
    expect(ofAdmin.body.items[0]?.learner.email).toBe(child.email)
  })

  it('stops once the approval is taken back: nothing is booked, confirmed or written, and sessions are cancelled', async () => {
    await someMentorSettings(mentor, { weeklyHours: [3 * 24 + 20, 3 * 24 + 21] })
    const request = await accepted()
    const session = await aMentorshipSession(request)
    await decide(false, 'We could not reach your references.')
    const params = { id: request.id }
    const write = (as: TestUser) => api.ask(addMentorshipGoal, { as, params, body: { title: 'Read the map' } })
    const answers = [
      await write(mentor),
      await write(child),
      await api.ask(confirmMentorshipSession, { as: mentor, params: { id: session.id }, query: { version: 0 } }),
      await api.ask(setMentorshipSessionNote, {
        as: mentor,
        params: { id: session.id },
        body: { text: 'Call me', isShared: true },
      }),
      await api.ask(bookMentorshipSession, {
        as: child,
        params,
        body: { startsAt: new Date(someStart + 60 * 60 * 1000).toISOString() },
      }),
    ]
    for (const { body } of answers) expect(body.code).toBe('mentor_not_for_minors')
    expect(await copies()).toEqual([])
    api.clock.now = someStart - 47 * 60 * 60 * 1000
    expect(await cancelLostSessions(clockNow())).toBe(1)
  })

  it('of a child whose guardian takes mentorship back writes nothing more', async () => {
    const request = await accepted()
    await withdrawMentorship()
    const goal = { as: mentor, params: { id: request.id }, body: { title: 'Read the map' } }
    expect((await api.ask(addMentorshipGoal, goal)).body.code).toBe('mentorship_not_agreed')
    const pending = await aMentorshipRequest(child, { mentorId: mentor.id, area: 'conservation' })
    expect((await accept(pending.id)).body.code).toBe('mentorship_not_agreed')
    const unassigned = await aMentorshipRequest(child)
    expect((await assign(unassigned.id)).body.code).toBe('mentorship_not_agreed')
  })
})

describe('[C-49] what a mentor writes to a learner under 18', () => {
  it('goes to the guardian as well, word for word, in the batch of the message; of an adult nothing is copied', async () => {
    const request = await accepted()
    const session = await aMentorshipSession(request, { state: 'confirmed' })
    const note = (text: string, isShared = true) =>
      api.ask(setMentorshipSessionNote, { as: mentor, params: { id: session.id }, body: { text, isShared } })
    await note('Bring the well readings.')
    await note('Bring the well readings.')
    await note('For myself alone.', false)
    await api.ask(addMentorshipGoal, { as: mentor, params: { id: request.id }, body: { title: 'Read the map' } })
    await api.ask(addMentorshipGoal, { as: child, params: { id: request.id }, body: { title: 'My own' } })
    const other = await aMentorshipRequest(adult, { mentorId: mentor.id, status: 'accepted' })
    await api.ask(addMentorshipGoal, { as: mentor, params: { id: other.id }, body: { title: 'For an adult' } })
    const found = await copies()
    expect(found.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      { writer: 'Asha Raghunath', kind: 'note', text: 'Bring the well readings.' },
      { writer: 'Asha Raghunath', kind: 'goal', text: 'Read the map' },
    ])
    for (const { to_address: to, about_id: about } of found) expect([to, about]).toEqual([guardian, child.id])
  })

  it('says so to both before it is written, and not to adults', async () => {
    const request = await accepted()
    const isCopied = async (as: TestUser, id = request.id) =>
      (await api.ask(getMentorshipRequest, { as, params: { id } })).body.isCopied
    expect([await isCopied(child), await isCopied(mentor)]).toEqual([true, true])
    const other = await aMentorshipRequest(adult, { mentorId: mentor.id, status: 'accepted' })
    expect([await isCopied(adult, other.id), await isCopied(mentor, other.id)]).toEqual([false, false])
  })

  it('is copied when a request is rejected, and not if the rejection is undone', async () => {
    const { id } = await aMentorshipRequest(child, { mentorId: mentor.id })
    const reject = () =>
      api.ask(rejectMentorshipRequest, { as: mentor, params: { id }, body: { reason: 'I am away until March.' } })
    await reject()
    expect(await copies()).toHaveLength(1)
    expect((await api.ask(undoMentorshipChange, { as: mentor, params: { id } })).status).toBe(200)
    expect(await copies()).toEqual([])
  })

  it('is sent with the guardian’s latest link, and to nobody once the guardian has withdrawn', async () => {
    const request = await accepted()
    const write = () =>
      api.ask(addMentorshipGoal, { as: mentor, params: { id: request.id }, body: { title: 'Read the map' } })
    const lease = async () => {
      const [mail] = await rowsOf<{ id: string }>(
        "SELECT id FROM outbox WHERE template = 'guardian_copied' AND state = 'pending'",
      )
      const settings = { accessTokenSecret: 'a secret' }
      return leaseMail({ db: openDatabase(env.DB), at: api.clock.now, log: () => undefined, settings }, mail?.id ?? '')
    }
    await write()
    await run("UPDATE guardians SET link_key = 'gdl_renewed'")
    const mail = await lease()
    expect(mail).toMatchObject({ to: guardian, values: { child: 'Ananya', text: 'Read the map' } })
    expect(mail?.values.path).toContain('/guardian?token=gdl_renewed')
    await write()
    await run("UPDATE guardians SET state = 'withdrawn'")
    expect(await lease()).toBeNull()
  })
})

describe('the approval of a mentor of minors', () => {
  it('is listed with who decided and why, audited, told, and undone before the email leaves', async () => {
    const pending = await aUser('educator', {}, { educatorStatus: 'pending' })
    expect((await decide(true, 'A reason', pending.id)).status).toBe(404)
    const read = async (approved?: 'yes' | 'no') =>
      (await api.ask(minorMentors.list, { as: admin, query: { sort: 'newest', approved } })).body.items.map(
        ({ id, isApproved, reason }) => ({ id, isApproved, reason }),
      )
    expect(await read()).toEqual([{ id: mentor.id, isApproved: false, reason: null }])
    await decide(true)
    await decide(true, 'Said twice')
    expect(await read('yes')).toEqual([{ id: mentor.id, isApproved: true, reason: 'Known to us for six years.' }])
    expect(await read('no')).toEqual([])
    expect(await rowsOf('SELECT template, to_address FROM outbox')).toEqual([
      { template: 'minor_mentor_approved', to_address: mentor.email },
    ])

    const undo = () => api.ask(undoMinorMentor, { as: admin, params: { id: mentor.id } })
    expect((await undo()).body).toMatchObject({ isApproved: false, reason: null })
    expect(await rowsOf('SELECT template FROM outbox')).toEqual([])
    await decide(true)
    api.clock.now += 60_000
    await run("UPDATE outbox SET state = 'sent'")
    expect((await undo()).body.code).toBe('minor_mentor_final')
    expect(await rowsOf("SELECT action FROM audit_log WHERE action LIKE 'minor_mentor%' ORDER BY at, id")).toEqual([
      { action: 'minor_mentor.approved' },
      { action: 'minor_mentor.undone' },
      { action: 'minor_mentor.approved' },
    ])
  })
})

describe('[W-51] reporting a mentor', () => {
  const report = (body: Parameters<typeof ask>[1], as = child, id = '') => ask(as, body, id)
  const ask = (
    as: TestUser,
    body: { about: 'mentor' } | { about: 'note' | 'session'; sessionId: string },
    id: string,
  ) => api.ask(reportMentor, { as, params: { id }, body })

  it('takes one press, keeps each message as it was read, and reaches the queue of reports without the reporter', async () => {
    const request = await accepted()
    const session = await aMentorshipSession(request, {
      state: 'confirmed',
      mentorNote: 'Give me your number.',
      isMentorNoteShared: true,
    })
    await run("UPDATE guardians SET state = 'withdrawn'")
    await run('UPDATE consents SET withdrawn_at = 1 WHERE user_id = ?', child.id)
    for (const body of [
      { about: 'note', sessionId: session.id },
      { about: 'session', sessionId: session.id },
      { about: 'mentor' },
    ] as const)
      expect((await report(body, child, request.id)).status).toBe(204)
    await run("UPDATE mentorship_sessions SET mentor_note = 'Well done.'")
    const queue = await api.ask(reportedProfiles.list, { as: admin, query: { sort: 'newest', status: 'waiting' } })
    expect(queue.body.items).toMatchObject([{ person: { id: mentor.id }, times: 1, status: 'waiting' }])
    const { body } = await api.ask(listProfileReports, { as: admin, params: { id: queue.body.items[0]!.id } })
    expect(body.items).toMatchObject([{ path: `/dashboard/mentorship-requests?request=${request.id}` }])
    expect(body.items[0]?.text).toContain('“Give me your number.”')
    expect(body.items[0]?.text).toContain('Their learner reports them as a mentor.')
    expect(JSON.stringify([queue.body, body])).not.toContain(child.id)
  })

  it('is the learner’s own, about their own session, and about a note that they can read', async () => {
    const request = await accepted()
    const mine = await aMentorshipSession(request, { mentorNote: 'Kept private.', isMentorNoteShared: false })
    const other = await aMentorshipRequest(adult, { mentorId: mentor.id, status: 'accepted' })
    const theirs = await aMentorshipSession(other, { startsAt: someStart + 60 * 60 * 1000 })
    const refused = [
      await report({ about: 'mentor' }, mentor, request.id),
      await report({ about: 'mentor' }, adult, request.id),
      await report({ about: 'session', sessionId: theirs.id }, child, request.id),
      await report({ about: 'note', sessionId: mine.id }, child, request.id),
    ]
    for (const { status } of refused) expect(status).toBe(404)
    expect(await rowsOf('SELECT * FROM profile_reports')).toEqual([])
    expect((await api.ask(listMentorshipSessions, { as: child, params: { id: request.id } })).status).toBe(200)
  })
})
