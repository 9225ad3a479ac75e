import { env } from 'cloudflare:workers'
import type { IssueDraft } from '@kere/contracts/publishing/newsletter-issues'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { aCourse } from '../../../test/factories.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, secret, type TestUser } from '../../../test/sessions.ts'
import { all } from '../../../test/database.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { leaseMail } from '../../console/outbox/lease-mail.ts'
import { handOver, recordFailure, recordSent } from '../../console/outbox/record-outcome.ts'
import { sweepOutbox } from '../../console/outbox/sweep-outbox.ts'
import { kindOfMail } from '../../console/labels.ts'
import { aSubscriber, tokenOf } from '../../forms/newsletter/newsletter.fixtures.ts'
import { aSentIssue, anIssue } from './newsletter-issues.fixtures.ts'
import { getIssueDraft } from './newsletter-issues.ts'
import { sendIssues } from './send-issue.ts'

const minuteMs = 60_000

let api: ReturnType<typeof startApi>
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
})

interface Answer {
  status: number
  body: IssueDraft & {
    code: string
    errors?: { pointer: string }[]
    to: string
    items: never[]
    text: string
    counts: Record<string, number>
  }
}

const call = async (method: string, path: string, body?: unknown) =>
  (await api.call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: admin.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // The cast is safe: the tests assert the real shape.
  })) as unknown as Answer

const path = (id: string, rest = '') => `/api/managed-newsletter-issues/${id}${rest}`
const send = (id: string, body: object = {}) => call('PUT', path(id, '/sending'), { version: 1, ...body })
const pause = (id: string, isPaused: boolean) => call('PUT', path(id, '/pause'), { isPaused })
/** Reads without a session, because that ends while the clock moves on. */
const read = (id: string) => getIssueDraft({ db: openDatabase(env.DB) }, id)

const context = (db = env.DB) => ({
  db: openDatabase(db),
  get at() {
    return api.clock.now
  },
  newId,
  queueMail: () => undefined,
  kindOfMail,
  requestId: 'clock',
  settings: { accessTokenSecret: secret },
  log: () => {},
})

const write = (db = env.DB) => sendIssues(context(db))

async function writeAll() {
  while ((await write()) > 0);
}

/** Counts the emails sent, by address. */
const mailed = new Map<string, number>()
beforeEach(() => mailed.clear())

const dueMails = () =>
  all<{ id: string }>(`SELECT id FROM outbox WHERE state = 'pending' AND due_at <= ${api.clock.now} ORDER BY id`)

async function deliver(id: string, die: (step: string) => void = () => {}) {
  const mail = await leaseMail(context(), id)
  if (!mail) return
  die('leased')
  if (!(await handOver(context(), id, mail.leasedAt))) return
  die('handed over')
  mailed.set(mail.to, (mailed.get(mail.to) ?? 0) + 1)
  die('sent')
  await recordSent(context(), id)
}

async function deliverAll() {
  for (const { id } of await dueMails()) await deliver(id)
}

const confirmed = { status: 'confirmed' as const, confirmedAt: Date.parse('2026-11-15T11:30:00Z') }

/** Inserts all rows with one statement. */
const fill = (count: number, offset = 0) =>
  env.DB.prepare(
    `INSERT INTO newsletter_subscribers (id, email, status, topics, subscribed_at, asked_at, confirmed_at)
     WITH RECURSIVE n(i) AS (SELECT ${offset} UNION ALL SELECT i + 1 FROM n WHERE i < ${offset + count - 1})
     SELECT printf('nls_%06d', i), printf('reader-%06d@example.in', i),
       CASE i % 10 WHEN 0 THEN 'unconfirmed' ELSE 'confirmed' END, '["courses"]', 1, 1, iif(i % 10, 2, NULL) FROM n`,
  ).run()

const readers = async () =>
  (await all<{ email: string }>(`SELECT email FROM newsletter_subscribers WHERE status = 'confirmed'`)).map(
    ({ email }) => email,
  )

