import { env } from 'cloudflare:workers'
import { disclosedRows } from '@kere/d1/disclosures'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { aCourseToLearn, aMail, anApplication, enroll } from '../../test/factories.ts'
import { aStoredFile } from '../../test/files.ts'
import { aLink } from '../../test/links.ts'
import { aUser, type TestUser } from '../../test/sessions.ts'
import { watch } from '../../test/watched-database.ts'

beforeEach(emptyDatabase)

const ownFile = z.object({
  about: z.object({ account: z.string(), madeAt: z.string(), notes: z.array(z.string()) }),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

const ask = (user: Pick<TestUser, 'cookie'>, api = startApi(), headers: Record<string, string> = {}) =>
  api.call('/api/me/data', {
    method: 'POST',
    headers: { origin: 'https://kere.test', cookie: user.cookie, ...headers },
  })

async function download(user: TestUser) {
  const { status, headers, text } = await ask(user)
  expect(status).toBe(200)
  return { headers, text, ...ownFile.parse(JSON.parse(text)) }
}

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

const contact = { phoneNumber: '+91 91234 00777', linkedinUrl: 'https://linkedin.com/in/zarinebai' }

/** One that has learnt, taught, decided, written, uploaded and been refused: something in every table that knows people. */
async function aPersonWhoUsedEverything(other: TestUser) {
  const person = await aUser('admin', {}, { firstName: 'Zarinebai', lastName: 'Quttubuddin', ...contact })
  const taken = await aCourseToLearn({ title: 'Read a lake' })
  const enrollment = await enroll(person.id, taken.id)
  const note = 'INSERT INTO lesson_progress (enrollment_id, lesson_id, note, updated_at) VALUES (?, ?, ?, 1)'
  await run(note, enrollment, taken.lessonIds[0], 'The bund leaks.')

  const taught = await aCourseToLearn({ title: 'Mend a bund' })
  await run('UPDATE courses SET educator_id = ? WHERE id = ?', person.id, taught.id)
  await run("INSERT INTO course_drafts (course_id, details, outline, updated_at) VALUES (?, '{}', '[]', 1)", taught.id)
  const draft = "INSERT INTO lesson_drafts (lesson_id, course_id, body, updated_at) VALUES (?, ?, 'Dig.', 1)"
  await run(draft, taught.lessonIds[0], taught.id)
  await run(note, await enroll(other.id, taught.id), taught.lessonIds[0], 'What another has written.')

  await aStoredFile(person)
  await aMail(person)
  await aMail(other, { toAddress: person.email, details: { kind: 'By the address alone' } })
  await aLink(person.id, 'reset_password')
  await anApplication(person)
  await anApplication(other, { status: 'rejected', decidedAt: 5, decidedBy: person.id, reason: 'Too little practice.' })
  await run(
    "INSERT INTO user_identities (provider, subject, user_id, created_at) VALUES ('google', 'g1', ?, 1)",
    person.id,
  )
  await run("INSERT INTO known_devices (user_id, device_hash, first_seen_at) VALUES (?, 'a device hash', 1)", person.id)
  await run(
    "INSERT INTO user_denials (user_id, operation, day, count) VALUES (?, 'listUsers', '2026-11-01', 2)",
    person.id,
  )
  const answer = `INSERT INTO idempotency_keys (caller, key, request_hash, status, content_type, body, created_at)
    VALUES (?, 'a-key-of-somebody', 'a request hash', 200, 'application/json', '{"href":"a link"}', 1)`
  await run(answer, person.id)
  await run('INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES (?, 1, 2)', person.id)
  const message = `INSERT INTO contact_messages (id, user_id, name, email, subject, message, status, submitted_at, reply, replied_at, replied_by)
    VALUES (?, ?, ?, ?, 'Hello', ?, ?, 1, ?, ?, ?)`
  await run(message, 'msg_1', null, 'Zarinebai', person.email, 'Sent while signed out.', 'new', null, null, null)
  const elsewhere = 'somebody.else@example.kere.test'
  const text = 'The secret of another.'
  await run(message, 'msg_2', other.id, 'Other', elsewhere, text, 'answered', 'We will look.', 2, person.id)
  const feedback = `INSERT INTO feedback_submissions (id, user_id, name, email, role, feedback_text, contact_requested, submitted_at, reply, replied_at, replied_by)
    VALUES (?, ?, 'A name', ?, 'learner', ?, 1, 1, ?, ?, ?)`
  await run(feedback, 'fbk_1', person.id, person.email, 'Bigger letters, please.', null, null, null)
  await run(feedback, 'fbk_2', other.id, elsewhere, text, 'Thank you.', 2, person.id)
  const log = `INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, subject_type, subject_id, detail)
    VALUES (?, 1, ?, 'admin', 'role.changed', 'succeeded', 'user', ?, '{}')`
  await run(log, 'aud_1', other.id, person.id)
  await run(log, 'aud_2', other.id, other.id)
  return person
}

describe('the file with everything that is held about somebody', () => {
  it('[S8] holds a row of every table that knows them', async () => {
    const person = await aPersonWhoUsedEverything(await aUser('educator'))
    const { tables, headers, about } = await download(person)
    expect(Object.keys(tables)).toEqual(disclosedRows.map(({ name }) => name))
    expect(Object.entries(tables).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []))).toEqual([])
    expect(about).toMatchObject({ account: person.id, madeAt: '2026-11-15T12:00:00.000Z' })
    expect(headers.get('content-disposition')).toBe('attachment; filename="kere-data-2026-11-15.json"')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(Number(headers.get('x-export-rows'))).toBe(Object.values(tables).flat().length)

    expect(tables.users).toMatchObject([{ email: person.email, createdAt: '2026-11-15T12:00:00.000Z' }])
    expect(tables.profiles).toMatchObject([{ firstName: 'Zarinebai', lastName: 'Quttubuddin', ...contact }])
    expect(tables.lesson_progress).toMatchObject([{ note: 'The bund leaks.' }])
    expect(tables.courses).toMatchObject([{ title: 'Mend a bund' }])
    expect(tables.contact_messages).toMatchObject([{ message: 'Sent while signed out.' }])
    expect(tables['contact_messages.replied_by']).toEqual([
      { id: 'msg_2', reply: 'We will look.', repliedAt: '1970-01-01T00:00:00.002Z' },
    ])
    const [file] = tables.files ?? []
    expect(file).toMatchObject({ link: `https://kere.test/api/files/${String(file?.id)}/content` })
    expect(tables.outbox).toHaveLength(3)
  })

  it('[S8] holds no secret, and nothing of anybody else', async () => {
    const other = await aUser('educator', {}, { firstName: 'Nobodys', lastName: 'Business' })
    const person = await aPersonWhoUsedEverything(other)
    const { text } = await download(person)
    const secrets = [
      ['users', 'password_hash'],
      ['sessions', 'token_hash'],
      ['sessions', 'family_hash'],
      ['account_tokens', 'token_hash'],
      ['account_tokens', 'id'],
      ['known_devices', 'device_hash'],
      ['idempotency_keys', 'request_hash'],
      ['idempotency_keys', 'key'],
      ['idempotency_keys', 'body'],
      ['files', 'object_key'],
    ].map(([table, column]) => env.DB.prepare(`SELECT ${column} AS secret FROM ${table} WHERE ${column} IS NOT NULL`))
    const stored = (await env.DB.batch<{ secret: string }>(secrets)).map(({ results }) => {
      expect(results.length).toBeGreaterThan(0)
      return results.map(({ secret }) => secret)
    })
    const others = [other.id, other.email, 'Nobodys', 'What another has written.', 'The secret of another.', 'aud_2']
    expect([...stored.flat(), ...others].filter((found) => text.includes(found))).toEqual([])
  })

  it('[S8] of a learner who has only just come is whole too', async () => {
    const learner = await aUser('student')
    const { tables } = await download(learner)
    expect(tables).toMatchObject({ users: [{ id: learner.id }], sessions: [{ id: learner.sessionId }], courses: [] })
  })

  it('[S8] is written down, and told by mail', async () => {
    const learner = await aUser('student')
    const api = startApi()
    await ask(learner, api)
    const acts = env.DB.prepare('SELECT action, outcome, subject_id FROM audit_log WHERE actor_id = ?').bind(learner.id)
    expect((await acts.all()).results).toEqual([
      { action: 'own_data.downloaded', outcome: 'succeeded', subject_id: learner.id },
    ])
    const mails = await env.DB.prepare('SELECT template, to_address FROM outbox').all()
    expect(mails.results).toEqual([{ template: 'own_data_downloaded', to_address: learner.email }])
    expect(api.queued).toHaveLength(1)
  })

  it('[S8] is given five times an hour', async () => {
    const learner = await aUser('student')
    const api = startApi()
    for (let times = 0; times < 5; times += 1) expect((await ask(learner, api)).status).toBe(200)
    const { status, body, headers } = await ask(learner, api)
    expect([status, body.code, Number(headers.get('retry-after'))]).toEqual([429, 'too_many_attempts', 3600])
    expect((await ask(await aUser('student'), api)).status).toBe(200)
  })

  it('[S1] is given to no page of another site', async () => {
    const { status, body } = await ask(await aUser('student'), startApi(), { origin: 'https://elsewhere.test' })
    expect([status, body.code]).toEqual([403, 'cross_site_request'])
  })

  it('[P6] is read in portions, and costs no more the more others there are', async () => {
    const learner = await aUser('student')
    const filler = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
      INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, detail)
      SELECT printf('aud_%s_%d', ?1, i), i, ?1, 'student', 'session.signed_out', 'succeeded', '{}' FROM n`
    await run(filler, learner.id)
    const readBy = async () => {
      const watched = watch(env.DB)
      const { text } = await ask(learner, startApi({ db: watched.db }))
      return { rows: watched.rowsRead, acts: ownFile.parse(JSON.parse(text)).tables.audit_log?.length ?? 0 }
    }
    const alone = await readBy()
    expect(alone.acts).toBe(251)
    for (let others = 0; others < 4; others += 1) await run(filler, (await aUser('student')).id)
    const among = await readBy()
    // A thousand rows more, of which their own are the act and the mail of the first time.
    expect([among.acts, among.rows - alone.rows < 20]).toEqual([252, true])
  })

  it('[R7] breaks off where a table cannot be read, and is never taken for whole', async () => {
    const learner = await aUser('student')
    const db = {
      prepare: (sql: string) => {
        if (/from "sessions" where rowid IN/.test(sql)) throw new Error('The table cannot be read')
        return env.DB.prepare(sql)
      },
      batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
      // drizzle and the frame use no more of a D1Database than this.
    } as unknown as D1Database
    await expect(ask(learner, startApi({ db }))).rejects.toThrow('The table cannot be read')
  })
})
