import { env } from 'cloudflare:workers'
import { personalColumns } from '@kere/d1/catalog/personal-data'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { emptyBucket } from '../../../test/files.ts'
import { findTraces } from '../../../test/find-traces.ts'
import { aPersonWhoUsedEverything } from '../../../test/person-who-used-everything.ts'
import { aSession, aUser, password, superAdminEmail, type TestUser } from '../../../test/sessions.ts'
import { sweepObjects } from '../../kit/files/sweep-objects.ts'
import { openDatabase } from '../../base/context.ts'
import { documentBuckets } from '../../base/env.ts'
import { newId } from '../../base/new-id.ts'
import { sweepTables } from '../../console/retention/sweep-tables.ts'
import { eraseDuePeople } from './erase-due-people.ts'
import { afterBusinessDays } from './own-data.domain.ts'

beforeEach(emptyDatabase)

const path = '/api/me/deletion'
/** In the tests it is Sunday, 15 November 2026. Tuesday the 24th begins in India on the 23rd at 18:30 UTC. */
const due = '2026-11-23T18:30:00.000Z'

const send = (user: Pick<TestUser, 'cookie'>, method: string, body?: unknown, api = startApi()) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: user.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const request = (user: TestUser, api = startApi()) => send(user, 'POST', { currentPassword: password }, api)

const rowsOf = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results

const eraseAt = (at: string) =>
  eraseDuePeople({ db: openDatabase(env.DB), at: Date.parse(at), newId, superAdminEmail, backups: env.BACKUPS })

describe('[U-19] asking for an account to be deleted', () => {
  it('ends every session, is written down and told by mail with the day', async () => {
    const learner = await aUser('student')
    const phone = await aSession(learner, 'phone')
    const api = startApi()
    const { status, body, headers } = await request(learner, api)
    expect([status, body]).toEqual([200, { dueAt: due }])
    expect(
      headers.getSetCookie().filter((line) => line.startsWith('__Host-') && line.includes('Max-Age=0')),
    ).toHaveLength(2)
    for (const { cookie } of [learner, phone]) expect((await request({ ...learner, cookie })).status).toBe(401)
    expect(await rowsOf('SELECT action, actor_id, subject_id FROM audit_log')).toEqual([
      { action: 'own_data.deletion_requested', actor_id: learner.id, subject_id: learner.id },
    ])
    const [mail] = await rowsOf('SELECT template, to_address, details FROM outbox')
    expect(mail).toMatchObject({ template: 'own_data_deletion_requested', to_address: learner.email })
    expect(JSON.parse(String(mail?.details))).toMatchObject({ dueAt: due })
    expect(api.queued).toHaveLength(1)
  })

  it('takes the current password', async () => {
    const learner = await aUser('student')
    for (const body of [{}, { currentPassword: 'not the password' }]) {
      const answer = await send(learner, 'POST', body)
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [{ pointer: '/body/currentPassword', detail: 'This is not your current password' }],
      ])
    }
    expect(await rowsOf('SELECT * FROM deletion_requests')).toEqual([])
  })

  it('takes a fresh sign-in of somebody without a password', async () => {
    const learner = await aUser('student', { passwordHash: null })
    await rowsOf('UPDATE sessions SET created_at = created_at - 600000')
    expect((await send(learner, 'POST', {})).body.code).toBe('sign_in_again')
    expect((await send(learner, 'GET')).body).toMatchObject({
      proof: 'sign_in',
      hasJustSignedIn: false,
    })
    await rowsOf('UPDATE sessions SET created_at = created_at + 1')
    expect((await send(learner, 'POST', {})).status).toBe(200)
  })

  it('is not for the super admin, whose account no clock deletes either', async () => {
    const admin = await aUser('admin', { email: superAdminEmail })
    expect((await request(admin)).body.code).toBe('account_protected')
    await rowsOf('INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES (?, 1, 1)', admin.id)
    expect(await eraseAt(due)).toBe(0)
    expect(await rowsOf('SELECT id FROM users')).toHaveLength(1)
  })

  it('counts once of two at the same time', async () => {
    const learner = await aUser('student')
    const answers = await Promise.all([request(learner), request(learner)])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(await rowsOf('SELECT template FROM outbox')).toHaveLength(1)
  })
})