describe('a draft', () => {
  it('[part of W-35] is created, saved over its version, and deleted', async () => {
    const { status, body } = await call('POST', '/api/managed-newsletter-issues', { title: 'The lakes are full' })
    expect([status, body.state, body.version]).toEqual([201, 'draft', 1])
    const details = { ...body.details, content: 'Full.', audience: 'events' as const }
    const save = (version: number) => call('PUT', path(body.id, '/draft'), { version, details })
    const counts = async () => (await call('GET', '/api/managed-newsletter-issues')).body.counts
    const none = { draft: 0, scheduled: 0, sending: 0, paused: 0, sent: 0 }
    expect(await counts()).toEqual({ ...none, draft: 1 })
    expect((await save(1)).body).toMatchObject({ version: 2, details: { content: 'Full.', audience: 'events' } })
    expect(await save(1)).toMatchObject({ status: 409, body: { code: 'issue_changed' } })
    expect((await call('DELETE', path(body.id))).status).toBe(204)
    expect((await call('GET', path(body.id))).status).toBe(404)
    expect(await counts()).toEqual(none)
  })

  it('is refused where it is empty, shows what is not published, or has no reader', async () => {
    const empty = await send(await anIssue({ content: ' ' }))
    expect(empty).toMatchObject({
      status: 422,
      body: { code: 'issue_incomplete', errors: [{ pointer: '/details/content' }] },
    })
    const unknown = await send(await anIssue({ content: 'Look:\n\n[[course:crs_none]]' }))
    expect(unknown).toMatchObject({ status: 422, body: { code: 'issue_block_unknown' } })
    expect(await send(await anIssue())).toMatchObject({ status: 409, body: { code: 'issue_for_nobody' } })
    expect((await send(await anIssue(), { at: '2020-01-01T00:00:00Z' })).body.errors).toMatchObject([
      { pointer: '/body/at' },
    ])
  })

  it('is tested by who writes it, and by nobody else', async () => {
    await aSubscriber(confirmed)
    const id = await anIssue({ content: '## Hello\n\nSee [courses](/courses).' })
    expect((await call('POST', path(id, '/test'), { version: 1 })).body).toEqual({ to: admin.email })
    const [mail, ...others] = await all<{ id: string; to_address: string }>('SELECT * FROM outbox')
    expect([mail?.to_address, others]).toEqual([admin.email, []])
    const leased = await leaseMail(context(), mail!.id)
    expect(leased?.values).toMatchObject({
      title: 'The lakes are full',
      text: 'Hello\n-----\n\nSee courses (/courses).',
    })
    // The values of a mail are texts, so the sections are JSON.
    expect(JSON.parse(leased?.values.sections ?? '')).toMatchObject([{ kind: 'text' }])
    expect(leased?.list).toBeUndefined()
  })

  it('shows courses that it names as blocks, in a preview that says what is missing', async () => {
    const course = await aCourse((await aUser('educator')).id)
    const id = await anIssue({ content: `Look:\n\n[[course:${course.id}]]\n\n[[post:none]]\n\nBye.` })
    const { body } = await call('GET', path(id, '/preview'))
    expect(body).toMatchObject({
      sections: [{ kind: 'text' }, { kind: 'course', path: `/courses/${course.id}` }, { html: '<p>Bye.</p>' }],
      leftOut: ['[[post:none]]'],
    })
    const long = await anIssue({ content: '- A line\n'.repeat(400) })
    const weigh = async (issue: string) => {
      const { body: preview } = await call('GET', path(issue, '/preview'))
      return (preview as unknown as { emailBytes: number }).emailBytes
    }
    expect(await weigh(id)).toBeLessThan(20_000)
    expect(await weigh(long)).toBeGreaterThan(80_000)
    expect(body.text).toContain(`/courses/${course.id}`)
    const { items } = (await call('GET', '/api/newsletter-issue-blocks')).body
    expect(items).toMatchObject([{ kind: 'course', id: course.id }])
  })
})

