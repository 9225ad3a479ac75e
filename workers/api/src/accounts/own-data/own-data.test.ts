import { env } from 'cloudflare:workers'
import { exportedRows } from '@kere/d1/catalog/data-exports'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourseToLearn } from '../../../test/factories.ts'
import { aPersonWhoUsedEverything, facts } from '../../../test/person-who-used-everything.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'
import { run } from '../../../test/database.ts'
import { ownDataRoutes } from './own-data.routes.ts'

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

describe('the file with everything that is held about somebody', () => {
  it('[S8] holds a row of every table that knows them', async () => {
    const person = (await aPersonWhoUsedEverything(await aUser('educator'))).person
    const { tables, headers, about } = await download(person)
    expect(Object.keys(tables)).toEqual(exportedRows.map(({ name }) => name))
    expect(Object.entries(tables).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []))).toEqual([])
    expect(about).toMatchObject({ account: person.id, madeAt: '2026-11-15T12:00:00.000Z' })
    expect(headers.get('content-disposition')).toBe('attachment; filename="kere-data-2026-11-15.json"')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(Number(headers.get('x-export-rows'))).toBe(Object.values(tables).flat().length)

    expect(tables.users).toMatchObject([{ email: person.email, createdAt: '2026-11-15T12:00:00.000Z' }])
    expect(tables.profiles).toMatchObject([facts])
    expect(tables.lesson_progress).toMatchObject([{ note: 'The bund leaks.' }])
    expect(tables.courses).toMatchObject([{ title: 'Mend a bund' }])
    expect(tables.contact_messages).toMatchObject([{ message: 'Sent while signed out.' }, { message: 'Hello?' }])
    expect(tables['contact_messages.replied_by']).toEqual([
      { id: 'msg_2', reply: 'We will look.', repliedAt: '1970-01-01T00:00:00.002Z' },
    ])
    expect(tables.files).toHaveLength(8)
    for (const { id, link } of tables.files ?? [])
      expect(link).toBe(`https://kere.test/api/files/${String(id)}/content`)
    expect(tables.outbox).toHaveLength(2)
  })

  it('[S8] holds no secret, and nothing of anybody else', async () => {
    const other = await aUser('educator', {}, { firstName: 'Nobodys', lastName: 'Business' })
    const { person, unused } = await aPersonWhoUsedEverything(other)
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
    ].map(([table, column]) => env.DB.prepare(`SELECT ${column} AS secret FROM ${table} WHERE ${column} IS NOT NULL`))
    const stored = (await env.DB.batch<{ secret: string }>(secrets)).map(({ results }) => {
      expect(results.length).toBeGreaterThan(0)
      return results.map(({ secret }) => secret)
    })
    const others = [
      unused.objectKey,
      other.id,
      other.email,
      'Nobodys',
      'What another has written.',
      'The secret of another.',
      'aud_2',
    ]
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

  const acts = (of: TestUser, count: number) =>
    run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
        INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, detail)
        SELECT printf('aud_%s_%d', ?1, i), i, ?1, 'student', 'session.signed_out', 'succeeded', '{}' FROM n`,
      of.id,
      count,
    )
  const readBy = async (learner: TestUser) => {
    const watched = watch(env.DB)
    const { text, headers } = await ask(learner, startApi({ db: watched.db }))
    const { tables } = ownFile.parse(JSON.parse(text))
    return { ...watched, tables, told: Number(headers.get('x-export-rows')) }
  }

  it('[P6] is read in portions, and costs no more the more others there are', async () => {
    const learner = await aUser('student')
    await acts(learner, 250)
    const alone = await readBy(learner)
    expect(alone.tables.audit_log).toHaveLength(250)
    for (let others = 0; others < 4; others += 1) await acts(await aUser('student'), 250)
    const among = await readBy(learner)
    expect(among.tables.audit_log).toHaveLength(251)
    expect(among.rowsRead - alone.rowsRead).toBeLessThan(100)
  })

  it('[S8] of 100,000 rows is whole, within the thousand queries of a request', async () => {
    const learner = await aUser('student')
    await acts(learner, 100_000)
    const { tables, told, statements } = await readBy(learner)
    expect(tables.audit_log).toHaveLength(100_000)
    expect(new Set(tables.audit_log!.map(({ id }) => id)).size).toBe(100_000)
    expect(told).toBe(Object.values(tables).flat().length)
    // Each table costs one, and each thousand rows one.
    expect(statements.length).toBeLessThan(300)
  })

  it('[S8] of long texts is read a few at a time', async () => {
    const educator = await aUser('educator')
    const { lessonIds, id } = await aCourseToLearn()
    await run('UPDATE courses SET educator_id = ? WHERE id = ?', educator.id, id)
    await run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
        INSERT INTO lesson_drafts (lesson_id, course_id, body, updated_at)
        SELECT printf('%s_%d', ?, i), ?, replace(printf('%100000c', 'x'), 'x', 'y'), 1 FROM n`,
      lessonIds[0],
      id,
    )
    const { tables, statements } = await readBy(educator)
    expect(tables.lesson_drafts).toHaveLength(60)
    const portions = statements.filter(({ sql }) => /from "lesson_drafts" where rowid IN/.test(sql))
    expect(portions.length).toBeGreaterThanOrEqual(3)
  })

  it('[S8] that would not fit is refused with a sentence, and not said to have been taken', async () => {
    const learner = await aUser('student')
    await acts(learner, 2500)
    const at = (most: number) => ask(learner, startApi({ routes: ownDataRoutes(most) }))
    const { status, body } = await at(3)
    expect([status, body.code]).toEqual([409, 'own_data_too_large'])
    expect(body.title).toContain('Write to ')
    expect(
      (await env.DB.prepare("SELECT id FROM audit_log WHERE action = 'own_data.downloaded'").all()).results,
    ).toEqual([])
    expect((await at(900)).status).toBe(200)
  })

  it('[R7] breaks off where a table cannot be read, and is never taken for whole', async () => {
    const learner = await aUser('student')
    const db = {
      prepare: (sql: string) => {
        if (/from "sessions" where rowid IN/.test(sql)) throw new Error('The table cannot be read')
        return env.DB.prepare(sql)
      },
      batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
      // The cast is safe: drizzle and the API call only these methods of a D1Database.
    } as unknown as D1Database
    await expect(ask(learner, startApi({ db }))).rejects.toThrow('The table cannot be read')
  })
})
