import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../test/call-api.ts'
import { emptyDatabase } from '../test/factories.ts'
import { aUser, password, type TestUser } from '../test/sessions.ts'
import { watch } from '../test/watched-database.ts'

let users: Record<'student' | 'educator' | 'admin', TestUser>

beforeEach(async () => {
  await emptyDatabase()
  users = { student: await aUser('student'), educator: await aUser('educator'), admin: await aUser('admin') }
})

/** Tables of a few rows, made to be summed. */
const counters = ['user_counts', 'session_counts', 'audit_counts', 'draft_counts', 'course_counts']

it.each([
  ['POST', '/api/auth/login', 'student'],
  ['POST', '/api/auth/refresh', 'student'],
  ['POST', '/api/auth/logout', 'student'],
  ['GET', '/api/auth/session', 'student'],
  ['GET', '/api/me/sessions', 'student'],
  ['DELETE', '/api/me/sessions', 'student'],
  ['DELETE', '/api/me/sessions/ses_1', 'student'],
  ['GET', '/api/me/dashboard', 'student'],
  ['GET', '/api/me/dashboard', 'educator'],
  ['GET', '/api/me/dashboard', 'admin'],
  ['GET', '/api/audit-log', 'student'],
  ['GET', '/api/audit-log', 'admin'],
  ['GET', '/api/audit-log?action=access.denied', 'admin'],
  ['GET', '/api/audit-log?outcome=refused&sort=oldest', 'admin'],
  ['GET', '/api/audit-log?actor=usr_1&from=2026-11-01', 'admin'],
] as const)('no statement of %s %s walks through a table, for a %s', async (method, path, role) => {
  const watched = watch(env.DB)
  await startApi({ db: watched.db }).call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: users[role].cookie, 'content-type': 'application/json' },
    ...(path.endsWith('login') ? { body: JSON.stringify({ email: users[role].email, password }) } : {}),
  })
  const steps = []
  for (const { sql, values } of watched.statements) {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>()
    steps.push(...results.map(({ detail }) => detail))
  }
  const scans = steps.filter((step) => /^SCAN (?!.*USING)(?!CONSTANT|counted|\d)/.test(step))
  expect(steps.length).toBeGreaterThan(0)
  expect(scans.filter((step) => !counters.some((table) => step.startsWith(`SCAN ${table}`)))).toEqual([])
})
