import { env } from 'cloudflare:workers'
import {
  type ApplicationSummary,
  applyToTeach,
  type EducatorApplication,
  rejectEducatorApplication,
} from '@kere/contracts/accounts/educator-applications'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anApplication, someAnswers } from '../../../test/factories.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'

let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  admin = await aUser('admin', {}, { firstName: 'Meera', lastName: 'Prabhu' })
})

const submitted = Date.parse('2026-11-10T06:00:00Z')

const aPendingEducator = () => aUser('educator', {}, { educatorStatus: 'pending', firstName: 'Zarine' })

interface Answer {
  id: string
  code?: string
  detail?: string
  errors?: unknown
  items: ApplicationSummary[]
  nextCursor: string | null
  total: number
  counts: Record<string, number>
}

async function call({ cookie }: TestUser, method: string, path: string, body?: unknown, api = startApi()) {
  const answer = await api.call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  // The cast is safe: `serveRoute` has parsed the answer by the contract.
  return { ...answer, body: answer.body as unknown as Answer & EducatorApplication }
}

const list = (query = '') => call(admin, 'GET', `/api/educator-applications${query}`)
const approve = (id: string, by = admin, api = startApi()) =>
  call(by, 'POST', `/api/educator-applications/${id}/approval`, undefined, api)
const reject = (id: string, reason: unknown, by = admin, api = startApi()) =>
  call(by, 'POST', `/api/educator-applications/${id}/rejection`, { reason }, api)
const apply = (user: TestUser, body: unknown = { answers: someAnswers }, api = startApi()) =>
  call(user, 'POST', '/api/me/educator-applications', body, api)

const all = async (sql: string, ...values: unknown[]) => {
  const { results } = await env.DB.prepare(sql)
    .bind(...values)
    .all()
  return results
}
const mails = () => all('SELECT template, to_address, details FROM outbox')
const profileOf = async ({ id }: TestUser) => (await all('SELECT * FROM profiles WHERE id = ?', id))[0]
const auditOf = (headers: Headers) =>
  all('SELECT * FROM audit_log WHERE request_id = ? ORDER BY rowid', headers.get('x-request-id'))

