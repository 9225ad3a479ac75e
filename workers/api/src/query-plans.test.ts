import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../test/call-api.ts'
import { emptyDatabase } from '../test/empty-database.ts'
import { someAnswers } from '../test/factories.ts'
import { aLink } from '../test/links.ts'
import { aUser, password, type TestUser } from '../test/sessions.ts'
import { applicationPage } from './educator-applications/applications.queries.ts'
import { planOf } from '../test/table-scans.ts'
import { watch } from '../test/watched-database.ts'

let users: Record<'student' | 'educator' | 'admin', TestUser>
let resetToken: string

beforeEach(async () => {
  await emptyDatabase()
  users = { student: await aUser('student'), educator: await aUser('educator'), admin: await aUser('admin') }
  resetToken = await aLink(users.student.id, 'reset_password')
})

const learner = { role: 'student', studyYear: 'Year 2', instituteName: 'A college', state: 'Kerala' }

/** What is sent to an address that takes a body. */
function bodyOf(path: string, email: string) {
  const bodies: Record<string, unknown> = {
    '/api/auth/login': { email, password },
    '/api/auth/register': {
      email,
      role: 'educator',
      firstName: 'Tara',
      lastName: 'Bhat',
      password: 'rain over the lake',
    },
    '/api/auth/verify-email': { token: 'x' },
    '/api/auth/verification-mails': { email },
    '/api/auth/password-resets': { email },
    '/api/auth/reset-password': { token: resetToken, password: 'rain over the lake' },
    '/api/educator-applications/app_1/rejection': { reason: 'Not yet.' },
    '/api/me/educator-applications': { answers: someAnswers },
    '/api/me/role': { role: 'educator' },
    '/api/me/onboarding': { ...learner, dateOfBirth: '2000-01-01' },
    '/api/me/onboarding?child': { ...learner, dateOfBirth: '2020-01-01' },
  }
  return bodies[path] === undefined ? {} : { body: JSON.stringify(bodies[path]) }
}

it.each([
  ['POST', '/api/auth/login', 'student'],
  ['POST', '/api/auth/refresh', 'student'],
  ['POST', '/api/auth/logout', 'student'],
  ['GET', '/api/auth/session', 'student'],
  ['POST', '/api/auth/register', 'student'],
  ['POST', '/api/auth/verify-email', 'student'],
  ['POST', '/api/auth/verification-mails', 'student'],
  ['POST', '/api/me/verification-mails', 'student'],
  ['POST', '/api/auth/password-resets', 'student'],
  ['POST', '/api/auth/reset-password', 'student'],
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
  ['GET', '/api/outbox', 'admin'],
  ['GET', '/api/outbox?state=dead', 'admin'],
  ['GET', '/api/outbox?template=welcome', 'admin'],
  ['POST', '/api/outbox/out_1/replays', 'admin'],
  ['GET', '/api/educator-applications', 'admin'],
  [
    'GET',
    `/api/educator-applications?sort=newest&cursor=${applicationPage({ sort: 'newest' }).cursorOf({ submittedAt: 1, id: 'app_1' })}`,
    'admin',
  ],
  ['GET', '/api/educator-applications?status=pending', 'admin'],
  ['GET', '/api/educator-applications/app_1', 'admin'],
  ['POST', '/api/educator-applications/app_1/approval', 'admin'],
  ['POST', '/api/educator-applications/app_1/rejection', 'admin'],
  ['POST', '/api/me/educator-applications', 'student'],
  ['POST', '/api/me/role', 'student'],
  ['PUT', '/api/me/onboarding', 'student'],
  ['PUT', '/api/me/onboarding?child', 'student'],
] as const)('no statement of %s %s walks through a table, for a %s', async (method, path, role) => {
  const watched = watch(env.DB)
  await startApi({ db: watched.db }).call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: users[role].cookie, 'content-type': 'application/json' },
    ...bodyOf(path, users[role].email),
  })
  const { steps, scans } = await planOf(watched)
  expect(steps.length).toBeGreaterThan(0)
  expect(scans).toEqual([])
})