describe('[U-19] keeping an account', () => {
  it('is possible until its day, by signing in again, and is told', async () => {
    const learner = await aUser('student')
    await request(learner)
    const again = await aSession(learner)
    expect((await send(again, 'GET')).body).toMatchObject({ requestedAt: '2026-11-15T12:00:00.000Z', dueAt: due })
    expect((await send(again, 'DELETE')).status).toBe(204)
    expect((await send(again, 'DELETE')).body.code).toBe('not_found')
    expect(await eraseAt('2027-01-01T00:00:00.000Z')).toBe(0)
    expect(await rowsOf('SELECT action FROM audit_log ORDER BY id')).toEqual([
      { action: 'own_data.deletion_requested' },
      { action: 'own_data.deletion_revoked' },
    ])
    expect(await rowsOf("SELECT to_address FROM outbox WHERE template = 'own_data_deletion_revoked'")).toEqual([
      { to_address: learner.email },
    ])
  })
})

describe('[U-19] [S8] when the day has come', () => {
  it('[W-43] leaves no name, address, phone or picture in any table or object, and what they published under nobody', async () => {
    await emptyBucket()
    const { person, taught, cover, photo, traces } = await aPersonWhoUsedEverything(await aUser('educator'))
    await rowsOf('DELETE FROM deletion_requests')
    await startApi().call('/api/me/data', {
      method: 'POST',
      headers: { origin: 'https://kere.test', cookie: person.cookie },
    })
    await request(person)
    const before = await findTraces(traces)
    // `listed_people` is left out, because a person who has requested deletion is no longer listed.
    const known = personalColumns.filter(({ holds, table }) => holds !== 'keyed hash' && !table.startsWith('listed_'))
    expect(before).toEqual(expect.arrayContaining(known.map(({ table, column }) => `${table}.${column}`)))
    expect(before).toEqual(expect.arrayContaining(['contact_message_search', 'feedback_search', photo.objectKey]))

    expect(await eraseAt('2026-11-23T18:29:59.999Z')).toBe(0)
    expect(await eraseAt(due)).toBe(1)
    const later = Date.parse(due) + 2 * 24 * 3600 * 1000
    const db = openDatabase(env.DB)
    await sweepTables(db, () => later)
    await sweepObjects({ db, media: env.MEDIA, documents: documentBuckets(env), at: later })

    expect(await findTraces(traces)).toEqual([])
    expect((await env.MEDIA.list()).objects.map(({ key }) => key)).toEqual([cover.objectKey])
    const { body } = await startApi().call(`/api/courses/${taught.id}`)
    expect(body.instructor).toMatchObject({ name: 'Former member' })
    expect(await rowsOf("SELECT actor_id, subject_id FROM audit_log WHERE action = 'own_data.deleted'")).toEqual([
      { actor_id: null, subject_id: null },
    ])
  })
})

it.each([
  ['a Sunday, when Monday is the first', '2026-11-15T12:00:00Z', '2026-11-24'],
  ['a Monday', '2026-11-16T12:00:00Z', '2026-11-25'],
  ['a Friday evening', '2026-11-20T17:00:00Z', '2026-12-01'],
  ['what is Friday in UTC and Saturday in India', '2026-11-20T19:00:00Z', '2026-12-01'],
  ['a Thursday', '2026-11-19T00:00:00Z', '2026-11-30'],
])('[U-19] [S-010] is 7 business days in India from %s', (_, from, day) => {
  expect(new Date(afterBusinessDays(Date.parse(from), 7)).toISOString()).toBe(
    new Date(`${day}T00:00:00+05:30`).toISOString(),
  )
})