describe('an issue', () => {
  it('[part of W-35] [part of W-34] goes to confirmed addresses of its topic, each once, and is done', async () => {
    const reader = await aSubscriber({ ...confirmed, topics: ['events'], email: 'a@example.in' })
    await aSubscriber({ ...confirmed, topics: ['courses'] })
    await aSubscriber({ topics: ['events'] })
    await aSubscriber({ topics: ['events'], status: 'unsubscribed', unsubscribedAt: 1 })
    const { items } = (await call('GET', '/api/newsletter-audiences')).body
    expect(items).toContainEqual({ audience: 'events', frequency: 'monthly', count: 1 })
    expect(items).toContainEqual({ audience: 'all', frequency: 'monthly', count: 2 })
    expect(items).toContainEqual({ audience: 'all', frequency: 'weekly', count: 0 })

    const id = await anIssue({ audience: 'events' })
    expect((await send(id)).body).toMatchObject({ state: 'sending', slug: 'the-lakes-are-full', recipients: 1 })
    await writeAll()
    const [mail] = await dueMails()
    const leased = await leaseMail(context(), mail!.id)
    expect(leased).toMatchObject({
      to: 'a@example.in',
      list: { id: 'newsletter', path: `/newsletter/subscription?token=${await tokenOf(reader)}` },
      values: { slug: 'the-lakes-are-full' },
    })
    await recordSent(context(), mail!.id)
    await writeAll()
    expect(await read(id)).toMatchObject({ state: 'sent', recipients: 1, sent: 1, failed: 0, isWritten: true })
    expect((await all('SELECT id FROM outbox')).length).toBe(1)
    expect((await send(id)).body).toMatchObject({ state: 'sent', recipients: 1 })
  })

  it('goes only to those who want one every week where it says so', async () => {
    await aSubscriber(confirmed)
    await aSubscriber({ ...confirmed, frequency: 'weekly', email: 'weekly@example.in' })
    await send(await anIssue({ frequency: 'weekly' }))
    await writeAll()
    await deliverAll()
    expect([...mailed]).toEqual([['weekly@example.in', 1]])
  })

  it('refuses an edit while it is scheduled, being sent or sent, and begins in the minute of its time', async () => {
    await aSubscriber(confirmed)
    const id = await anIssue()
    const { details } = await read(id)
    const save = () => call('PUT', path(id, '/draft'), { version: 1, details })
    const at = new Date(api.clock.now + 5 * minuteMs).toISOString()
    expect((await send(id, { at })).body).toMatchObject({ state: 'scheduled', slug: null })
    expect(await save()).toMatchObject({ status: 409, body: { code: 'issue_not_editable' } })
    expect(await write()).toBe(0)
    expect((await call('DELETE', path(id, '/sending'))).body.state).toBe('draft')
    await send(id, { at })
    api.clock.now += 5 * minuteMs
    await writeAll()
    expect(await read(id)).toMatchObject({ state: 'sending', recipients: 1 })
    expect((await save()).body.code).toBe('issue_not_editable')
    expect((await call('DELETE', path(id))).body.code).toBe('issue_not_editable')
    await deliverAll()
    await writeAll()
    expect((await save()).body.code).toBe('issue_not_editable')
    expect(await all(`SELECT action FROM audit_log WHERE subject_id = '${id}' ORDER BY id`)).toEqual(
      ['scheduled', 'unscheduled', 'scheduled', 'sent'].map((act) => ({ action: `newsletter_issue.${act}` })),
    )
  })

  it('holds what has not left while it is paused, also what is tried again', async () => {
    await fill(30)
    const id = await anIssue()
    await send(id)
    await writeAll()
    const [first, second] = await dueMails()
    await deliver(first!.id)
    const leased = await leaseMail(context(), second!.id)
    expect((await pause(id, true)).body).toMatchObject({ state: 'paused', recipients: 27, sent: 1 })
    await recordFailure(context(), second!.id, { leasedAt: leased!.leasedAt, reason: 'Slow' })
    api.clock.now += 60 * minuteMs
    expect(await dueMails()).toEqual([])
    expect(await write()).toBe(0)
    api.clock.now -= 60 * minuteMs
    expect((await pause(id, false)).body.state).toBe('sending')
    await deliverAll()
    await writeAll()
    expect(await read(id)).toMatchObject({ state: 'sent', sent: 27, failed: 0 })
    expect([...mailed.values()].every((count) => count === 1)).toBe(true)
    expect(await pause(await anIssue(), true)).toMatchObject({ status: 409, body: { code: 'issue_not_sendable' } })
  })

  it('[part of W-34] reaches nobody who unsubscribes, turns the topic off or is deleted before it leaves', async () => {
    const of = (email: string) => aSubscriber({ ...confirmed, topics: ['courses'], email })
    const [left, changed, deleted, stays] = await Promise.all(
      ['left@example.in', 'changed@example.in', 'deleted@example.in', 'stays@example.in'].map(of),
    )
    const id = await anIssue({ audience: 'courses' })
    await send(id)
    await writeAll()
    expect(await dueMails()).toHaveLength(4)
    const by = '/api/newsletter-subscriptions'
    await call('POST', `${by}/unsubscribe`, { token: await tokenOf(left!) })
    await call('POST', `${by}/preferences`, {
      token: await tokenOf(changed!),
      topics: ['events'],
      frequency: 'monthly',
    })
    await call('DELETE', `/api/newsletter-subscribers/${deleted}`)
    await deliverAll()
    await writeAll()
    expect([...mailed]).toEqual([['stays@example.in', 1]])
    expect(await read(id)).toMatchObject({ state: 'sent', recipients: 4, sent: 1, withheld: 3, unsubscribed: 0 })
    await call('POST', `${by}/unsubscribe`, { token: await tokenOf(stays!) })
    expect((await read(id)).unsubscribed).toBe(1)
  })

  it('counts an address that is refused for ever, and what an admin sends again', async () => {
    await aSubscriber(confirmed)
    const id = await anIssue()
    await send(id)
    await writeAll()
    const [mail] = await dueMails()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const leased = await leaseMail(context(), mail!.id)
      await recordFailure(context(), mail!.id, { leasedAt: leased!.leasedAt, reason: 'Refused' })
      api.clock.now += 60 * minuteMs
    }
    await writeAll()
    expect(await read(id)).toMatchObject({ state: 'sent', failed: 1, sent: 0 })
    await sendAgain(mail!.id)
    await env.DB.prepare(`UPDATE outbox SET state = 'sent' WHERE id = ?`).bind(mail!.id).run()
    expect(await read(id)).toMatchObject({ failed: 0, sent: 1 })
  })
})