describe('[C-28] [W-03.queue] the list of applications', () => {
  it('shows who has waited longest first, page by page, none twice and none left out', async () => {
    const made = []
    for (const minutes of [0, 1, 1, 2, 3]) {
      made.push(await anApplication(await aPendingEducator(), { submittedAt: submitted + minutes * 60_000 }))
    }
    const expected = made.toSorted()
    for (const [sort, order] of [
      ['oldest', expected],
      ['newest', expected.toReversed()],
    ] as const) {
      const seen = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const { status, body } = await list(`?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`)
        expect([status, body.total]).toEqual([200, 5])
        seen.push(...body.items.map(({ id }) => id))
        cursor = body.nextCursor
      }
      expect(seen).toEqual(order)
    }
  })

  it('says who they are, and counts every status from the counters in one round trip', async () => {
    const applicant = await aUser(
      'educator',
      {},
      { educatorStatus: 'pending', designation: 'Potter', lastName: 'Irani' },
    )
    const id = await anApplication(applicant, { submittedAt: submitted })
    await anApplication(await aPendingEducator(), { status: 'approved', decidedAt: submitted + 1, decidedBy: admin.id })
    await anApplication(await aPendingEducator(), { status: 'rejected', decidedAt: submitted + 1, reason: 'No.' })

    const watched = watch(env.DB)
    const api = startApi({ db: watched.db })
    const { body } = await call(admin, 'GET', '/api/educator-applications?status=pending', undefined, api)
    expect(watched.roundTrips).toBe(1)
    expect(body).toEqual({
      items: [
        {
          id,
          applicant: { id: applicant.id, name: 'Ira Irani', email: applicant.email },
          designation: 'Potter',
          organizationAffiliation: null,
          status: 'pending',
          submittedAt: '2026-11-10T06:00:00.000Z',
          decidedAt: null,
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsLowerBound: false,
      counts: { pending: 1, approved: 1, rejected: 1, withdrawn: 0, revoked: 0 },
    })
    expect((await list()).body).toMatchObject({ total: 3, items: [{}, {}, {}] })
  })

  it('reads no more rows for a page when there are many', async () => {
    const rowsRead = async () => {
      const watched = watch(env.DB)
      await call(
        admin,
        'GET',
        '/api/educator-applications?status=pending&limit=5',
        undefined,
        startApi({ db: watched.db }),
      )
      return watched.rowsRead
    }
    for (let made = 0; made < 8; made += 1) await anApplication(await aPendingEducator())
    const few = await rowsRead()
    for (let made = 0; made < 60; made += 1) await anApplication(await aPendingEducator())
    expect(await rowsRead()).toBe(few)
  })

  it('refuses a cursor of another order, and what is none', async () => {
    for (let made = 0; made < 2; made += 1) await anApplication(await aPendingEducator())
    const { nextCursor } = (await list('?limit=1')).body
    for (const query of [`?sort=newest&cursor=${nextCursor}`, '?cursor=abc', '?cursor=WyJvbGRlc3QiLDEsImFwcF8xIl0']) {
      const { status, body } = await list(query)
      expect([status, body.code]).toEqual([422, 'invalid_cursor'])
    }
  })
})

describe('[C-28] an application', () => {
  it('is shown with all that the applicant says of themselves', async () => {
    const applicant = await aUser(
      'educator',
      {},
      {
        educatorStatus: 'pending',
        firstName: 'Zarine',
        lastName: 'Irani',
        bio: 'About me.',
        teachingExperience: 3,
        subjectsOfInterest: ['Water Management'],
        languagesSpoken: ['Parsi Gujarati'],
        certifications: ['One'],
        phoneNumber: '9876543210',
        linkedinUrl: 'https://linkedin.com/in/z',
        lumaProfileUrl: 'https://lu.ma/z',
      },
    )
    const id = await anApplication(applicant, { submittedAt: submitted })
    expect((await call(admin, 'GET', `/api/educator-applications/${id}`)).body).toEqual({
      id,
      applicant: { id: applicant.id, name: 'Zarine Irani', email: applicant.email },
      designation: null,
      organizationAffiliation: null,
      status: 'pending',
      submittedAt: '2026-11-10T06:00:00.000Z',
      decidedAt: null,
      isOnboarded: true,
      version: 0,
      bio: 'About me.',
      teachingExperience: 3,
      subjectsOfInterest: ['Water Management'],
      languagesSpoken: ['Parsi Gujarati'],
      certifications: ['One'],
      linkedinUrl: 'https://linkedin.com/in/z',
      lumaProfileUrl: 'https://lu.ma/z',
      phoneNumber: '9876543210',
      decidedBy: null,
      reason: null,
    })
    expect((await call(admin, 'GET', '/api/educator-applications/app_none')).status).toBe(404)
  })

  it('[W-03.mails] that is approved lets an educator publish, host and mentor, and tells them by mail', async () => {
    const applicant = await aPendingEducator()
    const id = await anApplication(applicant)
    const api = startApi()
    const { status, headers, body } = await approve(id, admin, api)
    expect([status, body.status, body.decidedBy, body.decidedAt]).toEqual([
      201,
      'approved',
      'Meera Prabhu',
      '2026-11-15T12:00:00.000Z',
    ])
    expect(await profileOf(applicant)).toMatchObject({ role: 'educator', educator_status: 'approved' })
    expect(await mails()).toEqual([
      {
        template: 'application_approved',
        to_address: applicant.email,
        details: expect.stringContaining('"firstName":"Zarine"'),
      },
    ])
    expect(api.queued).toHaveLength(1)
    expect(await auditOf(headers)).toMatchObject([
      { action: 'educator_application.approved', actor_id: admin.id, actor_role: 'admin', subject_id: id },
    ])
  })

  it('[C-49] of a person under 18 is not approved, because educators are public', async () => {
    const applicant = await aUser('student', {}, { dateOfBirth: '2010-01-01' })
    const { body } = await approve(await anApplication(applicant))
    expect(body.code).toBe('staff_under_age')
    expect(await profileOf(applicant)).toMatchObject({ role: 'student', educator_status: null })
    expect(await mails()).toEqual([])
  })

  it("that is approved changes a learner's role, and the audit log says so", async () => {
    const applicant = await aUser('student')
    const { headers } = await approve(await anApplication(applicant))
    expect(await profileOf(applicant)).toMatchObject({ role: 'educator', educator_status: 'approved' })
    expect((await mails()).map(({ template }) => template)).toEqual(['application_approved'])
    const [, changed] = await auditOf(headers)
    expect(changed).toMatchObject({ action: 'role.changed', actor_id: admin.id, subject_id: applicant.id })
    expect(JSON.parse(String(changed?.detail))).toEqual({ from: 'student', to: 'educator' })
    expect(await all("SELECT count FROM user_counts WHERE role = 'educator'")).toEqual([{ count: 1 }])
  })

  it('[part of W-03.mails] that is declined says why by mail, and leaves a learner a learner', async () => {
    const [educator, learner] = [await aPendingEducator(), await aUser('student', {}, { firstName: 'Lila' })]
    const reason = 'Please tell us “where” you have taught & whom.'
    const { status, headers, body } = await reject(await anApplication(educator), `  ${reason} `)
    expect([status, body.status, body.reason, body.decidedBy]).toEqual([201, 'rejected', reason, 'Meera Prabhu'])
    expect(await profileOf(educator)).toMatchObject({ role: 'educator', educator_status: 'rejected' })
    expect((await auditOf(headers)).map(({ action }) => action)).toEqual(['educator_application.rejected'])

    await reject(await anApplication(learner), 'Not yet.')
    expect(await profileOf(learner)).toMatchObject({ role: 'student', educator_status: null })
    const sent = await mails()
    expect(sent.map(({ to_address }) => to_address)).toEqual([educator.email, learner.email])
    expect(sent.map(({ details }): unknown => JSON.parse(String(details)))).toMatchObject([
      { firstName: 'Zarine', reason },
      { firstName: 'Lila', reason: 'Not yet.' },
    ])
  })

  it('needs a reason to be declined', async () => {
    const id = await anApplication(await aPendingEducator())
    for (const reason of ['   ', undefined]) {
      const { status, body } = await reject(id, reason)
      expect([status, body.errors]).toEqual([422, [{ pointer: '/body/reason', detail: 'Please give a reason' }]])
    }
    expect((await reject(id, 'x'.repeat(501))).status).toBe(422)
    expect(await mails()).toEqual([])
  })

  it('is decided once, by one of two admins, with one mail, twenty times over', async () => {
    const other = await aUser('admin', {}, { firstName: 'Second', lastName: 'Admin' })
    for (let round = 0; round < 20; round += 1) {
      const applicant = await aPendingEducator()
      const id = await anApplication(applicant)
      const [approved, rejected] = await Promise.all([approve(id), reject(id, 'Not yet.', other)])
      const isApproved = approved.status === 201
      expect(new Set([approved.status, rejected.status])).toEqual(new Set([201, 409]))
      expect((isApproved ? rejected : approved).body.code).toBe('already_decided')
      const sent = await all('SELECT template FROM outbox WHERE user_id = ?', applicant.id)
      expect(sent).toEqual([{ template: isApproved ? 'application_approved' : 'application_rejected' }])
      expect((await profileOf(applicant))?.educator_status).toBe(isApproved ? 'approved' : 'rejected')
      expect(await all('SELECT status FROM educator_applications WHERE id = ?', id)).toEqual([
        { status: isApproved ? 'approved' : 'rejected' },
      ])
    }
    expect((await list()).body.counts).toMatchObject({ pending: 0, withdrawn: 0 })
  })

  it('that was decided, taken back or never made is not decided again', async () => {
    const withdrawn = await anApplication(await aUser('student'), { status: 'withdrawn' })
    expect((await approve(withdrawn)).body.code).toBe('already_decided')
    expect((await approve('app_none')).body.code).toBe('not_found')
    expect((await reject('app_none', 'Why not.')).body.code).toBe('not_found')
    expect(await mails()).toEqual([])
  })

  it('never takes their role from an admin', async () => {
    const applicant = await aUser('admin')
    expect((await approve(await anApplication(applicant))).status).toBe(201)
    expect(await profileOf(applicant)).toMatchObject({ role: 'admin' })
  })

  it('says what failed when the database cannot be reached', async () => {
    const db = failingDatabase((sql) => !sql.startsWith('select "profiles"."role"'))
    const { status, body } = await reject('app_1', 'Because.', admin, startApi({ db }))
    expect([status, body.detail]).toEqual([503, rejectEducatorApplication.failure])
  })
})

describe('a decision on an application', () => {
  const undo = (id: string, by = admin, api = startApi()) =>
    call(by, 'DELETE', `/api/educator-applications/${id}/decision`, undefined, api)
  const rowOf = async (id: string) =>
    (await all('SELECT status, decided_at, decided_by, reason FROM educator_applications WHERE id = ?', id))[0]
  const waiting = { status: 'pending', decided_at: null, decided_by: null, reason: null }

  it('is undone with its email: the applicant is what they were, and the audit log says so', async () => {
    const [educator, learner] = [await aPendingEducator(), await aUser('student')]
    for (const [applicant, decide] of [
      [educator, approve],
      [educator, (id: string) => reject(id, 'Not yet.')],
      [learner, approve],
      [learner, (id: string) => reject(id, 'Not yet.')],
    ] as const) {
      const before = await profileOf(applicant)
      const id = await anApplication(applicant)
      expect((await decide(id)).status).toBe(201)
      const { status, headers } = await undo(id)
      expect(status).toBe(204)
      expect(await rowOf(id)).toEqual(waiting)
      const { role, educator_status } = (await profileOf(applicant)) ?? {}
      expect({ role, educator_status }).toEqual({ role: before?.role, educator_status: before?.educator_status })
      expect(await mails()).toEqual([])
      expect((await auditOf(headers))[0]).toMatchObject({
        action: 'educator_application.decision_undone',
        actor_id: admin.id,
        subject_id: id,
      })
      await env.DB.prepare('DELETE FROM educator_applications WHERE id = ?').bind(id).run()
    }
  })

  it('says that a role went back with it', async () => {
    const id = await anApplication(await aUser('student'))
    await approve(id)
    const [, changed] = await auditOf((await undo(id)).headers)
    expect(changed).toMatchObject({ action: 'role.changed' })
    expect(JSON.parse(String(changed?.detail))).toEqual({ from: 'educator', to: 'student' })
  })

  it('is not undone where the applicant has applied anew since', async () => {
    const applicant = await aPendingEducator()
    const id = await anApplication(applicant)
    await reject(id, 'Not yet.')
    await anApplication(applicant)
    expect((await undo(id)).body.code).toBe('decision_final')
  })
})

describe('[C-28] applying to teach', () => {
  const anAdult = { dateOfBirth: '1990-01-01', firstName: 'Zarine', lastName: 'Irani' }

  it('puts a learner into the queue: a mail, a row in the audit log, and the role they have until it is decided', async () => {
    const learner = await aUser('student', {}, anAdult)
    const { status, headers, body } = await apply(learner)
    expect([status, body]).toEqual([
      201,
      { id: expect.stringMatching(/^app_/), status: 'pending', submittedAt: '2026-11-15T12:00:00.000Z' },
    ])
    expect(await profileOf(learner)).toMatchObject({
      first_name: 'Zarine',
      last_name: 'Irani',
      role: 'student',
      educator_status: null,
      designation: 'Hydrologist',
      teaching_experience: 4,
      subjects_of_interest: '["Water Management"]',
      linkedin_url: 'https://linkedin.com/in/zarine',
      luma_profile_url: null,
      phone_number: '9876543210',
    })
    expect(await mails()).toEqual([
      { template: 'application_received', to_address: learner.email, details: '{"firstName":"Zarine"}' },
    ])
    expect(await auditOf(headers)).toMatchObject([
      { action: 'educator_application.submitted', actor_id: learner.id, actor_role: 'student', subject_id: body.id },
    ])
  })

  it('lets a declined educator try again', async () => {
    const educator = await aUser('educator', {}, { ...anAdult, educatorStatus: 'rejected' })
    await anApplication(educator, { status: 'rejected', decidedAt: submitted + 1, reason: 'Not yet.' })
    expect((await apply(educator)).status).toBe(201)
    expect(await profileOf(educator)).toMatchObject({ role: 'educator', educator_status: 'pending' })
    expect((await list()).body.counts).toMatchObject({ pending: 1, rejected: 1 })
  })

  it('takes one application, however often it is sent', async () => {
    const learner = await aUser('student', {}, anAdult)
    const answered = await Promise.all(Array.from({ length: 20 }, () => apply(learner)))
    const codes = answered.map(({ status, body }) => body.code ?? status)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(codes.filter((code) => code === 'already_applied')).toHaveLength(19)
    expect(await mails()).toHaveLength(1)
  })

  it('is not for whoever is approved or waits already', async () => {
    for (const educatorStatus of ['approved', 'pending'] as const) {
      const educator = await aUser('educator', {}, { ...anAdult, educatorStatus })
      expect((await apply(educator)).body.code).toBe('already_applied')
      expect(await profileOf(educator)).toMatchObject({ designation: null, educator_status: educatorStatus })
    }
  })

  it('needs a finished profile', async () => {
    const newcomer = await aUser('student', {}, { onboardingCompleted: false })
    expect((await apply(newcomer)).body).toMatchObject({
      code: 'forbidden',
      detail: 'Finish your profile first',
    })
    expect(await all('SELECT id FROM educator_applications')).toEqual([])
  })

  it.each([
    ['not 18 yet', { dateOfBirth: '2008-11-16' }],
    ['of an age that is not known', { dateOfBirth: null }],
  ])('[C-49] keeps neither phone nor links of whoever is %s', async (_, about) => {
    const learner = await aUser('student', {}, about)
    expect((await apply(learner)).status).toBe(201)
    expect(await profileOf(learner)).toMatchObject({
      designation: 'Hydrologist',
      linkedin_url: null,
      phone_number: null,
      luma_profile_url: null,
    })
  })

  it.each([
    ['designation', '', 'Designation is required'],
    ['bio', '  nineteen letters.  ', 'Please provide a bio of at least 20 characters'],
    ['teachingExperience', -1, 'Please enter a valid number of years'],
    ['subjectsOfInterest', [], 'Please add at least one subject'],
    ['languagesSpoken', [], 'Please add at least one language'],
    ['organizationAffiliation', ' ', 'Organization affiliation is required'],
    [
      'linkedinUrl',
      'linkedin.org/in/a',
      'Please enter a valid LinkedIn URL, for example https://www.linkedin.com/in/asha-rao',
    ],
    ['phoneNumber', '', 'Please enter a valid phone number'],
    [
      'lumaProfileUrl',
      'https://lu.ma',
      'Please enter a valid Lu.ma URL starting with https://lu.ma/, for example https://lu.ma/asha-rao',
    ],
  ])('[C-12] [C-13] [C-55] [C-56] refuses a wrong %s', async (field, value, detail) => {
    const { status, body } = await apply(await aUser('student', {}, anAdult), {
      answers: { ...someAnswers, [field]: value },
    })
    expect([status, body.errors]).toEqual([422, [{ pointer: `/body/answers/${field}`, detail }]])
  })

  it('[C-27] takes nothing that would make somebody more than they are', async () => {
    const learner = await aUser('student', {}, anAdult)
    for (const more of [{ role: 'admin' }, { educatorStatus: 'approved' }, { status: 'approved' }]) {
      expect((await apply(learner, { answers: { ...someAnswers, ...more } })).status).toBe(422)
      expect((await apply(learner, { answers: someAnswers, ...more })).status).toBe(422)
    }
    expect(applyToTeach.access).toEqual({ roles: ['student', 'educator'] })
  })
})
