import { env } from 'cloudflare:workers'
import type { MentorshipDetail } from '@kere/contracts/mentorship/mentorship'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aMentorshipRequest, someMentorSettings } from '../../../test/mentorship.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { exports as files } from '../../routes.ts'

const some = {
  area: 'climate_action',
  level: 'intermediate',
  purpose: 'project_help',
  message: 'Where do I put two loggers?',
}

let api: ReturnType<typeof startApi>
let learner: TestUser
let mentor: TestUser
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  learner = await aUser('student', {}, { firstName: 'Meera', lastName: 'Nambiar', dateOfBirth: '2000-01-01' })
  mentor = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath' })
  admin = await aUser('admin')
})

const rowsOf = async <Row = Record<string, unknown>>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results

const as = (user: TestUser, method: string, path: string, body?: unknown) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: user.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const ask = (fields: object = {}, user = learner) =>
  as(user, 'POST', '/api/me/mentorship-requests', { ...some, ...fields })
const act = (user: TestUser, id: string, name: string, body?: unknown) =>
  as(user, 'POST', `/api/mentorship-requests/${id}/${name}`, body)
const assign = (id: string, mentorId: string, replaces: string | null = null, user = admin) =>
  as(user, 'PUT', `/api/mentorship-requests/${id}/mentor`, { mentorId, replaces })
// The cast is safe: the tests assert the real shape.
const read = async (user: TestUser, id: string) =>
  (await as(user, 'GET', `/api/mentorship-requests/${id}`)).body as unknown as MentorshipDetail
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const mailsOf = async () =>
  (await rowsOf<{ template: string; to_address: string }>('SELECT template, to_address FROM outbox ORDER BY id')).map(
    ({ template, to_address: to }) => `${template} ${to}`,
  )

const listed = { publicProfile: true, dateOfBirth: '1980-01-01' } as const

