import { env } from 'cloudflare:workers'
import { endpoints } from '@kere/contracts/endpoints'
import { exportOpened, exportPage } from '@kere/contracts/http/exports'
import { limits } from '@kere/contracts/http/limits'
import * as z from 'zod/mini'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'
import { exports } from '../../routes.ts'

const path = '/api/exports/audit-log.csv'
const rows = 2500
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

let admin: TestUser

beforeAll(async () => {
  await emptyDatabase()
  const insert =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, detail) SELECT printf('aud_%026d', i), 1763000000000 + i / 3, 'usr_gone', 'admin', 'access.denied', 'refused', '{}' FROM n"
  await env.DB.batch([
    env.DB.prepare("INSERT INTO users (id, email, created_at, updated_at) VALUES ('usr_gone', 'a@kere.test', 1, 1)"),
    env.DB.prepare(insert).bind(rows),
  ])
})

beforeEach(async () => {
  admin = await aUser('admin')
})

const call = (method: string, query = '', headers: Record<string, string> = { cookie: admin.cookie }, db = env.DB) =>
  startApi({ routes: exports, db }).call(path + query, { method, headers: { ...sameOrigin, ...headers } })

const readPage = async (query: string, headers?: Record<string, string>) => {
  const { status, text } = await call('GET', query, headers)
  return { status, ...(status === 200 ? exportPage.parse(JSON.parse(text)) : { rows: [], nextCursor: null }) }
}

const opened = z.object({ fileName: z.string(), header: z.array(z.string()), rows: z.int() })

