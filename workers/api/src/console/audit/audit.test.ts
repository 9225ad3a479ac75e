import { env } from 'cloudflare:workers'
import { ulid } from 'ulid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'
import type { AuditAction } from '../../http/labels.ts'
import { auditActions } from '../labels.ts'

const noon = Date.parse('2026-11-10T06:30:00Z')
const hourMs = 60 * 60 * 1000

let admin: TestUser
let educator: TestUser

beforeAll(async () => {
  await emptyDatabase()
  educator = await aUser('educator')
  const gone = await aUser('educator')
  const insert = env.DB.prepare(
    `INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, subject_type, subject_id, detail, request_id)
      VALUES (?, ?, ?, ?, ?, ?, 'session', 'ses_1', '{"sessions":2}', 'req_12345678')`,
  )
  const row = (at: number, actorId: string | null, action: AuditAction, outcome: string) =>
    insert.bind(`aud_${ulid(at)}`, at, actorId, actorId && 'educator', action, outcome)
  await env.DB.batch([
    ...Array.from({ length: 30 }, (_, index) =>
      row(noon + index * hourMs, educator.id, 'session.signed_in', 'succeeded'),
    ),
    row(noon, null, 'session.sign_in_refused', 'refused'),
    row(noon + hourMs, gone.id, 'access.denied', 'refused'),
    env.DB.prepare('DELETE FROM users WHERE id = ?').bind(gone.id),
  ])
})

beforeEach(async () => {
  admin = await aUser('admin')
})

const list = async (query = '') => {
  const watched = watch(env.DB)
  const { status, body, text } = await startApi({ db: watched.db }).call(`/api/audit-log${query}`, {
    headers: { cookie: admin.cookie },
  })
  return { status, body, text, roundTrips: watched.roundTrips }
}