describe('asking for a mentor', () => {
  it('stores for whom they ask: a listed mentor, whom admins are suggested first', async () => {
    const { id: wished } = await aUser('educator', {}, listed)
    await aUser('educator', {}, { subjectsOfInterest: ['Climate Justice'] })
    const { body } = await ask({ wishedMentorId: wished })
    const id = body.id
    expect(body).toMatchObject({ mentor: null, wishedMentor: { id: wished } })
    const { body: suggested } = await as(admin, 'GET', `/api/mentorship-requests/${id}/suggestions`)
    const [first] = (suggested as unknown as { items: { id: string; reasons: string[] }[] }).items
    expect(first).toMatchObject({ id: wished, reasons: ['Asked for by the learner.', 'Room for 2 more.'] })
    await assign(id, mentor.id)
    expect((await read(mentor, id)).wishedMentor).toBeNull()
    expect((await read(admin, id)).wishedMentor?.id).toBe(wished)
  })

  it('drops the wish for somebody who is no mentor that they can find', async () => {
    const unlisted = mentor.id
    const { id: pending } = await aUser('educator', {}, { ...listed, educatorStatus: 'pending' })
    const { id: blocking } = await aUser('educator', {}, listed)
    await env.DB.prepare('INSERT INTO profile_blocks (blocker_id, blocked_id, created_at) VALUES (?, ?, 1)')
      .bind(blocking, learner.id)
      .run()
    for (const wishedMentorId of [unlisted, pending, blocking, 'usr_nobody']) {
      const { body } = await ask({ wishedMentorId })
      expect((await read(learner, body.id)).wishedMentor, wishedMentorId).toBeNull()
      await act(learner, body.id, 'cancellation')
    }
  })

  it('[S-204] [S-486] [S-499] stores who asks from their session, pending and without a mentor', async () => {
    const { status, body } = await ask()
    expect([status, body]).toMatchObject([201, { ...some, status: 'pending', mentor: null, viewer: 'learner' }])
    const [row] = await rowsOf('SELECT * FROM mentorship_requests')
    expect(row).toMatchObject({ student_id: learner.id, mentor_id: null, status: 'pending', rejection_reason: null })
    expect(await mailsOf()).toEqual([`mentorship_received ${learner.email}`])
  })

  it('[S-196] refuses whatever is missing in the same words', async () => {
    const { status, body } = await as(learner, 'POST', '/api/me/mentorship-requests', { message: ' ' })
    expect([status, body.errors]).toEqual([
      422,
      ['area', 'level', 'purpose', 'message'].map((field) => ({
        pointer: `/body/${field}`,
        detail: 'Please fill in all required fields',
      })),
    ])
  })

  it.each([
    [
      'area',
      'climate_action, renewable_energy, sustainability_careers, water_management, policy_advocacy, waste_management, green_technology, sustainable_agriculture, conservation',
    ],
    ['level', 'beginner, intermediate, career_guidance'],
    ['purpose', 'project_help, learning, career_planning'],
  ])('[S-494] takes as %s one of those that there are, and nothing else', async (field, names) => {
    for (const value of names.split(', ')) {
      expect((await ask({ [field]: value }, await aUser('student'))).body).toMatchObject({ [field]: value })
    }
    expect((await ask({ [field]: 'marine_biology' })).status).toBe(422)
  })

  it('[S-525] is read by its student with the mentor, by its mentor with the student, and in the list of all', async () => {
    const { id } = (await ask()).body as { id: string }
    const pending = await as(learner, 'GET', '/api/me/mentorship-requests?status=pending')
    expect(pending.body.items).toMatchObject([{ id, area: 'climate_action' }])
    api.clock.now += 60_000
    await assign(id, mentor.id)
    await act(mentor, id, 'rejection', { reason: 'Away until March.' })
    const rejected = {
      id,
      status: 'rejected',
      rejectionReason: 'Away until March.',
      updatedAt: '2026-11-15T12:01:00.000Z',
      learner: { name: 'Meera Nambiar' },
      mentor: { name: 'Asha Raghunath' },
    }
    for (const [user, path] of [
      [learner, '/api/me/mentorship-requests'],
      [mentor, '/api/me/mentorship-requests?side=mentor'],
      [admin, '/api/mentorship-requests'],
    ] as const)
      expect((await as(user, 'GET', path)).body.items).toMatchObject([rejected])
  })

  it('[S-198] refuses a second pending one for an area, and takes it again after an answer', async () => {
    const { id } = (await ask()).body
    const { status, body } = await ask()
    expect([status, body.code, body.detail]).toEqual([
      409,
      'mentorship_area_taken',
      'You already have a pending mentorship request for climate action. Please choose a different area or wait for a response.',
    ])
    await act(learner, id, 'cancellation')
    expect((await ask()).status).toBe(201)
  })

  it('[S-197] [S-578] [C-11] refuses a third pending one, of an educator too, and none of an admin is taken', async () => {
    for (const user of [learner, mentor]) {
      await ask({}, user)
      await ask({ area: 'conservation' }, user)
      const { status, body } = await ask({ area: 'water_management' }, user)
      expect([status, body.detail]).toEqual([
        409,
        'You can have a maximum of 2 pending mentorship requests. Please wait for a response before submitting a new request.',
      ])
    }
    expect((await ask({}, admin)).status).toBe(403)
  })

  it('takes one of five at once for one area, and two of five for different ones', async () => {
    expect(statusesOf(await Promise.all(Array.from({ length: 5 }, () => ask())))).toEqual([201, 409, 409, 409, 409])
    const areas = ['conservation', 'water_management', 'green_technology', 'policy_advocacy', 'renewable_energy']
    expect(statusesOf(await Promise.all(areas.map((area) => ask({ area }, mentor))))).toEqual([201, 201, 409, 409, 409])
  })
})