/** Random numbers that are the same in every run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const sendAgain = (mailId: string) =>
  env.DB.prepare(`UPDATE outbox SET state = 'pending', due_at = 0, leased_at = NULL WHERE id = ?`).bind(mailId).run()

class Killed extends Error {}

const count = 300

it(`[R4] [part of W-35] reaches each of ${count} readers once, and nobody else, though the worker is killed 20 times`, async () => {
  await fill(count)
  const id = await anIssue()
  await send(id)
  const random = seeded(7)
  const wanted = await readers()
  const killAt = Array.from({ length: 20 }, () => Math.floor(random() * wanted.length * 3)).toSorted((a, b) => a - b)
  let [step, kills] = [0, 0]
  const lost: string[] = []
  const die = (where: string) => {
    step += 1
    if (step < (killAt[kills] ?? Infinity)) return
    kills += 1
    throw new Killed(where)
  }
  /** The worker may also die between the statements of a piece. A batch then takes effect completely or not at all. */
  const dying = {
    prepare: (sql: string) => env.DB.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      if (random() < 0.3) die('before the batch')
      const answer = await env.DB.batch(statements)
      if (random() < 0.3) die('after the batch')
      return answer
    },
    // The cast is safe: drizzle and the API call only these methods of a D1Database.
  } as unknown as D1Database
  for (let round = 0; round < 10_000; round += 1) {
    try {
      await write(dying)
      const due = await dueMails()
      for (const mail of due) {
        die('before the lease')
        await deliver(mail.id, (where) => {
          die(where)
        })
      }
      if (due.length === 0 && (await write()) === 0) break
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      lost.push(error.message)
      // An email that was handed over is never handed over again.
      api.clock.now += 6 * minuteMs
      await sweepOutbox(context(), async () => undefined)
    }
  }
  api.clock.now += 6 * minuteMs
  await sweepOutbox(context(), async () => undefined)
  await writeAll()
  expect(kills).toBe(20)
  const twice = [...mailed].filter(([, times]) => times > 1)
  expect(twice).toEqual([])
  expect([...mailed.keys()].filter((email) => !wanted.includes(email))).toEqual([])
  // An email that was lost between the handover and the sending is reported to the admins, who can send it again. One
  // that was lost before is sent again without them.
  expect(lost).toContain('leased')
  const missed = wanted.filter((email) => !mailed.has(email))
  const unknown = await all<{ id: string; to_address: string }>(
    `SELECT id, to_address FROM outbox WHERE state = 'unknown'`,
  )
  expect(missed.length).toBe(lost.filter((where) => where === 'handed over').length)
  for (const email of missed) expect(unknown.map(({ to_address: to }) => to)).toContain(email)
  expect(unknown).toHaveLength(lost.filter((where) => where === 'handed over' || where === 'sent').length)
  for (const { id: mailId, to_address: to } of unknown) {
    if (!missed.includes(to)) continue
    await sendAgain(mailId)
    await deliver(mailId)
  }
  expect(mailed.size).toBe(wanted.length)
  expect([...mailed.values()].every((times) => times === 1)).toBe(true)
  const { recipients, sent, failed, state } = await read(id)
  expect([state, recipients, sent + failed]).toEqual(['sent', wanted.length, wanted.length])
})

