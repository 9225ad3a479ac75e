import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { aJobApplication } from '../../../test/careers.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { emptyBucket } from '../../../test/files.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { tokenOf } from '../job-applications/job-applications.fixtures.ts'

let api: ReturnType<typeof startApi>
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  await emptyBucket()
  api = startApi()
  admin = await aUser('admin')
})

const rowsOf = async (sql: string) => (await env.DB.prepare(sql).all()).results

const call = (method: string, path: string, body?: unknown, user: TestUser = admin) =>
  api.call(`/api/${path}`, {
    method,
    headers: {
      origin: 'https://kere.test',
      cookie: user.cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const declined = { stage: 'declined', text: 'The place is filled.' }

describe('an answer', () => {
  it('is taken back where the clock moves on at each reading, and leaves the email of one before', async () => {
    const id = await aJobApplication()
    const path = `job-applications/${id}/answer`
    let instant = api.clock.now
    api = startApi({ now: () => (instant += 7) })
    await call('POST', path, { stage: 'interview', text: 'Can you talk on Monday?' })
    instant += 10_000
    await call('POST', path, declined)
    expect((await call('DELETE', path)).body).toMatchObject({ stage: 'interview', answer: null })
    expect(await rowsOf("SELECT details ->> 'answer' AS answer FROM outbox")).toEqual([
      { answer: 'Can you talk on Monday?' },
    ])
  })

  it('is one of two that admins give at once, and none to who has withdrawn', async () => {
    const id = await aJobApplication()
    const both = [declined, { stage: 'interview', text: 'Can you talk on Monday?' }]
    const answers = await Promise.all(both.map((answer) => call('POST', `job-applications/${id}/answer`, answer)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await rowsOf('SELECT id FROM outbox')).toHaveLength(1)
    const gone = await aJobApplication({ stage: 'withdrawn' })
    expect((await call('POST', `job-applications/${gone}/answer`, declined)).body.code).toBe('job_application_changed')
  })
})

it('[part of W-32] goes from stage to stage, and a note begins the review', async () => {
  const id = await aJobApplication()
  expect((await call('PUT', `job-applications/${id}/note`, { text: 'Ask about the boat.' })).body).toMatchObject({
    stage: 'in_review',
    teamNote: 'Ask about the boat.',
  })
  for (const stage of ['interview', 'offer', 'hired'])
    expect((await call('PATCH', `job-applications/${id}`, { stage })).body).toMatchObject({ stage })
  expect((await call('GET', 'job-applications?stage=hired')).body).toMatchObject({
    total: 1,
    counts: { hired: 1, new: 0 },
  })
})

it('of what was doubtful sends the receipt, unless somebody else has applied with its address', async () => {
  const id = await aJobApplication({ stage: 'doubtful', email: 'a@example.in' })
  const [row] = await rowsOf('SELECT position_id FROM job_applications')
  const other = { stage: 'doubtful', email: 'a@example.in', positionId: String(row?.position_id) } as const
  const second = await aJobApplication(other)
  expect((await call('PATCH', `job-applications/${id}`, { stage: 'new' })).status).toBe(200)
  expect(await rowsOf('SELECT template FROM outbox')).toEqual([{ template: 'job_application_received' }])
  const refused = await call('PATCH', `job-applications/${second}`, { stage: 'new' })
  expect(refused.body.code).toBe('job_application_changed')
})

it('[W-29] lets an admin read the resume for five minutes, by a link of their own that leaves a trace', async () => {
  const id = await aJobApplication()
  const { status, body } = await call('POST', `job-applications/${id}/resume-links`)
  expect([status, body.expiresAt]).toEqual([201, new Date(api.clock.now + 5 * 60_000).toISOString()])
  const follow = (user: TestUser | null) => api.call(body.href, user ? { headers: { cookie: user.cookie } } : {})
  const found = await follow(admin)
  expect([found.status, found.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="resume.pdf"'])
  expect((await follow(null)).status).toBe(401)
  expect((await follow(await aUser('admin'))).status).toBe(404)
  api.clock.now += 5 * 60_000
  expect((await follow(admin)).status).toBe(404)
  expect(await rowsOf("SELECT actor_id, subject_id FROM audit_log WHERE action LIKE '%resume%'")).toEqual([
    { actor_id: admin.id, subject_id: id },
  ])
})

it('ends the applicant’s link and sends another', async () => {
  const id = await aJobApplication()
  const token = await tokenOf(id)
  await call('POST', `job-applications/${id}/links`)
  expect((await api.call(`/api/job-application-links/${token}`)).status).toBe(404)
  expect((await api.call(`/api/job-application-links/${await tokenOf(id)}`)).status).toBe(200)
  expect(await rowsOf('SELECT template FROM outbox')).toEqual([{ template: 'job_application_link' }])
})

it('declines many with one answer, and takes it back', async () => {
  const ids = [await aJobApplication(), await aJobApplication(), await aJobApplication({ stage: 'withdrawn' })]
  const rows = ids.map((id) => ({ id }))
  const outcomes = async (body: unknown) => (await call('POST', 'bulk/job-applications', body)).body
  expect(await outcomes({ act: 'decline', answer: declined.text, rows })).toMatchObject({
    results: [{ outcome: 'done' }, { outcome: 'done' }, { outcome: 'refused' }],
  })
  expect(await outcomes({ act: 'undo', rows: rows.slice(0, 2) })).toMatchObject({
    results: [{ outcome: 'done' }, { outcome: 'done' }],
  })
  expect(await rowsOf('SELECT id FROM outbox')).toEqual([])
})

it('[U-11.job-applications] [part of S-448] exports Date, Name, Email, Position, Link, Note, Resume and Status', async () => {
  await aJobApplication()
  const headers = { cookie: admin.cookie, 'sec-fetch-site': 'same-origin' }
  const opened = await api.call('/api/exports/job-applications.csv', { method: 'POST', headers })
  expect(opened.body).toMatchObject({
    fileName: 'job-applications-2026-11-15.csv',
    header: ['Date', 'Name', 'Email', 'Position', 'Link', 'Note', 'Resume', 'Status'],
  })
})