describe('[C-08] [W-18] assigning a mentor', () => {
  it('asks the educator by email, leaves the request pending, and tells the dates by which it goes on', async () => {
    const { id } = await aMentorshipRequest(learner)
    const { status, body } = await assign(id, mentor.id)
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'pending',
        mentor: { id: mentor.id, name: 'Asha Raghunath' },
        dates: {
          remindsAt: '2026-11-18T12:00:00.000Z',
          escalatesAt: '2026-11-22T12:00:00.000Z',
          returnsAt: '2026-11-29T12:00:00.000Z',
        },
      },
    ])
    expect((await read(learner, id)).dates).toEqual((await read(admin, id)).dates)
    expect(await mailsOf()).toEqual([`mentorship_assigned ${mentor.email}`])
    expect(await rowsOf('SELECT action FROM audit_log')).toEqual([{ action: 'mentorship.assigned' }])
  })

  it('of two admins who choose differently at once keeps one choice, and tells the other', async () => {
    const { id } = await aMentorshipRequest(learner)
    const other = await aUser('educator')
    const answers = await Promise.all([assign(id, mentor.id), assign(id, other.id, null, await aUser('admin'))])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('mentorship_changed')
    expect(await mailsOf()).toHaveLength(1)
  })

  it('takes nobody who is suspended, not approved, a learner, or who asks themself', async () => {
    const pending = await aUser('educator', {}, { educatorStatus: 'pending' })
    const suspended = await aUser('educator')
    await env.DB.prepare("INSERT INTO suspensions (user_id, suspended_at, reason) VALUES (?, 1, 'A reason')")
      .bind(suspended.id)
      .run()
    const { id } = await aMentorshipRequest(mentor)
    for (const { id: nobody } of [pending, suspended, await aUser('student'), mentor]) {
      const { status, body } = await assign(id, nobody)
      expect([status, body.code]).toEqual([409, 'mentor_unavailable'])
    }
  })

  it('takes nobody who has as many people as they want, or who is away', async () => {
    await someMentorSettings(mentor, { capacity: 1 })
    await assign((await aMentorshipRequest(learner)).id, mentor.id)
    const second = (await aMentorshipRequest(await aUser('student'))).id
    expect((await assign(second, mentor.id)).body.code).toBe('mentor_full')
    const away = await aUser('educator')
    await someMentorSettings(away, { pausedUntil: '2026-11-16' })
    expect((await assign(second, away.id)).body.code).toBe('mentor_full')
    await env.DB.prepare("UPDATE mentor_settings SET paused_until = '2026-11-15'").run()
    expect((await assign(second, away.id)).status).toBe(200)
  })

  it('prefers those whose work, and then whose subjects, are those of the request', async () => {
    const { id } = await aMentorshipRequest(await aUser('student'), { area: 'green_technology' })
    const one = await aUser('educator', {}, { subjectsOfInterest: ['Green Building'] })
    const two = await aUser('educator', {}, { subjectsOfInterest: ['Green Building', 'Energy Efficiency'] })
    const works = await aUser('educator', {}, { subjectsOfInterest: ['Green Building'], designation: 'Architect' })
    const { body } = await as(admin, 'GET', `/api/mentorship-requests/${id}/suggestions`)
    const suggested = body.items as unknown as { id: string; reasons: string[] }[]
    expect(suggested.slice(0, 3).map((each) => each.id)).toEqual([works.id, two.id, one.id])
    expect(suggested[0]?.reasons).toEqual(['Same area.', 'Works in this field.', 'Room for 2 more.'])
  })

  it('suggests by area, room, languages and city, each with its reason, and nobody without one', async () => {
    const about = { languagesSpoken: ['English', 'Kannada'], location: 'Bengaluru, Karnataka' }
    const asker = await aUser('student', {}, about)
    const { id } = await aMentorshipRequest(asker)
    const best = await aUser('educator', {}, { ...about, firstName: 'Best', subjectsOfInterest: ['Water Management'] })
    const near = await aUser('educator', {}, { location: 'bengaluru' })
    const full = await aUser('educator', {}, { subjectsOfInterest: ['Water Management'] })
    await someMentorSettings(full, { capacity: 1 })
    await aMentorshipRequest(learner, {
      mentorId: full.id,
      status: 'accepted',
      answeredAt: Date.parse('2026-11-15T21:00:00Z'),
    })
    const { body } = await as(admin, 'GET', `/api/mentorship-requests/${id}/suggestions`)
    expect(body.items).toMatchObject([
      { id: best.id, reasons: ['Same area.', 'Same city.', 'Speaks Kannada.', 'Room for 2 more.'], isFull: false },
      { id: full.id, reasons: ['Same area.', 'Full.'], isFull: true, answerHours: 9, load: 1, capacity: 1 },
      { id: near.id, reasons: ['Same city.', 'Room for 2 more.'] },
      { id: mentor.id, reasons: [] },
    ])
    const run = {
      act: 'suggest',
      rows: [{ id }, { id: (await aMentorshipRequest(await aUser('student'), { area: 'conservation' })).id }],
    }
    const bulk = await as(admin, 'POST', '/api/bulk/mentorship-requests', run)
    expect(bulk.body).toMatchObject({ results: [{ outcome: 'done' }, { outcome: 'refused' }] })
    expect(await read(admin, id)).toMatchObject({ mentor: { id: best.id } })
  })
})

