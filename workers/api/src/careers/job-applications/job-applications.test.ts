import { env } from 'cloudflare:workers'
import { newJobApplication } from '@kere/contracts/careers/job-applications'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { aJobApplication, aPosition } from '../../../test/careers.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aZip } from '../../../test/documents/zip-writer.ts'
import { aPdf } from '../../../test/fellowship.ts'
import { emptyBucket } from '../../../test/files.ts'
import { aPng, concat, textBytes } from '../../../test/pictures.ts'
import { aUser, secret } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { documentBuckets } from '../../base/env.ts'
import { leaseMail } from '../../console/outbox/lease-mail.ts'
import { sweepObjects } from '../../kit/files/sweep-objects.ts'
import { sweepTables } from '../../console/retention/sweep-tables.ts'
import { tokenOf } from './job-applications.fixtures.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const db = openDatabase(env.DB)
const origin = { origin: 'https://kere.test' }

const typed = {
  name: 'ಸ್ನೇಹಾ ಕುಲಕರ್ಣಿ',
  email: 'sneha+jobs@example.in',
  link: 'linkedin.com/in/sneha',
  note: 'I measure rivers already.',
}

let api: ReturnType<typeof startApi>
let position: string

beforeEach(async () => {
  await emptyDatabase()
  await emptyBucket()
  api = startApi()
  position = await aPosition({ id: 'lake-surveyor' })
})

const rowsOf = async <Row = Record<string, unknown>>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results
const keys = async () => (await env.JOB_APPLICATIONS.list()).objects.map(({ key }) => key)

function apply(change: Record<string, unknown> = {}, file: Uint8Array<ArrayBuffer> | null = aPdf(), headers = {}) {
  const form = new FormData()
  form.append('body', JSON.stringify({ position, ...typed, ...change }))
  if (file) form.append('resume', new File([file], 'sneha cv.pdf', { type: 'application/pdf' }))
  return api.call('/api/job-applications', { method: 'POST', headers: { ...origin, ...headers }, body: form })
}