describe('[W-57] the audit log', () => {
  it.each(["UPDATE audit_log SET outcome = 'succeeded'", 'DELETE FROM audit_log'])(
    'is only ever added to, whoever writes: %s',
    async (statement) => {
      await expect(env.DB.prepare(statement).run()).rejects.toThrow('the audit log is append-only')
    },
  )

  it('shows the newest rows first, who acted and what was done, in one round trip', async () => {
    const { status, body, roundTrips } = await list()
    expect([status, body.total, body.totalIsLowerBound, body.items.length, roundTrips]).toEqual([200, 32, false, 20, 1])
    expect(body.items[0]).toEqual({
      id: expect.stringMatching(/^aud_/) as string,
      at: new Date(noon + 29 * hourMs).toISOString(),
      actor: { id: educator.id, name: expect.stringContaining('Ira Nayak') as string, role: 'educator' },
      action: 'session.signed_in',
      name: 'Signed in',
      isBlind: false,
      meaning: 'Somebody gave the right email and password, and a session began.',
      outcome: 'succeeded',
      subject: { type: 'session', id: 'ses_1' },
      session: null,
      detail: { sessions: 2 },
      requestId: 'req_12345678',
    })
  })

  it('pages to its end, in both orders, without a gap or a repetition', async () => {
    for (const sort of ['newest', 'oldest']) {
      const ids: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const { body } = await list(`?sort=${sort}&limit=7${cursor && `&cursor=${cursor}`}`)
        ids.push(...body.items.map(({ id }) => id))
        cursor = body.nextCursor
      }
      expect([ids.length, new Set(ids).size]).toEqual([32, 32])
    }
  })

  it.each([
    ['?action=access.denied', 1],
    ['?outcome=refused', 2],
    ['?action=session.signed_in&outcome=refused', 0],
    ['?actor=usr_nobody', 0],
    ['?from=2026-11-11', 18],
    ['?to=2026-11-10', 14],
    ['?from=2026-11-10&to=2026-11-10&outcome=refused', 2],
    ['?from=2026-11-12', 0],
  ])('filtered by %s has %i rows, by days in India', async (query, count) => {
    const { body } = await list(`${query}&limit=100`)
    expect([body.items.length, body.total]).toEqual([count, count])
  })

  it('names nobody who is gone, and nobody where nobody was signed in', async () => {
    const { body } = await list('?outcome=refused')
    expect(body.items.map(({ actor }) => actor)).toEqual([{ id: 'usr_former', name: null, role: 'educator' }, null])
  })

  it('is found by the name or address of who acted, in both orders and page by page, and by no name that is erased', async () => {
    const meera = await aUser(
      'student',
      { email: 'meera.audit@kere.test' },
      { firstName: 'Meera', lastName: 'Nambiar' },
    )
    const other = await aUser('educator', {}, { firstName: 'Meera', lastName: 'Oraon' })
    const insert = env.DB.prepare(
      "INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, detail) VALUES (?, ?, ?, 'student', 'session.signed_in', 'succeeded', '{}')",
    )
    const by = [meera, other, meera, educator, other]
    await env.DB.batch(by.map(({ id }, place) => insert.bind(`aud_${ulid(noon + place)}`, noon + place, id)))
    const foundBy = async (query: string) => {
      const { status, body, roundTrips } = await list(query)
      expect([status, roundTrips]).toEqual([200, 1])
      return { who: body.items.map(({ actor }) => actor?.id), total: body.total, next: body.nextCursor }
    }
    const both = [other.id, meera.id, other.id, meera.id]
    expect(await foundBy('?actor=meera')).toMatchObject({ who: both, total: 4 })
    expect(await foundBy('?actor=meera&sort=oldest')).toMatchObject({ who: both.toReversed() })
    expect(await foundBy('?actor=oraon+MEERA')).toMatchObject({ who: [other.id, other.id], total: 2 })
    expect(await foundBy('?actor=meera.audit@kere.test')).toMatchObject({ who: [meera.id, meera.id] })
    expect(await foundBy('?actor=meera&outcome=refused')).toMatchObject({ who: [], total: 0 })
    const first = await foundBy('?actor=meera&limit=3')
    const second = await foundBy(`?actor=meera&limit=3&cursor=${first.next}`)
    expect([...first.who, ...second.who]).toEqual(both)
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(meera.id).run()
    expect(await foundBy('?actor=meera')).toMatchObject({ who: [other.id, other.id], total: 2 })
    expect(await foundBy('?actor=nambiar')).toMatchObject({ who: [], total: 0 })
  })

  it('names every action that it can be filtered by', async () => {
    const { status, body } = await startApi().call('/api/audit-log/actions', { headers: { cookie: admin.cookie } })
    expect([status, body.items.map(({ action }) => action).toSorted()]).toEqual([
      200,
      Object.keys(auditActions).toSorted(),
    ])
    const names = body.items.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(body.items).toContainEqual({ action: 'access.denied', name: 'Access denied' })
  })

  it('shows by its own text an action that only a later release knows', async () => {
    const { id } = await aUser('educator')
    await env.DB.prepare(
      "INSERT INTO audit_log (id, at, actor_id, action, outcome, detail) VALUES (?, ?, ?, 'lake.restored', 'succeeded', '{}')",
    )
      .bind(`aud_${ulid(noon)}`, noon, id)
      .run()
    const { body } = await list(`?actor=${id}`)
    expect(body.items).toMatchObject([{ action: 'lake.restored', name: 'lake.restored', meaning: null }])
  })

  it.each([
    ['?cursor=x', 'invalid_cursor'],
    ['?sort=oldest&cursor=WyJuZXdlc3QiLDEsImF1ZF8wMUtBMUtBMUtBMUtBMUtBMUtBMUtBMUtBMSJd', 'invalid_cursor'],
    ['?action=nothing', 'validation_failed'],
    ['?from=yesterday', 'validation_failed'],
    ['?limit=101', 'validation_failed'],
  ])('refuses %s', async (query, code) => {
    const { status, body } = await list(query)
    expect([status, body.code]).toEqual([422, code])
  })

  it('says so where it stops counting', async () => {
    const { id } = await aUser('educator')
    const many =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100) INSERT INTO audit_log (id, at, actor_id, action, outcome, detail) SELECT 'aud_many' || i, i, ?, 'access.denied', 'refused', '{}' FROM n"
    await env.DB.prepare(many).bind(id).run()
    const { body } = await list(`?actor=${id}`)
    expect([body.total, body.totalIsLowerBound]).toEqual([1000, true])
    expect((await list('?action=access.denied')).body).toMatchObject({ total: 1101, totalIsLowerBound: false })
  })
})
