import { env } from 'cloudflare:workers'
import { exportPage } from '@kere/contracts/http/exports'
import { feedbackRoles } from '@kere/contracts/forms/feedback-options'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { exports as files } from '../../routes.ts'

type Api = ReturnType<typeof startApi>

const hourMs = 60 * 60 * 1000
const someFeedback = {
  name: 'Zoya Khan',
  email: 'zoya@example.kere.test',
  role: 'learner',
  feedbackText: 'The map is slow.',
  contactRequested: true,
}
const withoutAddress = { name: 'Zoya Khan', role: 'visitor', feedbackText: 'The map is slow.' }
const isId = expect.stringMatching(/^fbk_[0-9A-Z]{26}$/) as string

const rowsOf = async <Row = Record<string, unknown>>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results
const stored = () => rowsOf('SELECT * FROM feedback_submissions')

let api: Api
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
})

const submit = (body: unknown, headers: Record<string, string> = {}, { call }: Api = api) =>
  call('/api/feedback-submissions', {
    method: 'POST',
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const asAdmin = (method: string, path: string, body?: unknown) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: admin.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((left, right) => left - right)

const list = async (search = '') => (await asAdmin('GET', `/api/feedback-submissions${search}`)).body

describe('giving feedback', () => {
  it('[S-292] [S-492] [S-516] stores who wrote what, when, and whether they want to hear from us', async () => {
    const { status, body } = await submit(someFeedback)
    expect([status, body]).toEqual([201, { id: isId }])
    expect(
      await rowsOf(
        'SELECT id, user_id, name, email, role, feedback_text, contact_requested, submitted_at, status FROM feedback_submissions',
      ),
    ).toEqual([
      {
        id: body.id,
        user_id: null,
        name: 'Zoya Khan',
        email: 'zoya@example.kere.test',
        role: 'learner',
        feedback_text: 'The map is slow.',
        contact_requested: 1,
        submitted_at: Date.parse('2026-11-15T12:00:00.000Z'),
        status: 'new',
      },
    ])
  })

  it.each([
    ['left out', withoutAddress],
    ['empty', { ...withoutAddress, email: '' }],
    ['null', { ...withoutAddress, email: null, contactRequested: false }],
  ])('[S-288] [S-292] takes an address that is %s as none', async (_, body) => {
    expect((await submit(body)).status).toBe(201)
    expect(await stored()).toMatchObject([{ email: null, contact_requested: 0 }])
  })

  it('remembers which user wrote', async () => {
    const { id, cookie } = await aUser('student')
    await submit(withoutAddress, { cookie })
    expect(await stored()).toMatchObject([{ user_id: id }])
    expect((await list()).items).toMatchObject([{ isFromUser: true }])
  })

  it.each(feedbackRoles)('[C-01] takes feedback from people who call themselves %s', async (role) => {
    expect((await submit({ ...withoutAddress, role })).status).toBe(201)
  })

  it.each([
    ['name', 'Full name is required'],
    ['role', 'Please select a role'],
    ['feedbackText', 'Feedback is required'],
  ])('[S-288] [U-16] asks for the %s', async (field, detail) => {
    for (const value of [undefined, '', ' \n ']) {
      const { status, body } = await submit({ ...someFeedback, [field]: value })
      expect([status, body.errors]).toEqual([422, [{ pointer: `/body/${field}`, detail }]])
    }
    expect(await stored()).toEqual([])
  })

  it.each([undefined, '', null])('[S-288] [U-16] asks for the address where a reply is wanted (%j)', async (email) => {
    const { status, body } = await submit({ ...someFeedback, email })
    const detail = 'Email is required if you want us to contact you'
    expect([status, body.errors]).toEqual([422, [{ pointer: '/body/email', detail }]])
  })

  it.each([
    ['nothing', {}],
    ['empty fields', { name: '', role: '', feedbackText: '', email: '' }],
  ])('[U-16] says everything that is missing at once where %s is sent', async (_, fields) => {
    const { body } = await submit({ ...fields, contactRequested: true })
    expect(body.errors).toEqual(
      [
        { pointer: '/body/name', detail: 'Full name is required' },
        { pointer: '/body/role', detail: 'Please select a role' },
        { pointer: '/body/feedbackText', detail: 'Feedback is required' },
        { pointer: '/body/email', detail: 'Email is required if you want us to contact you' },
      ].map((error) => expect.objectContaining(error) as object),
    )
  })

  it('asks for an address that can be one, whether a reply is wanted or not', async () => {
    for (const contactRequested of [true, false]) {
      const { body } = await submit({ ...someFeedback, email: 'zoya@nowhere', contactRequested })
      expect(body.errors).toEqual([{ pointer: '/body/email', detail: 'Please enter a valid email address' }])
    }
  })

  it('takes 4,000 characters of any script, and not one more', async () => {
    expect((await submit({ ...withoutAddress, feedbackText: 'ಕ'.repeat(4000) })).status).toBe(201)
    expect((await submit({ ...withoutAddress, feedbackText: 'x'.repeat(4001) })).body.errors).toEqual([
      { pointer: '/body/feedbackText', detail: 'Please use at most 4,000 characters' },
    ])
  })

  it('[S-291] says what failed when the database is not there, and stores nothing', async () => {
    const { status, body } = await submit(withoutAddress, {}, startApi({ db: failingDatabase() }))
    expect([status, body.detail]).toEqual([503, 'Failed to submit feedback. Please try again.'])
    expect(await stored()).toEqual([])
  })
})

describe('[W-33] a machine that gives feedback', () => {
  it.each(['pebble', 'website'])('fills in %s, which people do not see, and is kept apart', async (trap) => {
    const { status, body } = await submit({ ...someFeedback, [trap]: 'https://spam.example' })
    expect([status, body]).toEqual([201, { id: isId }])
    expect(await stored()).toMatchObject([{ id: body.id, status: 'doubtful' }])
    expect(await list('?status=doubtful')).toMatchObject({ items: [{ id: body.id }], counts: { new: 0, doubtful: 1 } })
    expect((await list('?status=new')).items).toEqual([])
  })

  const together = async (count: number, send: (index: number) => ReturnType<typeof submit>) =>
    statusesOf(await Promise.all(Array.from({ length: count }, (_, index) => send(index))))

  it('is let through 5 times an hour with one address, and shuts nobody who has it out elsewhere', async () => {
    const stranger = { 'cf-connecting-ip': '198.51.100.1' }
    expect(await together(8, () => submit(someFeedback, stranger))).toEqual([
      ...Array(5).fill(201),
      ...Array(3).fill(429),
    ])
    const { body, headers } = await submit(someFeedback, stranger)
    expect((await submit(someFeedback)).status).toBe(201)
    expect([body.code, headers.get('retry-after')]).toEqual(['too_many_attempts', '3600'])
    api.clock.now += hourMs
    expect((await submit(someFeedback, stranger)).status).toBe(201)
  })

  it('is let through 20 times an hour from one network, with or without an address', async () => {
    const from = { 'cf-connecting-ip': '198.51.100.7' }
    const body = (index: number) =>
      index % 2 === 0 ? withoutAddress : { ...someFeedback, email: `zoya-${index}@example.kere.test` }
    expect(await together(24, (index) => submit(body(index), from))).toEqual([
      ...Array(20).fill(201),
      ...Array(4).fill(429),
    ])
    expect((await submit(withoutAddress, { 'cf-connecting-ip': '203.0.113.1' })).status).toBe(201)
  })

  it('is not heard without an answer where a challenge is set up', async () => {
    const settings = { CHALLENGE_VERIFY_URL: 'https://challenge.test/verify', CHALLENGE_SECRET: 'a secret' }
    expect((await submit(someFeedback, {}, startApi({ settings }))).body.code).toBe('challenge_failed')
    expect(await stored()).toEqual([])
  })
})

describe('the list of feedback', () => {
  beforeEach(async () => {
    api.clock.now -= 24 * hourMs
    await submit({ ...someFeedback, feedbackText: 'Groundwater courses, please.' })
    api.clock.now += 24 * hourMs
    await submit({ ...withoutAddress, name: 'Ravi', feedbackText: 'More on solar.' })
  })

  const texts = async (search: string) =>
    (await list(search)).items.map((item) => 'feedbackText' in item && item.feedbackText)
  const groundwater = 'Groundwater courses, please.'
  const solar = 'More on solar.'

  it('[S-516] begins with the newest, and counts what it shows', async () => {
    expect(await list()).toMatchObject({
      items: [{ feedbackText: solar, email: null }, { feedbackText: groundwater }],
      total: 2,
      counts: { new: 2, planned: 0, done: 0 },
    })
  })

  it.each([
    ['?role=visitor', [solar]],
    ['?status=planned', []],
    ['?status=new&role=learner', [groundwater]],
    ['?search=water', [groundwater]],
    ['?search=ravi%20solar', [solar]],
    ['?search=zoya%40example', [groundwater]],
    ['?search=%22%20OR%20*', []],
    ['?to=2026-11-14', [groundwater]],
    ['?from=2026-11-15', [solar]],
    ['?sort=oldest', [groundwater, solar]],
  ])('is filtered and ordered by role, status, words and days: %s', async (search, expected) => {
    expect(await texts(search)).toEqual(expected)
  })

  it('leads through everything once', async () => {
    const first = await list('?limit=1')
    const second = await list(`?limit=1&cursor=${first.nextCursor}`)
    expect(
      [first, second].map(({ items }) => items.map((item) => 'feedbackText' in item && item.feedbackText)),
    ).toEqual([[solar], [groundwater]])
    expect(second.nextCursor).toBeNull()
  })

  it('[U-11.feedback] [S-447] goes into a CSV file of six columns, named by the day', async () => {
    const { call } = startApi({ routes: files })
    const headers = { cookie: admin.cookie, 'sec-fetch-site': 'same-origin' }
    const opened = await call('/api/exports/feedback.csv', { method: 'POST', headers })
    expect(opened.body).toEqual({
      fileName: 'feedback-2026-11-15.csv',
      header: ['Date', 'Name', 'Role', 'Email', 'Contact Requested', 'Feedback'],
      kinds: ['moment', 'text', 'text', 'text', 'text', 'text'],
      rows: 2,
    })
    const { text } = await call('/api/exports/feedback.csv', { headers })
    expect(exportPage.parse(JSON.parse(text)).rows).toEqual([
      ['2026-11-15 17:30:00', 'Ravi', 'Visitor', null, 'No', solar],
      ['2026-11-14 17:30:00', 'Zoya Khan', 'Learner', 'zoya@example.kere.test', 'Yes', groundwater],
    ])
  })
})

it('is read one by one, by its id', async () => {
  const { id } = (await submit(someFeedback)).body
  const { status, body } = await asAdmin('GET', `/api/feedback-submissions/${id}`)
  expect([status, body]).toMatchObject([200, { id, feedbackText: 'The map is slow.', status: 'new', reply: null }])
  expect((await asAdmin('GET', '/api/feedback-submissions/fbk_none')).status).toBe(404)
})

describe('[W-36] what becomes of feedback', () => {
  it('is said by its status, in any direction, and written down once each', async () => {
    const { id } = (await submit(someFeedback)).body
    const change = async (status: string) =>
      (await asAdmin('PATCH', `/api/feedback-submissions/${id}`, { status })).body
    expect(await change('planned')).toMatchObject({ status: 'planned' })
    expect(await change('planned')).toMatchObject({ status: 'planned' })
    expect(await change('done')).toMatchObject({ status: 'done' })
    expect(await list()).toMatchObject({ counts: { new: 0, planned: 0, done: 1 } })
    expect(await change('new')).toMatchObject({ status: 'new' })
    expect(await change('lost')).toMatchObject({ code: 'validation_failed' })
    expect(await rowsOf(`SELECT action, detail FROM audit_log WHERE subject_id = '${id}' ORDER BY id`)).toEqual([
      { action: 'feedback.status_changed', detail: '{"status":"planned"}' },
      { action: 'feedback.status_changed', detail: '{"status":"done"}' },
      { action: 'feedback.status_changed', detail: '{"status":"new"}' },
    ])
    expect((await asAdmin('PATCH', '/api/feedback-submissions/fbk_nothing', { status: 'done' })).status).toBe(404)
  })
})

describe('[W-36] replying to feedback', () => {
  const reply = (id: string, text = 'It is faster now.') =>
    asAdmin('POST', `/api/feedback-submissions/${id}/reply`, { text })

  it('makes what was new done, and leaves what is planned', async () => {
    const [answered, planned] = [(await submit(someFeedback)).body, (await submit(someFeedback)).body]
    await asAdmin('PATCH', `/api/feedback-submissions/${planned.id}`, { status: 'planned' })
    expect((await reply(answered.id)).body.status).toBe('done')
    expect((await reply(planned.id)).body.status).toBe('planned')
    const { body } = await asAdmin('GET', '/api/feedback-submissions')
    expect(body).toMatchObject({ counts: { new: 0, planned: 1, done: 1 } })
  })

  it('sends one email, whoever of two admins is first', async () => {
    const { id } = (await submit(someFeedback)).body
    const answers = await Promise.all([reply(id), reply(id, 'We work on it.')])
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('reply_already_sent')
    const sent = answers.find(({ status }) => status === 201)?.body
    expect(sent).toMatchObject({ status: 'done', reply: { at: '2026-11-15T12:00:00.000Z' } })

    const mails = await rowsOf<{ id: string; to_address: string; details: string }>(
      "SELECT id, to_address, details FROM outbox WHERE template = 'feedback_reply'",
    )
    expect(mails).toMatchObject([{ to_address: someFeedback.email }])
    const details = JSON.parse(mails[0]?.details ?? '') as { reply: string }
    expect(details).toEqual({ reply: details.reply, feedback: someFeedback.feedbackText })
    expect(sent).toMatchObject({ reply: { text: details.reply } })
    expect(api.queued).toContain(mails[0]?.id)
    expect(await rowsOf(`SELECT action FROM audit_log WHERE subject_id = '${id}'`)).toEqual([
      { action: 'feedback.replied' },
    ])
  })

  it('is not done where nobody asked for it, even if there is an address', async () => {
    for (const body of [withoutAddress, { ...someFeedback, contactRequested: false }]) {
      const { id } = (await submit(body)).body
      const { status, body: refused } = await reply(id)
      expect([status, refused.code]).toEqual([409, 'reply_not_requested'])
    }
    expect((await reply('fbk_nothing')).status).toBe(404)
    expect(await rowsOf('SELECT id FROM outbox')).toEqual([])
  })
})

it('goes with the account of its author, also what they wrote while signed out', async () => {
  const { id, email, cookie } = await aUser('student')
  await submit(withoutAddress, { cookie })
  await submit({ ...someFeedback, email })
  await submit({ ...someFeedback, name: 'Somebody else' })
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run()
  expect(await stored()).toMatchObject([{ name: 'Somebody else' }])
  expect(await list()).toMatchObject({ counts: { new: 1, planned: 0, done: 0 } })
})