describe('answering a request', () => {
  it('[S-412] is the assigned educator’s or an admin’s, and happens once', async () => {
    const { id } = await aMentorshipRequest(learner, { mentorId: mentor.id })
    expect((await act(await aUser('educator'), id, 'acceptance')).status).toBe(404)
    expect(statusesOf(await Promise.all([act(mentor, id, 'acceptance'), act(admin, id, 'acceptance')]))).toEqual([
      201, 201,
    ])
    expect((await read(learner, id)).status).toBe('accepted')
    expect((await mailsOf()).filter((mail) => mail.startsWith('mentorship_accepted '))).toEqual([
      `mentorship_accepted ${learner.email}`,
    ])
    const unassigned = await aMentorshipRequest(learner)
    expect((await act(admin, unassigned.id, 'acceptance')).body.code).toBe('mentor_unavailable')
  })

  it.each([
    ['an admin', 'No reason provided'],
    ['the educator', null],
  ])('[S-413] [S-456] [C-58] without a reason of %s stores %j and shows words for it', async (who, stored) => {
    const { id } = await aMentorshipRequest(learner, { mentorId: mentor.id })
    const { body } = await act(who === 'an admin' ? admin : mentor, id, 'rejection', { reason: '  ' })
    expect(body).toMatchObject({ status: 'rejected', rejectionReason: 'No reason provided' })
    expect(await rowsOf('SELECT rejection_reason AS reason FROM mentorship_requests')).toEqual([{ reason: stored }])
  })

  it('[S-414] [S-415] is over for everybody once the learner has withdrawn it', async () => {
    const { id } = await aMentorshipRequest(learner, { mentorId: mentor.id })
    expect((await act(learner, id, 'cancellation')).body.status).toBe('cancelled')
    for (const [user, name, body] of [
      [mentor, 'acceptance'],
      [admin, 'rejection', {}],
      [mentor, 'completion', {}],
    ] as const)
      expect((await act(user, id, name, body)).body.code).toBe('mentorship_changed')
    expect((await assign(id, (await aUser('educator')).id, mentor.id)).body.code).toBe('mentorship_changed')
    expect(await mailsOf()).toEqual([`mentorship_withdrawn ${mentor.email}`])
  })

  it('of an acceptance and a withdrawal at once keeps one, and every reader and email agrees', async () => {
    const { id } = await aMentorshipRequest(learner, { mentorId: mentor.id })
    const answers = await Promise.all([act(mentor, id, 'acceptance'), act(learner, id, 'cancellation')])
    expect(statusesOf(answers)).toEqual([201, 409])
    const { status } = await read(learner, id)
    expect([(await read(mentor, id)).status, (await read(admin, id)).status]).toEqual([status, status])
    expect(await mailsOf()).toEqual([
      status === 'accepted' ? `mentorship_accepted ${learner.email}` : `mentorship_withdrawn ${mentor.email}`,
    ])
  })

  it('[C-09] ends with either side, whose words admins alone are told', async () => {
    const { id } = await aMentorshipRequest(learner, { mentorId: mentor.id, status: 'accepted' })
    expect((await act(mentor, id, 'completion', { feedback: 'Careful work.' })).body).toMatchObject({
      status: 'completed',
      feedback: null,
    })
    await act(learner, id, 'completion', { feedback: 'Clear answers.' })
    expect(await read(admin, id)).toMatchObject({ feedback: { learner: 'Clear answers.', mentor: 'Careful work.' } })
    expect((await read(learner, id)).feedback).toBeNull()
  })
})

