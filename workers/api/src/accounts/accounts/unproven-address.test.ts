import { env } from 'cloudflare:workers'
import { personalColumns } from '@kere/d1/catalog/personal-data'
import { users } from '@kere/d1/schema/accounts/users'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { openProvider } from '../../../test/openid-provider.ts'
import { aPersonWhoUsedEverything } from '../../../test/person-who-used-everything.ts'
import { aUser, cookieFrom, secret, superAdminEmail, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'
import { argon2id } from '../../base/argon2id.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { allRules, deleteOver } from '../../console/retention/retention.queries.ts'
import { eraseDuePeople } from '../own-data/erase-due-people.ts'
import { selectOwnRows } from '../own-data/own-data.queries.ts'
import { type LinkPurpose, linkTokenOf } from './account-links.ts'

const dayMs = 24 * 60 * 60 * 1000
const sentByAddress = personalColumns.filter(({ holds, isOwnRow }) => holds === 'email' && !isOwnRow)

let provider: ReturnType<typeof openProvider>
let api: ReturnType<typeof startApi>
let other: TestUser
let email: string
let unproven: string

beforeAll(() => {
  provider = openProvider(() => api.clock.now)
  vi.stubGlobal('fetch', provider.fetch)
})
afterAll(() => vi.unstubAllGlobals())

const post = (path: string, body: unknown, cookie = '', method = 'POST') =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

const register = (password: string) =>
  post('/api/auth/register', { role: 'student', firstName: 'Mal', lastName: 'Lory', email, password })

async function openMail(purpose: LinkPurpose) {
  const [mail] = (
    await run(
      'SELECT token_id FROM outbox JOIN account_tokens ON account_tokens.id = token_id WHERE purpose = ?',
      purpose,
    )
  ).results
  return linkTokenOf(secret, purpose, String(mail?.['token_id']))
}

const eraseDue = () =>
  eraseDuePeople({
    db: openDatabase(env.DB),
    at: api.clock.now + 60 * dayMs,
    newId,
    superAdminEmail,
    backups: env.BACKUPS,
  })

/**
 * Counts the rows that were sent from the address. Emails to an account are left out, because they are deleted with it.
 */
async function sent() {
  const found = await env.DB.batch<{ count: number }>(
    sentByAddress.map(({ table, column }) =>
      env.DB.prepare(
        `SELECT count(*) AS count FROM ${table} WHERE ${column} = ?${table === 'outbox' ? " AND details LIKE '%By the address%'" : ''}`,
      ).bind(email),
    ),
  )
  return Object.fromEntries(sentByAddress.map(({ table }, place) => [table, found[place]!.results[0]!.count]))
}

const accountId = async () =>
  (await env.DB.prepare('SELECT id FROM users WHERE email = ?').bind(email).first<string>('id')) ?? ''

/** Everything is sent from an address without an account, which a stranger then registers. */
beforeEach(async () => {
  await emptyDatabase()
  api = startApi({
    settings: provider.settings,
    argon2id: (params) => argon2id({ ...params, memorySize: 8, passes: 1 }),
  })
  other = await aUser('admin')
  const { person } = await aPersonWhoUsedEverything(other)
  email = person.email
  await run("UPDATE users SET email = 'elsewhere@example.kere.test' WHERE id = ?", person.id)
  await run('DELETE FROM deletion_requests')
  await register('learn at the tank 0')
  unproven = await accountId()
})

it('knows what is found by an address, and that somebody has sent each of it', async () => {
  expect(Object.keys(await sent()).toSorted()).toEqual(
    [
      'breach_people',
      'contact_messages',
      'event_walk_ins',
      'feedback_submissions',
      'guardians',
      'impact_confirmations',
      'job_applications',
      'learning_path_responses',
      'newsletter_subscribers',
      'outbox',
      'privacy_requests',
      'profile_reports',
    ].toSorted(),
  )
  expect(Object.values(await sent())).not.toContain(0)
})

const ways = {
  'is registered again': () => register('learn at the tank 1'),
  'is not confirmed for 30 days': () =>
    deleteOver(
      openDatabase(env.DB),
      allRules.filter(({ table }) => table === users),
      api.clock.now + 31 * dayMs,
    ),
  'is said not to be theirs': async () =>
    post('/api/auth/discarded-registrations', { token: await openMail('verify_email') }),
  'gets a new password': async () => {
    await post('/api/auth/password-resets', { email })
    await post('/api/auth/reset-password', {
      token: await openMail('reset_password'),
      password: 'a lake after the rain',
    })
  },
  'is taken over with Google': async () => {
    const { headers, body } = await post('/api/auth/google', {})
    const person = { sub: email, email, email_verified: true, given_name: 'Ananya', family_name: 'Pillai' }
    await post('/api/auth/google/callback', provider.agree(body.location, person), cookieFrom(headers))
  },
  'is deleted by an admin': async () => {
    await post(`/api/users/${unproven}`, {}, other.cookie, 'DELETE')
    await eraseDue()
  },
}

describe('[part of W-43] an account whose address nobody has proven', () => {
  it.each(Object.entries(ways))('takes along nothing that was sent from the address when it %s', async (_, go) => {
    const before = await sent()
    await go()
    expect(await accountId()).not.toBe(unproven)
    expect(await sent()).toEqual(before)
    expect((await run('SELECT id FROM outbox WHERE user_id = ?', unproven)).results).toEqual([])
  })

  it('is told nothing that was sent from the address', async () => {
    const told = await selectOwnRows(openDatabase(env.DB), { userId: unproven })
    const tables = new Set(sentByAddress.map(({ table }) => table).filter((table) => table !== 'outbox'))
    const names = told.filter(({ portions }) => portions.length > 0).map(({ name }) => name)
    expect(names.filter((name) => tables.has(name))).toEqual([])
    expect(await holdingsOf()).not.toContain('/dashboard/job-applications')
  })
})

const holdingsOf = async () => {
  const { body } = await api.call(`/api/users/${unproven}/holdings`, { headers: { cookie: other.cookie } })
  return JSON.stringify(body)
}

describe('[part of W-43] an account whose address was proven', () => {
  beforeEach(async () => {
    await run('UPDATE users SET email_verified_at = 1 WHERE id = ?', unproven)
  })

  it('takes along what was sent from the address', async () => {
    await run('INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES (?, 1, 2)', unproven)
    await eraseDue()
    expect(await accountId()).toBe('')
    expect(new Set(Object.values(await sent()))).toEqual(new Set([0]))
  })

  it('is told what was sent from the address', async () => {
    const told = await selectOwnRows(openDatabase(env.DB), { userId: unproven })
    const names = told.filter(({ portions }) => portions.length > 0).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(sentByAddress.map(({ table }) => table)))
    expect(await holdingsOf()).toContain('/dashboard/job-applications')
  })
})