describe('an email of which nobody knows whether it has left', () => {
  it('[W-35] is told of its issue, counted as sent or sent again, and written down', async () => {
    await fill(3, 1)
    const id = await anIssue()
    await send(id)
    for (const { id: mailId } of await dueMails()) {
      const { leasedAt } = (await leaseMail(context(), mailId))!
      await handOver(context(), mailId, leasedAt)
    }
    api.clock.now += 6 * minuteMs
    await sweepOutbox(context(), async () => undefined)
    expect(await read(id)).toMatchObject({ failed: 3, unconfirmed: 3 })
    const settle = (isSent: boolean) => call('POST', path(id, '/unconfirmed'), { isSent })
    const [mail] = await all<{ id: string }>(`SELECT id FROM outbox WHERE state = 'unknown'`)
    await env.DB.prepare(`UPDATE outbox SET state = 'sent' WHERE id = ?`).bind(mail!.id).run()
    expect((await settle(true)).body).toMatchObject({ sent: 3, failed: 0, unconfirmed: 0 })
    await env.DB.prepare(`UPDATE outbox SET state = 'unknown' WHERE id = ?`).bind(mail!.id).run()
    expect((await settle(false)).body).toMatchObject({ sent: 2, failed: 0, unconfirmed: 0 })
    await deliverAll()
    expect([...mailed.values()]).toEqual([1])
    expect((await settle(false)).body.sent).toBe(3)
    expect(await all(`SELECT action, detail FROM audit_log WHERE action LIKE '%.emails_%' ORDER BY id`)).toEqual([
      { action: 'newsletter_issue.emails_confirmed', detail: '{"emails":2}' },
      { action: 'newsletter_issue.emails_repeated', detail: '{"emails":1}' },
    ])
  })
})

describe('the archive', () => {
  it('[part of W-35] shows what was sent, the newest first, and no draft', async () => {
    await anIssue()
    await aSentIssue({ slug: 'first', title: 'First', startedAt: 1000 })
    await aSentIssue({
      slug: 'second',
      title: 'Second & last',
      language: 'kn',
      startedAt: 2000,
      state: 'sending',
      finishedAt: null,
    })
    expect((await api.call('/api/newsletter-issues')).body).toMatchObject({
      items: [{ slug: 'second' }, { slug: 'first' }],
      total: 2,
    })
    expect((await api.call('/api/newsletter-issues/first')).body).toMatchObject({
      title: 'First',
      sections: [{ html: '<p>The lakes are full.</p>' }],
      older: null,
      newer: { slug: 'second' },
    })
    expect((await api.call('/api/newsletter-issues/none')).status).toBe(404)
    const { text } = await api.call('/api/feeds/newsletter/issues/feed.xml')
    expect(text).toContain('<title>Second &amp; last</title>')
    expect([...text.matchAll(/<dc:language>(\w+)</g)].map(([, language]) => language)).toEqual(['kn', 'en'])
    expect(text).toContain('<link>https://kere.test/newsletter/issues/second</link>')
  })
})