describe('undoing', () => {
  const undo = (user: TestUser, id: string) => as(user, 'DELETE', `/api/mentorship-requests/${id}/last-change`)

  it('makes of a withdrawal or rejection a pending request again, for whoever did it, without an email', async () => {
    const { id } = await aMentorshipRequest(learner, { mentorId: mentor.id })
    for (const [user, name] of [
      [learner, 'cancellation'],
      [mentor, 'rejection'],
      [admin, 'rejection'],
    ] as const) {
      await act(user, id, name, name === 'rejection' ? { reason: 'Away.' } : undefined)
      for (const other of [learner, mentor, admin].filter((each) => each !== user))
        expect((await undo(other, id)).body.code).toBe('mentorship_change_final')
      expect((await undo(user, id)).body).toMatchObject({
        status: 'pending',
        rejectionReason: null,
        mentor: { id: mentor.id },
        steps: [],
      })
      expect((await undo(user, id)).status).toBe(409)
      api.clock.now += 1000
    }
    expect(await mailsOf()).toEqual([])
    expect(await rowsOf('SELECT action FROM audit_log ORDER BY id')).toEqual([
      { action: 'mentorship.rejected' },
      { action: 'mentorship.undone' },
    ])
  })

  it('asks again whoever was asked before an assignment, with the dates that were theirs', async () => {
    const { id } = await aMentorshipRequest(learner)
    await assign(id, mentor.id)
    const before = await read(admin, id)
    api.clock.now += 60_000
    const other = await aUser('educator')
    await assign(id, other.id, mentor.id)
    expect((await undo(admin, id)).body).toMatchObject({ mentor: { id: mentor.id }, dates: before.dates })
    expect(await mailsOf()).toEqual([`mentorship_assigned ${mentor.email}`])
    const first = await aMentorshipRequest(await aUser('student'))
    await assign(first.id, other.id)
    expect((await undo(admin, first.id)).body).toMatchObject({ mentor: null, dates: null, status: 'pending' })
  })

  it('is over after ten seconds, after an acceptance, and where the area was asked for anew', async () => {
    const { id } = (await ask()).body as { id: string }
    await act(learner, id, 'cancellation')
    await ask()
    expect((await undo(learner, id)).body.code).toBe('mentorship_change_final')
    await act(admin, id, 'rejection', {})
    const assigned = await aMentorshipRequest(await aUser('student'))
    await assign(assigned.id, mentor.id)
    await act(mentor, assigned.id, 'acceptance')
    expect((await undo(admin, assigned.id)).body.code).toBe('mentorship_change_final')
    const late = await aMentorshipRequest(await aUser('student'))
    await assign(late.id, mentor.id)
    api.clock.now += 10_000
    expect((await undo(admin, late.id)).body.code).toBe('mentorship_change_final')
  })
})