const see = async (token: string) => api.call(`/api/job-application-links/${token}`)
const withdraw = (token: string) =>
  api.call('/api/job-application-withdrawals', {
    method: 'POST',
    headers: { ...origin, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
const confirm = (token: string) =>
  api.call('/api/job-application-confirmations', {
    method: 'POST',
    headers: { ...origin, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
const onlyOne = async () => (await rowsOf<{ id: string }>('SELECT id FROM job_applications'))[0]!.id

async function mailsOf() {
  const context = {
    get at() {
      return api.clock.now
    },
    db,
    settings: { accessTokenSecret: secret },
    log: () => {},
  }
  const due = await rowsOf<{ id: string }>("SELECT id FROM outbox WHERE state = 'pending' ORDER BY id")
  return Promise.all(due.map(({ id }) => leaseMail(context, id)))
}

describe('an application', () => {
  it('[S-488] [S-527] [W-29] keeps what was typed, and the resume in a private bucket of its own', async () => {
    expect(await apply()).toMatchObject({ status: 200, body: { ok: true } })
    expect(await rowsOf('SELECT position_id, position, name, email, link, note, stage FROM job_applications')).toEqual([
      {
        position_id: position,
        position: 'Lake Surveyor',
        ...typed,
        link: 'https://linkedin.com/in/sneha',
        stage: 'new',
      },
    ])
    expect(await keys()).toEqual([expect.stringMatching(new RegExp(`^resumes/${api.clock.now}-[\\w-]{22}\\.pdf$`))])
    expect((await env.MEDIA.list()).objects).toEqual([])
    expect(await rowsOf('SELECT kind, owner_id, uses, type FROM files')).toEqual([
      { kind: 'resume', owner_id: null, uses: 1, type: 'application/pdf' },
    ])
  })

  it('[W-32] is confirmed by an email whose link is the only way to it', async () => {
    await apply()
    const [mail] = await mailsOf()
    expect(mail).toMatchObject({ template: 'job_application_received', to: typed.email })
    expect(mail?.values.path).toMatch(/^\/careers\/application\?token=lnk_/)
  })

  it('[part of W-32] of an address that has applied before is answered like any other, and told so by email alone', async () => {
    const first = await apply()
    await confirm(await tokenOf(await onlyOne()))
    const second = await apply({ note: 'Again.' }, aPdf(900), { 'cf-connecting-ip': '198.51.100.2' })
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await rowsOf('SELECT note FROM job_applications')).toEqual([{ note: typed.note }])
    const templates = 'SELECT template FROM outbox ORDER BY id'
    expect(await rowsOf(templates)).toEqual([
      { template: 'job_application_received' },
      { template: 'job_application_repeated' },
    ])
    await apply()
    expect(await rowsOf(templates)).toHaveLength(2)
    await sweepTables(db, () => api.clock.now + 2 * dayMs)
    await sweepObjects({
      db,
      media: env.MEDIA,
      documents: documentBuckets(env),
      get at() {
        return api.clock.now + 3 * dayMs
      },
    })
    expect(await keys()).toHaveLength(1)
  })

  it('[part of W-32] of somebody signed in with its address is one of two that arrive at once', async () => {
    const { cookie } = await aUser('student', { email: typed.email })
    const answers = await Promise.all([apply({}, aPdf(), { cookie }), apply({ note: 'At once.' }, aPdf(), { cookie })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowsOf('SELECT id FROM job_applications')).toHaveLength(1)
  })

  it('takes nobody’s place with an address that is not proven, and stands beside theirs', async () => {
    await apply({ note: 'Please do not hire me.' })
    const forged = await onlyOne()
    const { cookie } = await aUser('student', { email: 'somebody.else@example.in' })
    await apply({ note: 'Nor me.' }, aPdf(), { cookie })
    api.clock.now += 1000
    await apply()
    const beside = "SELECT note, proven_at FROM job_applications WHERE stage = 'new' ORDER BY seq"
    expect(await rowsOf(beside)).toEqual([
      { note: 'Please do not hire me.', proven_at: null },
      { note: 'Nor me.', proven_at: null },
      { note: typed.note, proven_at: null },
    ])
    const [own] = await rowsOf<{ id: string }>(`SELECT id FROM job_applications WHERE note = '${typed.note}'`)
    const token = await tokenOf(own!.id)
    // Opening the link does not confirm the address, because mail scanners open links too.
    await see(token)
    expect((await see(token)).body).toMatchObject({ isConfirmed: false })
    expect((await confirm(token)).body).toMatchObject({ isConfirmed: true })
    // The owner of the mailbox may open the other receipt as well; only one application is confirmed.
    expect((await confirm(await tokenOf(forged))).body).toMatchObject({ isConfirmed: false })
    await apply({ note: 'Again.' })
    expect(await rowsOf(beside)).toEqual([
      { note: 'Please do not hire me.', proven_at: null },
      { note: 'Nor me.', proven_at: null },
      { note: typed.note, proven_at: api.clock.now },
    ])
  })

  it('is made once by a request that is sent again', async () => {
    const headers = { 'idempotency-key': 'a-key-of-this-application' }
    await apply({}, aPdf(), headers)
    expect((await apply({}, aPdf(), headers)).status).toBe(200)
    expect(await rowsOf('SELECT id FROM outbox')).toHaveLength(1)
  })

  it.each([
    ['name', ' ', 'Name is required'],
    ['email', '', 'Email is required'],
    ['email', 'sneha@example', 'Valid email is required'],
    ['link', '', 'LinkedIn/Portfolio URL is required'],
    ['note', '', 'Please tell us why you want to work with us'],
  ])(
    '[S-232] [S-233] [S-234] [S-235] without a proper %s (%j) says "%s", and takes no file',
    async (field, value, detail) => {
      const { status, body } = await apply({ [field]: value })
      expect([status, body.errors]).toEqual([422, [{ pointer: `/body/${field}`, detail }]])
      expect(await keys()).toEqual([])
    },
  )

  it.each([
    ['asha.dev', 'https://asha.dev'],
    ['http://asha.dev/cv?x=1', 'http://asha.dev/cv?x=1'],
    ['javascript:alert(1)', null],
    ['javascript://asha.dev/%0aalert(1)', null],
    ['https://a:b@asha.dev', null],
    ['my portfolio', null],
  ])('takes %s for the address %s', (link, kept) => {
    const { data } = newJobApplication.safeParse({ ...typed, position: 'x', link })
    expect(data?.link ?? null).toBe(kept)
  })

  const megabytes = 1024 * 1024
  const hostile = {
    nothing: [null, 'Resume is required'],
    'an empty file': [new Uint8Array(0), 'Resume must be a PDF, DOC or DOCX under 5MB'],
    'a picture': [aPng(), 'Resume must be a PDF, DOC or DOCX under 5MB'],
    'a zip that is no document': [
      aZip([{ name: 'photos/lake.jpg', data: textBytes('x') }]),
      'Resume must be a PDF, DOC or DOCX under 5MB',
    ],
    'a PDF with a script': [
      concat(textBytes('%PDF-1.7\n1 0 obj<</S /JavaScript /JS (x)>>endobj\nstartxref\n%%EOF\n')),
      'This PDF holds JavaScript. Print it to a new PDF and send that one.',
    ],
    'RTF under another name': [
      textBytes('{\\rtf1\\ansi Sneha}'),
      'This file is RTF, whatever its name says. Open it and save it as DOCX, or export it as a PDF.',
    ],
  } as const
  it.each(Object.entries(hostile))('[S-236] [U-25] is not taken with %s', async (_, [file, detail]) => {
    const { status, body } = await apply({}, file)
    expect([status, body.errors]).toEqual([422, [{ pointer: '/body/resume', detail }]])
    expect(await rowsOf('SELECT id FROM job_applications')).toEqual([])
  })

  it('[U-25] is taken with 5 MB, and with no byte more', async () => {
    expect((await apply({}, aPdf(5 * megabytes))).status).toBe(200)
    const { status, body } = await apply({ email: 'other@example.in' }, aPdf(5 * megabytes + 1))
    expect([status, body.errors?.[0]?.pointer]).toEqual([413, '/body/resume'])
    expect(await keys()).toHaveLength(1)
  })

  it('[part of S-238] says that the resume did not upload where the bucket is down', async () => {
    const down = Object.assign(Object.create(env.JOB_APPLICATIONS) as R2Bucket, {
      put: () => Promise.reject(new Error('R2 is down')),
    })
    api = startApi({ settings: { JOB_APPLICATIONS: down } })
    const { status, body } = await apply()
    expect([status, body.code, body.detail]).toEqual([
      503,
      'upload_failed',
      'Failed to upload resume. Please try again.',
    ])
    expect(await rowsOf('SELECT id FROM job_applications')).toEqual([])
  })

  it('is not taken for a position that was closed while it was written, nor for one that never was', async () => {
    await env.DB.prepare("UPDATE career_positions SET status = 'closed'").run()
    expect((await apply()).body.code).toBe('position_closed')
    expect((await apply({ position: 'astronaut' })).body.code).toBe('position_closed')
    expect(await keys()).toEqual([])
  })

  it('of a network is taken 20 times an hour', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 22; index += 1)
      statuses.push(
        (await apply({ email: `a${index}@example.in` }, aPdf(), { 'cf-connecting-ip': '203.0.113.9' })).status,
      )
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
  })

  it('that a machine probably sent is kept apart, without an email, and goes after 30 days', async () => {
    expect((await apply({ pebble: 'x' })).body).toEqual({ ok: true })
    expect(await rowsOf('SELECT stage FROM job_applications')).toEqual([{ stage: 'doubtful' }])
    expect(await rowsOf('SELECT id FROM outbox')).toEqual([])
    await sweepTables(db, () => api.clock.now + 31 * dayMs)
    expect(await rowsOf('SELECT id FROM job_applications')).toEqual([])
  })

  it('[part of W-29] is kept for 12 months with its resume, and no longer', async () => {
    await apply()
    await sweepTables(db, () => api.clock.now + 364 * dayMs)
    expect(await rowsOf('SELECT id FROM job_applications')).toHaveLength(1)
    await sweepTables(db, () => api.clock.now + 366 * dayMs)
    expect(await rowsOf('SELECT id FROM files')).toEqual([])
  })
})

describe('the link of the receipt', () => {
  it('shows the stage, but no answer that may still be taken back', async () => {
    const answered = {
      stage: 'declined',
      stageBefore: 'in_review',
      answer: 'Not now.',
      answeredAt: api.clock.now,
    } as const
    const token = await tokenOf(await aJobApplication(answered))
    expect((await see(token)).body).toMatchObject({ stage: 'in_review', answer: null })
    api.clock.now += 10_000
    expect((await see(token)).body).toMatchObject({
      stage: 'declined',
      answer: { text: 'Not now.' },
      canBeWithdrawn: false,
    })
  })

  it('withdraws it and deletes the resume at once, and makes room for another application', async () => {
    await apply()
    const [row] = await rowsOf<{ id: string }>('SELECT id FROM job_applications')
    const token = await tokenOf(row!.id)
    expect((await withdraw(token)).body).toMatchObject({ stage: 'withdrawn', resumeName: null, canBeWithdrawn: false })
    expect((await withdraw(token)).status).toBe(200)
    expect(await rowsOf('SELECT id FROM files')).toEqual([])
    await sweepObjects({
      db,
      media: env.MEDIA,
      documents: documentBuckets(env),
      get at() {
        return api.clock.now + hourMs
      },
    })
    expect(await keys()).toEqual([])
    await apply()
    expect(await rowsOf('SELECT stage FROM job_applications ORDER BY seq')).toEqual([
      { stage: 'withdrawn' },
      { stage: 'new' },
    ])
  })

  it('leads nowhere when it is changed or replaced, and ends nothing that is decided', async () => {
    const id = await aJobApplication({ stage: 'hired' })
    const token = await tokenOf(id)
    expect((await withdraw(token)).body.code).toBe('application_ended')
    expect((await see(`${token.slice(0, -2)}AA`)).body.code).toBe('application_link_invalid')
    await env.DB.prepare("UPDATE job_applications SET link_key = 'lnk_another' WHERE id = ?").bind(id).run()
    expect((await see(token)).status).toBe(404)
  })
})