describe('[U-22] [W-57] the rows of a CSV file', () => {
  it('begin with its name, its columns and their number, all of them counted', async () => {
    const { status, text } = await call('POST', '?actor=usr_gone')
    expect([status, opened.parse(JSON.parse(text))]).toEqual([
      200,
      {
        fileName: 'audit-log-2026-11-15.csv',
        header: [
          'When (IST)',
          'Action',
          'Action ID',
          'Outcome',
          'Actor',
          'Actor ID',
          'Role',
          'About',
          'About ID',
          'Details',
          'Request',
          'Entry',
        ],
        rows,
      },
    ])
  })

  it('[P9] are the whole filtered set, in pages larger than a screen’s, one round trip each', async () => {
    const entries: unknown[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await readPage(`?actor=usr_gone&sort=oldest${cursor && `&cursor=${cursor}`}`)
      entries.push(...page.rows.map((cells) => cells.at(-1)))
      expect(page.rows.length).toBeLessThanOrEqual(limits.exportPageSize)
      cursor = page.nextCursor
    }
    expect([entries.length, new Set(entries).size]).toEqual([rows, rows])

    const watched = watch(env.DB)
    await call('GET', '?actor=usr_gone', undefined, watched.db)
    expect([watched.roundTrips, watched.rowsRead < 2 * limits.exportPageSize + 10]).toEqual([1, true])
  })

  it('read as people read them: the time in India', async () => {
    const {
      rows: [first],
    } = await readPage('?actor=usr_gone&sort=oldest')
    expect(first).toEqual([
      '2025-11-13 07:43:20',
      'Access denied',
      'access.denied',
      'refused',
      null,
      'usr_gone',
      'admin',
      null,
      null,
      null,
      null,
      'aud_00000000000000000000000001',
    ])
  })

  it('[S6] are written down: who took what', async () => {
    await call('POST', '?outcome=refused&from=2026-11-01')
    const entry = await env.DB.prepare(
      "SELECT subject_type, subject_id, detail FROM audit_log WHERE action = 'list.exported' AND actor_id = ?",
    )
      .bind(admin.id)
      .first()
    expect(entry).toEqual({
      subject_type: 'list',
      subject_id: 'audit-log',
      detail: JSON.stringify({ rows: 0, outcome: 'refused', from: '2026-11-01' }),
    })
  })

  it('[W-57] are not written down with whom they are about: the log outlives an account', async () => {
    await call('POST', '?actor=usr_gone')
    const entry = await env.DB.prepare("SELECT detail FROM audit_log WHERE action = 'list.exported' AND actor_id = ?")
      .bind(admin.id)
      .first()
    expect(entry).toEqual({ detail: JSON.stringify({ rows, actor: true }) })
  })

  it('[W-57] are not written down with what was typed to find them', async () => {
    const { call: callApi } = startApi({ routes: exports, db: env.DB })
    const headers = { ...sameOrigin, cookie: admin.cookie }
    await callApi('/api/exports/users.csv?search=gone&role=educator', { method: 'POST', headers })
    const entry = await env.DB.prepare("SELECT detail FROM audit_log WHERE action = 'list.exported' AND actor_id = ?")
      .bind(admin.id)
      .first<{ detail: string }>()
    expect(JSON.parse(entry!.detail)).toEqual({ rows: 0, search: true, role: 'educator' })
  })

  it.each([
    ['student', 403],
    ['educator', 403],
  ] as const)('[S1] are not for a user with the role %s', async (role, status) => {
    const { cookie } = await aUser(role)
    expect([(await call('POST', '', { cookie })).status, (await readPage('', { cookie })).status]).toEqual([
      status,
      status,
    ])
  })

  it('[S1] are not for a visitor, nor for a page of another site', async () => {
    expect([(await call('POST', '', {})).status, (await readPage('', {})).status]).toEqual([401, 401])
    const elsewhere = { cookie: admin.cookie, 'sec-fetch-site': 'cross-site' }
    expect((await call('POST', '', elsewhere)).body.code).toBe('cross_site_request')
  })

  it('[S2] end with the session, between two pages', async () => {
    const first = await readPage('?actor=usr_gone')
    expect(first.rows).toHaveLength(limits.exportPageSize)
    await env.DB.prepare('UPDATE sessions SET revoked_at = 1 WHERE id = ?').bind(admin.sessionId).run()
    expect(await readPage(`?actor=usr_gone&cursor=${first.nextCursor}`)).toMatchObject({ status: 401, rows: [] })
  })

  it('are refused for filters that the list does not have, and for a cursor of others', async () => {
    expect((await call('POST', '?outcome=perhaps')).body.code).toBe('validation_failed')
    const { nextCursor } = await readPage('?actor=usr_gone')
    expect((await call('GET', `?cursor=${nextCursor}`)).body.code).toBe('invalid_cursor')
  })

  it('are refused for whatever none of the lists knows, before they are begun or written down', async () => {
    const { call: callApi } = startApi({ routes: exports })
    const headers = { ...sameOrigin, cookie: admin.cookie }
    const begins = exports.filter(({ endpoint }) => endpoint.method === 'POST')
    expect(begins.length).toBeGreaterThan(5)
    for (const { endpoint } of begins) {
      const errorsOf = async (query: string) =>
        (await callApi(`${endpoint.path}?${query}`, { method: 'POST', headers })).body.errors
      for (const unknown of ['cursor=x', 'limit=5', 'countLimit=1', 'Search=x', 'utm_source=mail'])
        expect([endpoint.path, unknown, await errorsOf(unknown)]).toEqual([
          endpoint.path,
          unknown,
          expect.arrayContaining([{ pointer: '/query', detail: 'Unknown fields were sent' }]),
        ])
      for (const name of Object.keys(endpoint.query!._zod.def.shape))
        for (const value of [`${name}=${'x'.repeat(5000)}`, `${name}=a&${name}=b`])
          expect([endpoint.path, value.slice(0, 40), await errorsOf(value)]).toEqual([
            endpoint.path,
            value.slice(0, 40),
            expect.arrayContaining([expect.objectContaining({ pointer: `/query/${name}` })]),
          ])
    }
    const written = "SELECT count(*) AS count FROM audit_log WHERE action = 'list.exported' AND actor_id = ?"
    expect(await env.DB.prepare(written).bind(admin.id).first()).toEqual({ count: 0 })
  })

  it('[W-28] have one writer for all: every CSV file is written by the jobs worker, from rows that come as cells', () => {
    const files = endpoints.filter(({ mediaType }) => mediaType?.includes('csv'))
    expect(files.length).toBeGreaterThan(12)
    expect(files.filter(({ answeredBy }) => answeredBy !== 'jobs')).toEqual([])
    const routes = exports.map(({ endpoint }) => [
      endpoint.method,
      endpoint.path,
      endpoint.response,
      endpoint.mediaType,
    ])
    expect(routes).toHaveLength(2 * files.length)
    for (const { path: file } of files) {
      expect(routes).toContainEqual(['POST', file, exportOpened, undefined])
      expect(routes).toContainEqual(['GET', file, exportPage, undefined])
    }
  })

  it('are begun forty times an hour at most, by one user', async () => {
    const statuses = await Promise.all(Array.from({ length: 42 }, async () => (await call('POST')).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(40)
    const { status, headers } = await call('POST')
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, 3600])
    const { cookie } = await aUser('admin')
    expect((await call('POST', '', { cookie })).status).toBe(200)
  })
})