describe('[W-21] [S-417] who reads what of a request', () => {
  it('hides the learner’s address from the mentor in every answer until they have accepted', async () => {
    const { id } = await aMentorshipRequest(learner, { mentorId: mentor.id })
    const answersOf = async () => {
      const list = await as(mentor, 'GET', '/api/me/mentorship-requests?side=mentor')
      const one = await as(mentor, 'GET', `/api/mentorship-requests/${id}`)
      return list.text + one.text
    }
    expect(await answersOf()).toContain('Meera Nambiar')
    expect(await answersOf()).not.toContain(learner.email)
    const accepted = await act(mentor, id, 'acceptance')
    expect(accepted.text + (await answersOf())).toContain(learner.email)
  })

  it('shows a mentor the initial alone of a learner under 18 or of unknown age, and no address after accepting either', async () => {
    const young = await aUser('student', {}, { firstName: 'Pema', lastName: 'Lhamo', dateOfBirth: '2012-01-01' })
    const { id } = await aMentorshipRequest(young, { mentorId: mentor.id })
    expect(await read(mentor, id)).toMatchObject({
      learner: { name: 'Pema L.', avatarUrl: null },
      isLearnerMinor: true,
    })
    await act(mentor, id, 'acceptance')
    expect(await read(mentor, id)).toMatchObject({ learner: { name: 'Pema L.', email: null }, isLearnerMinor: true })
  })

  it('is found by nobody else, nor by a mentor who teaches no more', async () => {
    const { id } = await aMentorshipRequest(learner, { mentorId: mentor.id })
    await env.DB.prepare("UPDATE profiles SET role = 'student', educator_status = NULL WHERE id = ?")
      .bind(mentor.id)
      .run()
    for (const user of [await aUser('student'), await aUser('educator'), mentor])
      expect((await as(user, 'GET', `/api/mentorship-requests/${id}`)).status).toBe(404)
    expect((await as(mentor, 'GET', '/api/me/mentorship-requests?side=mentor')).body.items).toEqual([])
  })
})

describe('[U-14] [S-453] [S-455] the list of all requests', () => {
  it.each([
    ['?status=pending', ['two', 'one']],
    ['?mentor=none', ['one']],
    ['?area=conservation', ['two']],
    ['?level=beginner', ['two']],
    ['?search=nambiar', ['three', 'one']],
    ['?search=two', ['two']],
    ['?to=2026-11-13', ['one']],
    ['?from=2026-11-15', ['three']],
    ['?sort=oldest', ['one', 'two', 'three']],
  ])('[S-454] is filtered by %s', async (query, expected) => {
    const at = (day: string) => ({ createdAt: Date.parse(`${day}T23:30:00+05:30`) })
    await aMentorshipRequest(learner, { message: 'one', ...at('2026-11-13') })
    const other = await aUser('student')
    await aMentorshipRequest(other, {
      message: 'two',
      area: 'conservation',
      level: 'beginner',
      mentorId: mentor.id,
      ...at('2026-11-14'),
    })
    await aMentorshipRequest(learner, { message: 'three', status: 'rejected', ...at('2026-11-15') })
    const { body } = await as(admin, 'GET', `/api/mentorship-requests${query}`)
    expect((body.items as unknown as { message: string }[]).map(({ message }) => message)).toEqual(expected)
    expect(body).toMatchObject({ counts: { pending: 2, rejected: 1, accepted: 0 } })
  })

  it('[U-11.mentorship] goes into a CSV file of nine columns', async () => {
    await aMentorshipRequest(learner, { mentorId: mentor.id, status: 'rejected' })
    const { call } = startApi({ routes: files })
    const headers = { cookie: admin.cookie, 'sec-fetch-site': 'same-origin' }
    const { body } = await call('/api/exports/mentorship-requests.csv', { method: 'POST', headers })
    expect(body).toMatchObject({
      fileName: 'mentorship-requests-2026-11-15.csv',
      header: ['Date', 'Student', 'Student Email', 'Mentor', 'Area', 'Level', 'Purpose', 'Status', 'Rejection Reason'],
    })
    const { text } = await call('/api/exports/mentorship-requests.csv', { headers })
    expect((JSON.parse(text) as { rows: unknown }).rows).toEqual([
      [
        '2026-11-15 17:30:00',
        'Meera Nambiar',
        learner.email,
        'Asha Raghunath',
        'Water management',
        'Intermediate',
        'Project help',
        'Rejected',
        'No reason provided',
      ],
    ])
  })
})