describe('an issue in a second language', () => {
  const texts = { title: 'ಕೆರೆಗಳು ತುಂಬಿವೆ', summary: 'ಈಗ ಏನು ಮಾಡಬೇಕು', body: '**ನೋಡಿ**.' }
  const translate = (id: string, body: object) =>
    call('PUT', `/api/translations/issue/${id}/kn`, { version: 0, isReady: true, ...texts, ...body })

  const said = async (id: string) => {
    const mail = await leaseMail(context(), id)
    return mail && { title: mail.values['title'], language: mail.values['language'], text: mail.values['text'] }
  }

  it('[B-20] is sent to each subscriber in their language where it is ready, once, and stays as it was sent', async () => {
    const issue = await anIssue()
    await aSubscriber({ ...confirmed, language: 'kn' })
    await aSubscriber({ ...confirmed, language: 'ta' })
    await aSubscriber(confirmed)
    expect((await translate(issue, {})).status).toBe(200)
    const sent = await send(issue)
    expect(sent.status).toBe(200)
    await writeAll()
    const mails = await dueMails()
    expect(mails).toHaveLength(3)
    const told = await Promise.all(mails.map(({ id }) => said(id)))
    expect(told.map((each) => [each?.title, each?.language])).toEqual(
      expect.arrayContaining([
        [texts.title, 'kn'],
        ['The lakes are full', 'en'],
        ['The lakes are full', 'en'],
      ]),
    )
    expect(told.find((each) => each?.language === 'kn')?.text).toBe('ನೋಡಿ.')
    expect((await translate(issue, { version: 1, title: 'ಬೇರೆ' })).body.code).toBe('original_is_fixed')

    const { slug } = sent.body
    const readIn = async (language: string) =>
      (await api.call(`/api/newsletter-issues/${slug}`, { headers: { 'accept-language': language } })).body
    expect(await readIn('kn')).toMatchObject({ title: texts.title, preview: texts.summary, language: 'kn' })
    expect(JSON.stringify(await readIn('kn'))).toContain('<strong>ನೋಡಿ</strong>')
    expect(await readIn('ta')).toMatchObject({ title: 'The lakes are full', language: 'en' })
    const archive = await api.call('/api/newsletter-issues', { headers: { 'accept-language': 'kn' } })
    expect(archive.body.items).toMatchObject([{ title: texts.title, language: 'kn' }])
  })

  it('is not sent while its translation shows what is no longer published, which can be hidden', async () => {
    const course = await aCourse(admin.id)
    const issue = await anIssue()
    await aSubscriber({ ...confirmed, language: 'kn' })
    const body = `ನೋಡಿ:\n\n[[course:${course.id}]]`
    expect((await translate(issue, { body })).status).toBe(200)
    await env.DB.prepare('UPDATE courses SET published = 0').run()
    expect((await send(issue)).body.code).toBe('issue_block_unknown')
    expect(await dueMails()).toEqual([])
    expect((await translate(issue, { version: 1, body })).body.code).toBe('issue_block_unknown')
    expect((await translate(issue, { version: 1, body, isReady: false })).status).toBe(200)
    expect((await send(issue)).status).toBe(200)
  })

  it('is sent as it was written while its translation is no more than a draft', async () => {
    const issue = await anIssue()
    await aSubscriber({ ...confirmed, language: 'kn' })
    await translate(issue, { isReady: false })
    await send(issue)
    const [mail] = await dueMails()
    expect(await said(mail!.id)).toMatchObject({ title: 'The lakes are full', language: 'en' })
  })
})
