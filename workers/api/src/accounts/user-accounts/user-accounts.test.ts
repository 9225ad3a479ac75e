import { env } from 'cloudflare:workers'
import type { BulkAnswer } from '@kere/contracts/http/bulk'
import type { ProblemDocument } from '@kere/contracts/http/problem'
import type { UserAccount, UserHolding, userList, UserSummary } from '@kere/contracts/accounts/user-accounts'
import { beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { aCourse, anApplication, anEducator, aCourseToLearn, enroll, someAnswers } from '../../../test/factories.ts'
import { aSession, aUser, cookieFrom, password, superAdminEmail, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { eraseDuePeople } from '../own-data/erase-due-people.ts'

beforeEach(emptyDatabase)

const origin = 'https://kere.test'
const path = '/api/users'
/** In the tests it is Sunday, 15 November 2026. Tuesday the 24th begins in India on the 23rd at 18:30 UTC. */
const due = '2026-11-23T18:30:00.000Z'

type Answer = UserAccount &
  ProblemDocument &
  z.infer<typeof userList.response> & { items: (UserSummary & UserHolding)[] }

async function send(by: Pick<TestUser, 'cookie'>, method: string, address: string, sent?: unknown, api = startApi()) {
  const { status, body } = await api.call(`${path}${address}`, {
    method,
    headers: { origin, cookie: by.cookie, 'content-type': 'application/json' },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  })
  // The cast is safe: the tests assert the real shape.
  return { status, body: body as unknown as Answer }
}

const read = async (by: TestUser, address: string) => (await send(by, 'GET', address)).body

const edit = async (by: TestUser, id: string, values: Record<string, unknown>, version?: number) =>
  send(by, 'PATCH', `/${id}`, { version: version ?? (await read(by, `/${id}`)).version, values })

const suspend = (by: TestUser, id: string, reason = 'Sold exam answers to other learners.') =>
  send(by, 'POST', `/${id}/suspension`, { reason })

const rowsOf = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results

const parsed = (json: unknown): unknown => JSON.parse(String(json))

const actsOn = async (id: string) =>
  (
    await rowsOf(
      'SELECT action, detail FROM audit_log WHERE subject_id = ? AND outcome = ? ORDER BY id',
      id,
      'succeeded',
    )
  ).map(({ action, detail }) => [action, parsed(detail)])

const mailsTo = async ({ email }: TestUser) =>
  (await rowsOf('SELECT template, details FROM outbox WHERE to_address = ? ORDER BY id', email)).map(
    ({ template, details }) => [template, parsed(details)],
  )

const logIn = (email: string, api = startApi()) =>
  api.call('/api/auth/login', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

const renameSelf = ({ cookie }: Pick<TestUser, 'cookie'>) =>
  startApi().call('/api/me/sessions', { method: 'DELETE', headers: { origin, cookie } })

const theSuperAdmin = () => aUser('admin', { email: superAdminEmail })

const eraseAt = (at: string) =>
  eraseDuePeople({ db: openDatabase(env.DB), at: Date.parse(at), newId, superAdminEmail, backups: env.BACKUPS })

async function expectKept() {
  const counted = await rowsOf('SELECT role, state, count FROM user_entry_counts WHERE count <> 0 ORDER BY role, state')
  const truth = await rowsOf(`SELECT profiles.role, CASE
    WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = users.id) THEN 'deleting'
    WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = users.id) THEN 'suspended'
    WHEN users.email_verified_at IS NULL THEN 'unconfirmed' ELSE 'active' END AS state, count(*) AS count
    FROM users JOIN profiles ON profiles.id = users.id GROUP BY 1, 2 ORDER BY 1, 2`)
  expect(counted).toEqual(truth)
}

describe('the list of users', () => {
  it('[part of S-432] [part of U-12.users] says who there is, the newest first, with how many there are of each role and state', async () => {
    const admin = await theSuperAdmin()
    const learner = await aUser('student', { createdAt: 1 }, { firstName: 'Meera', lastName: 'Nambiar' })
    await aUser('student', { emailVerifiedAt: null })
    await aUser('educator')
    const body = await read(admin, '')
    expect(body.figures).toEqual({ users: 4, students: 2, educators: 1, admins: 1 })
    expect(body.counts).toEqual({ active: 3, unconfirmed: 1, suspended: 0, deleting: 0 })
    expect([body.total, body.nextCursor]).toEqual([4, null])
    expect(body.items.at(-1)).toEqual({
      id: learner.id,
      firstName: 'Meera',
      lastName: 'Nambiar',
      email: learner.email,
      role: 'student',
      educatorStatus: null,
      state: 'active',
      isSuperAdmin: false,
      avatarPath: null,
      joinedAt: '1970-01-01T00:00:00.001Z',
    })
    expect(body.items.map(({ isSuperAdmin }) => isSuperAdmin).filter(Boolean)).toEqual([true])
  })

  it('[U-22] filters by role, state and day, searches names and addresses, and pages', async () => {
    const admin = await aUser('admin')
    const asha = await aUser('educator', { email: 'asha.r@example.in' }, { firstName: 'Asha', lastName: 'Raghunath' })
    const old = await aUser('student', { createdAt: Date.parse('2025-03-04T10:00:00Z') })
    const many = await Promise.all(Array.from({ length: 21 }, () => aUser('student')))
    const idsOf = async (query: string) => (await read(admin, query)).items.map(({ id }) => id)
    expect(await idsOf('?role=educator')).toEqual([asha.id])
    expect(await idsOf('?role=educator&state=suspended')).toEqual([])
    expect(await idsOf('?search=raghu')).toEqual([asha.id])
    expect(await idsOf('?search=asha.r%40example')).toEqual([asha.id])
    expect(await idsOf('?search=%22%20OR%20name%3A*')).toEqual([])
    expect(await idsOf('?from=2025-03-04&to=2025-03-04')).toEqual([old.id])
    const first = await read(admin, '?role=student')
    expect([first.items.length, first.total]).toEqual([20, 22])
    const second = await read(admin, `?role=student&cursor=${first.nextCursor}`)
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(ids.toSorted()).toEqual([old, ...many].map(({ id }) => id).toSorted())
    await suspend(admin, asha.id)
    expect(await idsOf('?state=suspended&role=educator')).toEqual([asha.id])
  })

  it('follows every change of name, address, role and state', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student', {}, { firstName: 'Zohra', lastName: 'Sheikh' })
    await edit(admin, learner.id, { lastName: 'Qureshi', role: 'educator' })
    await rowsOf('UPDATE users SET email = ? WHERE id = ?', 'moved@example.in', learner.id)
    const idsOf = async (query: string) => (await read(admin, query)).items.map(({ id }) => id)
    expect(await idsOf('?search=sheikh')).toEqual([])
    for (const query of ['?search=qureshi', '?search=moved%40', '?role=educator'])
      expect(await idsOf(query)).toEqual([learner.id])
    await expectKept()
    for (const sql of [
      'UPDATE users SET email_verified_at = NULL WHERE id = ?',
      'INSERT INTO suspensions (user_id, suspended_at, reason) SELECT id, 1, 1 FROM users WHERE id = ?',
      'INSERT INTO deletion_requests (user_id, requested_at, due_at) SELECT id, 1, 1 FROM users WHERE id = ?',
      'DELETE FROM suspensions WHERE user_id = ?',
      'DELETE FROM deletion_requests WHERE user_id = ?',
      'DELETE FROM users WHERE id = ?',
    ]) {
      await rowsOf(sql, learner.id)
      await expectKept()
    }
    expect(await idsOf('?search=qureshi')).toEqual([])
  })
})

describe('[S-433] [part of S-502.edit] an edit', () => {
  it('[S-513] tells admins the address of a user by its id, and nobody else', async () => {
    const [admin, learner] = [await aUser('admin'), await aUser('student')]
    expect((await read(admin, `/${learner.id}`)).email).toBe(learner.email)
    for (const other of [await aUser('student'), await aUser('educator'), learner]) {
      const { status, body } = await send(other, 'GET', `/${learner.id}`)
      expect([status, JSON.stringify(body).includes(learner.email)]).toEqual([403, false])
    }
  })

  it('[S-502.edit] changes names and bio, and is written down without what was typed', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    const values = { firstName: '  Meera ', lastName: 'Nambiar', bio: 'Keeps\u0000 bees.\r\n' }
    const { status, body } = await edit(admin, learner.id, values)
    expect([status, body.firstName, body.lastName, body.bio, body.role]).toEqual([
      200,
      'Meera',
      'Nambiar',
      'Keeps bees.',
      'student',
    ])
    expect(await actsOn(learner.id)).toEqual([['user.edited', { fields: 'bio, firstName, lastName' }]])
    expect(await mailsTo(learner)).toEqual([])
    expect((await renameSelf(learner)).status).toBe(204)
  })

  it.each([
    [{ firstName: 'x'.repeat(10_000) }, '/body/values/firstName'],
    [{ firstName: ' ' }, '/body/values/firstName'],
    [{ lastName: 'Rao 2' }, '/body/values/lastName'],
    [{ bio: 'x'.repeat(1001) }, '/body/values/bio'],
    [{ role: 'owner' }, '/body/values/role'],
    [{ email: 'another@example.kere.test' }, '/body/values'],
  ])('is refused for what cannot be (%#)', async (values, pointer) => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    const { status, body } = await edit(admin, learner.id, values)
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer])
  })

  it('[C-49] makes nobody under 18 an educator or an admin, and edits the rest of them', async () => {
    const admin = await aUser('admin')
    const child = await aUser('student', {}, { dateOfBirth: '2010-01-01' })
    for (const role of ['educator', 'admin'])
      expect((await edit(admin, child.id, { role })).body.code).toBe('staff_under_age')
    expect((await edit(admin, child.id, { bio: 'Keeps bees.' })).status).toBe(200)
    expect(await mailsTo(child)).toEqual([])
  })

  it('of two admins who edit one user, one is told', async () => {
    const [admin, other] = [await aUser('admin'), await aUser('admin')]
    const learner = await aUser('student')
    const { version } = await read(admin, `/${learner.id}`)
    const answers = await Promise.all([
      edit(admin, learner.id, { firstName: 'Meera' }, version),
      edit(other, learner.id, { firstName: 'Mira' }, version),
    ])
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'user_changed'])
    expect(await actsOn(learner.id)).toHaveLength(1)
    expect((await edit(other, learner.id, { bio: 'Late.' }, version)).body.code).toBe('user_changed')
  })

  it('that says what stands there already is fine', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student', {}, { firstName: 'Meera' })
    expect((await edit(admin, learner.id, { firstName: 'Meera' }, 1)).status).toBe(200)
    expect(await actsOn(learner.id)).toEqual([])
  })

  it('of nobody is not found', async () => {
    const admin = await aUser('admin')
    for (const [method, address, body] of [
      ['GET', '', undefined],
      ['GET', '/holdings', undefined],
      ['PATCH', '', { version: 1, values: { role: 'admin' } }],
      ['POST', '/suspension', { reason: 'None.' }],
      ['DELETE', '/suspension', undefined],
      ['DELETE', '', undefined],
    ] as const)
      expect((await send(admin, method, `/usr_none${address}`, body)).status).toBe(404)
  })
})

describe('another role', () => {
  it('[part of S-502.edit] ends every session, is written down and told by mail', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    const phone = await aSession(learner, 'phone')
    const { body } = await edit(admin, learner.id, { role: 'educator' })
    expect([body.role, body.educatorStatus]).toEqual(['educator', 'approved'])
    for (const { cookie } of [learner, phone]) expect((await renameSelf({ cookie })).body.code).toBe('unauthenticated')
    expect(await actsOn(learner.id)).toEqual([['role.changed', { from: 'student', to: 'educator' }]])
    expect(await mailsTo(learner)).toEqual([
      ['role_changed', { firstName: 'Ira', role: 'educator', roleBefore: 'student', ended: 'sessions' }],
    ])
    await expectKept()
  })

  it('approves an application that waits, or settles it', async () => {
    const admin = await aUser('admin')
    const statusAfter = async (role: string) => {
      const applicant = await aUser('educator', {}, { educatorStatus: 'pending' })
      const id = await anApplication(applicant)
      if (role === 'educator')
        await rowsOf("UPDATE profiles SET role = 'student', educator_status = NULL WHERE id = ?", applicant.id)
      await edit(admin, applicant.id, { role })
      const [application] = await rowsOf('SELECT status, decided_by FROM educator_applications WHERE id = ?', id)
      const [profile] = await rowsOf('SELECT educator_status FROM profiles WHERE id = ?', applicant.id)
      return [application?.status, application?.decided_by, profile?.educator_status]
    }
    expect(await statusAfter('educator')).toEqual(['approved', admin.id, 'approved'])
    expect(await statusAfter('student')).toEqual(['withdrawn', admin.id, null])
    expect(await statusAfter('admin')).toEqual(['withdrawn', admin.id, null])
  })

  describe('that makes a learner of an approved educator', () => {
    const api = startApi()
    const call = (by: Pick<TestUser, 'cookie'>, method: string, address: string, sent?: unknown) =>
      api.call(address, {
        method,
        headers: { origin, cookie: by.cookie, 'content-type': 'application/json' },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      })
    const choose = async (user: TestUser, role: string) =>
      (await call(await aSession(user), 'POST', '/api/me/role', { role })).body.user
    const applicationsOf = ({ id }: TestUser) =>
      rowsOf('SELECT status, decided_by FROM educator_applications WHERE user_id = ? ORDER BY submitted_at, id', id)
    const countsOf = async (): Promise<Record<string, unknown>> =>
      Object.fromEntries(
        (await rowsOf('SELECT status, count FROM educator_application_counts WHERE count > 0')).map(
          ({ status, count }) => [String(status), Number(count)],
        ),
      )

    async function approvedBy(admin: TestUser, { isOnboarded }: { isOnboarded: boolean }) {
      const about = { educatorStatus: 'pending' as const, onboardingCompleted: isOnboarded }
      const educator = await aUser('educator', {}, about)
      const id = await anApplication(educator)
      expect((await call(admin, 'POST', `/api/educator-applications/${id}/approval`)).status).toBe(201)
      return { educator, id }
    }

    it.each([false, true])('ends the approval with it (onboarded: %s)', async (isOnboarded) => {
      const admin = await aUser('admin')
      const { educator, id } = await approvedBy(admin, { isOnboarded })
      expect((await edit(admin, educator.id, { role: 'student' })).status).toBe(200)
      expect(await applicationsOf(educator)).toEqual([{ status: 'revoked', decided_by: admin.id }])
      expect(await countsOf()).toEqual({ revoked: 1 })
      expect((await actsOn(id)).at(-1)).toEqual(['educator_application.revoked', {}])
      await expectKept()
    })

    it('[C-28] lets nobody take the approval back by choosing to teach: they wait for a decision', async () => {
      const admin = await aUser('admin')
      const { educator } = await approvedBy(admin, { isOnboarded: false })
      await edit(admin, educator.id, { role: 'student' })
      expect(await choose(educator, 'educator')).toMatchObject({ role: 'educator', educatorStatus: 'pending' })
      expect((await applicationsOf(educator)).map(({ status }) => status)).toEqual(['revoked', 'pending'])
      expect(await choose(educator, 'student')).toMatchObject({ role: 'student', educatorStatus: null })
      expect(await choose(educator, 'educator')).toMatchObject({ role: 'educator', educatorStatus: 'pending' })
      expect(await countsOf()).toEqual({ revoked: 1, pending: 1 })
    })

    it('leaves nothing to whoever had given the approval up before: only what they gave up themselves counts again', async () => {
      const admin = await aUser('admin')
      const { educator } = await approvedBy(admin, { isOnboarded: false })
      await choose(educator, 'student')
      expect(await choose(educator, 'educator')).toMatchObject({ educatorStatus: 'approved' })
      await choose(educator, 'student')
      await edit(admin, educator.id, { role: 'educator' })
      await edit(admin, educator.id, { role: 'student' })
      expect(await choose(educator, 'educator')).toMatchObject({ educatorStatus: 'pending' })
    })

    it('holds also by way of the role of an admin, and while they are suspended', async () => {
      const admin = await aUser('admin')
      const { educator } = await approvedBy(admin, { isOnboarded: false })
      await edit(admin, educator.id, { role: 'admin' })
      expect(await applicationsOf(educator)).toEqual([{ status: 'approved', decided_by: admin.id }])
      await suspend(admin, educator.id)
      await edit(admin, educator.id, { role: 'student' })
      await send(admin, 'DELETE', `/${educator.id}/suspension`)
      expect(await choose(educator, 'educator')).toMatchObject({ educatorStatus: 'pending' })
    })

    it('is made good by an admin who makes them an educator again', async () => {
      const admin = await aUser('admin')
      const { educator, id } = await approvedBy(admin, { isOnboarded: true })
      await edit(admin, educator.id, { role: 'student' })
      expect((await edit(admin, educator.id, { role: 'educator' })).body.educatorStatus).toBe('approved')
      expect(await applicationsOf(educator)).toEqual([{ status: 'approved', decided_by: admin.id }])
      expect((await actsOn(id)).map(([action]) => action)).toEqual([
        'educator_application.approved',
        'educator_application.revoked',
        'educator_application.approved',
      ])
    })

    it('leaves them free to apply again, and an admin to decide', async () => {
      const admin = await aUser('admin')
      const { educator } = await approvedBy(admin, { isOnboarded: true })
      await edit(admin, educator.id, { role: 'student' })
      const again = await call(await aSession(educator), 'POST', '/api/me/educator-applications', {
        answers: someAnswers,
      })
      expect([again.status, again.body.status]).toEqual([201, 'pending'])
      expect((await call(admin, 'POST', `/api/educator-applications/${again.body.id}/approval`)).status).toBe(201)
      expect((await read(admin, `/${educator.id}`)).educatorStatus).toBe('approved')
      expect(await countsOf()).toEqual({ revoked: 1, approved: 1 })
    })

    it('takes along the email that tells of the approval, and so its undo', async () => {
      const admin = await aUser('admin')
      const { educator, id } = await approvedBy(admin, { isOnboarded: true })
      await edit(admin, educator.id, { role: 'student' })
      expect(await mailsTo(educator)).toEqual([
        ['role_changed', { firstName: 'Ira', role: 'student', roleBefore: 'educator', ended: 'sessions' }],
      ])
      const undone = await call(admin, 'DELETE', `/api/educator-applications/${id}/decision`)
      expect(undone.body.code).toBe('decision_final')
      expect((await read(admin, `/${educator.id}`)).role).toBe('student')
    })
  })

  it('leaves an educator’s published courses where their learners are', async () => {
    const admin = await aUser('admin')
    const educator = await aUser('educator')
    const course = await aCourse(educator.id)
    await edit(admin, educator.id, { role: 'student' })
    expect(await rowsOf('SELECT educator_id, published FROM courses WHERE id = ?', course.id)).toEqual([
      { educator_id: educator.id, published: 1 },
    ])
  })

  it('is not one’s own to give', async () => {
    const admin = await aUser('admin')
    await aUser('admin')
    expect((await edit(admin, admin.id, { role: 'student' })).body.code).toBe('own_account')
    expect((await suspend(admin, admin.id)).body.code).toBe('own_account')
    expect((await send(admin, 'DELETE', `/${admin.id}`)).body.code).toBe('own_account')
    expect((await edit(admin, admin.id, { firstName: 'Vasudha' })).status).toBe(200)
    expect((await renameSelf(admin)).status).toBe(204)
  })

  it('leaves an admin when two demote, suspend or delete each other at once', async () => {
    const acts = [
      (by: TestUser, id: string, version: number) => edit(by, id, { role: 'student' }, version),
      (by: TestUser, id: string) => suspend(by, id),
      (by: TestUser, id: string) => send(by, 'DELETE', `/${id}`),
    ]
    for (const act of acts) {
      await emptyDatabase()
      const [one, other] = [await aUser('admin'), await aUser('admin')]
      const versions = [(await read(one, `/${other.id}`)).version, (await read(one, `/${one.id}`)).version] as const
      const answers = await Promise.all([act(one, other.id, versions[0]), act(other, one.id, versions[1])])
      const codes = answers.map(({ status, body }) => body.code ?? (status < 300 ? 'done' : status))
      expect(codes.toSorted()).toEqual(['done', 'unauthenticated'])
      const [{ admins } = {}] = await rowsOf(
        "SELECT count(*) AS admins FROM user_entries WHERE role = 'admin' AND state = 'active'",
      )
      expect(admins).toBe(1)
    }
  })

  it('waits for a proven address', async () => {
    const admin = await aUser('admin')
    const stranger = await aUser('student', { emailVerifiedAt: null })
    expect((await edit(admin, stranger.id, { role: 'admin' })).body.code).toBe('email_not_confirmed')
    expect((await suspend(admin, stranger.id)).body.code).toBe('email_not_confirmed')
  })

  it('outlives the undo of an approval that came before', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    const id = await anApplication(learner)
    const api = startApi()
    const decide = (method: string, what: string) =>
      api.call(`/api/educator-applications/${id}/${what}`, { method, headers: { origin, cookie: admin.cookie } })
    expect((await decide('POST', 'approval')).status).toBe(201)
    expect((await edit(admin, learner.id, { role: 'admin' })).status).toBe(200)
    expect((await decide('DELETE', 'decision')).body.code).toBe('decision_final')
    expect((await read(admin, `/${learner.id}`)).role).toBe('admin')
  })
})

describe('a suspension', () => {
  it('ends every session, keeps the user out, is written down and told with its reason', async () => {
    const admin = await aUser('admin', {}, { firstName: 'Vasudha', lastName: 'Rao' })
    const learner = await aUser('student')
    const { status, body } = await suspend(admin, learner.id)
    expect([status, body.state]).toEqual([201, 'suspended'])
    expect(body.suspension).toMatchObject({ by: 'Vasudha Rao', reason: 'Sold exam answers to other learners.' })
    expect((await renameSelf(learner)).body.code).toBe('unauthenticated')
    const refused = await logIn(learner.email)
    expect([refused.status, refused.body.code]).toEqual([403, 'account_suspended'])
    expect(cookieFrom(refused.headers)).toBe('')
    expect(await actsOn(learner.id)).toEqual([['user.suspended', {}]])
    expect(await mailsTo(learner)).toEqual([
      ['user_suspended', { firstName: 'Ira', reason: 'Sold exam answers to other learners.' }],
    ])
    expect(await rowsOf("SELECT outcome FROM audit_log WHERE action = 'session.sign_in_refused'")).toEqual([
      { outcome: 'refused' },
    ])
  })

  it('says nothing to whoever does not know the password', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student', { passwordHash: null })
    await suspend(admin, learner.id)
    expect((await logIn(learner.email)).body.code).toBe('invalid_credentials')
  })

  it('of an admin leaves their open tab powerless', async () => {
    const [admin, other] = [await aUser('admin'), await aUser('admin')]
    const learner = await aUser('student')
    await suspend(admin, other.id)
    expect((await suspend(other, learner.id)).body.code).toBe('unauthenticated')
    expect((await send(other, 'GET', '')).body.code).toBe('unauthenticated')
    expect((await read(admin, `/${learner.id}`)).suspension).toBeNull()
  })

  it('wins over a sign-in at the same moment', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    await Promise.all([logIn(learner.email), suspend(admin, learner.id), logIn(learner.email)])
    expect(await rowsOf('SELECT id FROM sessions WHERE user_id = ? AND revoked_at IS NULL', learner.id)).toEqual([])
  })

  it('of two at once is one, with one mail', async () => {
    const [admin, other] = [await aUser('admin'), await aUser('admin')]
    const learner = await aUser('student')
    const answers = await Promise.all([suspend(admin, learner.id, 'One.'), suspend(other, learner.id, 'Two.')])
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([201, 'already_suspended'])
    expect(await mailsTo(learner)).toHaveLength(1)
  })

  it('is lifted once: the user signs in again and is told', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    await suspend(admin, learner.id)
    for (const _ of [1, 2]) {
      const { status, body } = await send(admin, 'DELETE', `/${learner.id}/suspension`)
      expect([status, body.state, body.suspension]).toEqual([200, 'active', null])
    }
    expect((await logIn(learner.email)).status).toBe(200)
    expect((await mailsTo(learner)).map(([template]) => template)).toEqual(['user_suspended', 'user_reinstated'])
    expect((await actsOn(learner.id)).map(([action]) => action)).toEqual(['user.suspended', 'user.reinstated'])
  })

  it('outlives the admin who decided it', async () => {
    const [admin, other] = [await aUser('admin'), await aUser('admin')]
    const learner = await aUser('student')
    await suspend(other, learner.id)
    await rowsOf('DELETE FROM users WHERE id = ?', other.id)
    expect((await read(admin, `/${learner.id}`)).suspension).toMatchObject({ by: null })
  })

  it('wants a reason', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    expect((await suspend(admin, learner.id, ' \n ')).body.errors).toEqual([
      { pointer: '/body/reason', detail: 'Please give a reason' },
    ])
  })
})

describe('[S-434] [U-19] [S-502.delete] a deletion', () => {
  it('closes the account at once, and the clock erases it within 7 business days', async () => {
    const admin = await aUser('admin')
    const educator = await aUser('educator')
    const course = await aCourse(educator.id)
    for (const _ of [1, 2]) {
      const { status, body } = await send(admin, 'DELETE', `/${educator.id}`)
      expect([status, body.state, body.deletion]).toEqual([200, 'deleting', { dueAt: due, isByAdmin: true }])
    }
    expect((await renameSelf(educator)).body.code).toBe('unauthenticated')
    expect((await logIn(educator.email)).body.code).toBe('account_closed')
    expect(await mailsTo(educator)).toEqual([['user_deleted', { firstName: 'Ira', dueAt: due }]])
    expect((await actsOn(educator.id)).map(([action]) => action)).toEqual(['user.deletion_decided'])
    for (const act of [
      () => edit(admin, educator.id, { firstName: 'Asha' }),
      () => edit(admin, educator.id, { role: 'student' }),
      () => suspend(admin, educator.id),
    ])
      expect((await act()).body.code).toBe('being_deleted')

    expect(await eraseAt('2026-11-23T18:29:59.999Z')).toBe(0)
    expect(await eraseAt(due)).toBe(1)
    expect((await read(admin, `/${educator.id}`)).code).toBe('not_found')
    expect(await rowsOf('SELECT educator_id, published FROM courses WHERE id = ?', course.id)).toEqual([
      { educator_id: null, published: 1 },
    ])
    await expectKept()
  })

  it('takes over what its owner has asked for, which then cannot be taken back', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    const ask = (method: string) =>
      startApi().call('/api/me/deletion', {
        method,
        headers: { origin, cookie: learner.cookie, 'content-type': 'application/json' },
      })
    const sooner = Date.parse('2026-11-17T18:30:00Z')
    await rowsOf('INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES (?, 1, ?)', learner.id, sooner)
    expect((await read(admin, `/${learner.id}`)).deletion).toMatchObject({ isByAdmin: false })
    expect((await ask('DELETE')).status).toBe(204)
    await rowsOf('INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES (?, 1, ?)', learner.id, sooner)
    const { body } = await send(admin, 'DELETE', `/${learner.id}`)
    expect(body.deletion).toEqual({ dueAt: '2026-11-17T18:30:00.000Z', isByAdmin: true })
    await rowsOf('UPDATE sessions SET revoked_at = NULL WHERE user_id = ?', learner.id)
    expect((await ask('DELETE')).body.code).toBe('not_found')
    expect((await read(admin, `/${learner.id}`)).deletion).toMatchObject({ isByAdmin: true })
  })

  it('writes to no address that nobody has proven', async () => {
    const admin = await aUser('admin')
    const stranger = await aUser('student', { emailVerifiedAt: null })
    expect((await send(admin, 'DELETE', `/${stranger.id}`)).status).toBe(200)
    expect(await mailsTo(stranger)).toEqual([])
  })
})

describe('[S-435] [S-502.super-admin] the super admin', () => {
  it('is neither demoted, suspended nor deleted, by nobody', async () => {
    const admin = await aUser('admin')
    const superAdmin = await theSuperAdmin()
    for (const by of [admin, superAdmin]) {
      expect((await edit(by, superAdmin.id, { role: 'student' })).body.code).toBe('super_admin_protected')
      expect((await suspend(by, superAdmin.id)).body.code).toBe('super_admin_protected')
      expect((await send(by, 'DELETE', `/${superAdmin.id}`)).body.code).toBe('super_admin_protected')
    }
    expect((await read(admin, `/${superAdmin.id}`)).isSuperAdmin).toBe(true)
    expect(await actsOn(superAdmin.id)).toEqual([])
    expect((await renameSelf(superAdmin)).status).toBe(204)
    expect((await edit(admin, superAdmin.id, { bio: 'Runs this.' })).status).toBe(200)
  })
})

describe('what somebody has here', () => {
  it('is told kind by kind, the newest of each, with where it is found', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    const other = await aUser('student')
    const course = await aCourseToLearn({ title: 'Read the water' })
    await enroll(learner.id, course.id)
    await rowsOf(
      `INSERT INTO contact_messages (id, name, email, subject, message, submitted_at)
        VALUES ('msg_1', 'Ira', ?, 'A tank', 'Who mends it?', 5)`,
      learner.email,
    )
    const { items } = await read(admin, `/${learner.id}/holdings`)
    expect(items).toMatchObject([
      {
        name: 'contact-messages',
        total: 1,
        items: [{ title: 'A tank', note: 'New', path: '/dashboard/contact-messages?message=msg_1' }],
      },
      { name: 'enrollments', total: 1, items: [{ title: 'Read the water', note: '0% done', path: null }] },
      { name: 'sessions', total: 1, items: [{ title: 'Signed in', note: null }] },
    ])
    expect((await read(admin, `/${other.id}/holdings`)).items).toMatchObject([{ name: 'sessions', total: 1 }])
  })

  it('shows five of many, and says how many there are', async () => {
    const admin = await aUser('admin')
    const educatorId = await anEducator()
    for (let made = 0; made < 6; made += 1) await aCourse(educatorId)
    const [courses] = (await read(admin, `/${educatorId}/holdings`)).items
    expect([courses?.name, courses?.total, courses?.items.length]).toEqual(['courses', 6, 5])
  })
})

describe('[U-11.names] [W-27] the CSV file of users', () => {
  it('has whom the filters find, by the list’s own columns, and is written down', async () => {
    const admin = await aUser('admin')
    await aUser('student')
    const educator = await aUser('educator', { createdAt: 0 }, { firstName: '=SUM(A1)', lastName: '\tRao' })
    const exported = async (method: string) => {
      const headers = { origin, cookie: admin.cookie }
      const { body } = await startApi().call('/api/exports/users.csv?role=educator', { method, headers })
      return body as unknown
    }
    expect(await exported('POST')).toEqual({
      fileName: 'users-2026-11-15.csv',
      header: ['Joined (IST)', 'First Name', 'Last Name', 'Email', 'Role', 'State'],
      kinds: ['moment', 'text', 'text', 'text', 'text', 'text'],
      rows: 1,
    })
    expect(await exported('GET')).toEqual({
      rows: [['1970-01-01 05:30:00', '=SUM(A1)', '\tRao', educator.email, 'Educator', 'Active']],
      nextCursor: null,
    })
    expect(await rowsOf("SELECT actor_id FROM audit_log WHERE action = 'list.exported'")).toEqual([
      { actor_id: admin.id },
    ])
  })
})

it('[S-437] says what failed where the database does', async () => {
  const admin = await aUser('admin')
  const detailOf = async (method: string, address: string, sent?: unknown) =>
    (await send(admin, method, address, sent, startApi({ db: failingDatabase() }))).body.detail
  expect(await detailOf('GET', '')).toBe('Failed to fetch users')
  expect(await detailOf('PATCH', '/usr_1', { version: 1, values: {} })).toBe('Failed to update user')
  expect(await detailOf('DELETE', '/usr_1')).toBe('Failed to delete user')
})

describe('acts on many users', () => {
  const actOn = async (by: TestUser, body: object) => {
    const { status, body: answer } = await startApi().call('/api/bulk/users', {
      method: 'POST',
      headers: { origin, cookie: by.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status, results: (answer as unknown as BulkAnswer).results }
  }

  it('suspend those who can be, for one reason, and say of each other why not', async () => {
    const [admin, spammer, suspended] = [await aUser('admin'), await aUser('student'), await aUser('educator')]
    const [chief, unproven] = [await theSuperAdmin(), await aUser('student', { emailVerifiedAt: null })]
    await suspend(admin, suspended.id, 'Earlier.')
    const rows = [spammer, suspended, admin, chief, unproven].map(({ id }) => ({ id }))
    const { status, results } = await actOn(admin, { act: 'suspend', answer: '  The same message to many.  ', rows })
    expect([status, results.map(({ outcome, reason, undo }) => [outcome, reason, undo])]).toEqual([
      200,
      [
        ['done', null, 'reinstate'],
        ['unchanged', null, null],
        ['refused', 'You cannot change your own role, or suspend or delete yourself', null],
        ['refused', 'The super admin cannot be demoted, suspended or deleted, and keeps two-step verification', null],
        ['refused', 'This user has not confirmed their email address yet', null],
      ],
    ])
    expect(await rowsOf('SELECT reason FROM suspensions WHERE user_id = ?', spammer.id)).toEqual([
      { reason: 'The same message to many.' },
    ])
    expect(await rowsOf('SELECT reason FROM suspensions WHERE user_id = ?', suspended.id)).toEqual([
      { reason: 'Earlier.' },
    ])
    expect(await mailsTo(spammer)).toMatchObject([['user_suspended', { reason: 'The same message to many.' }]])
    expect(await actsOn(spammer.id)).toEqual([['user.suspended', {}]])
  })

  it('suspend nobody without a reason', async () => {
    const [admin, learner] = [await aUser('admin'), await aUser('student')]
    for (const answer of [{}, { answer: ' ' }]) {
      const { results } = await actOn(admin, { act: 'suspend', rows: [{ id: learner.id }], ...answer })
      expect(results).toMatchObject([{ outcome: 'refused', reason: 'Please give a reason' }])
    }
    expect(await rowsOf('SELECT * FROM suspensions')).toEqual([])
  })

  it('lift suspensions, and leave who has none as they are', async () => {
    const [admin, one, other] = [await aUser('admin'), await aUser('student'), await aUser('student')]
    await suspend(admin, one.id)
    const rows = [{ id: one.id }, { id: other.id }, { id: 'usr_none' }]
    const { results } = await actOn(admin, { act: 'reinstate', rows })
    expect(results.map(({ outcome, undo }) => [outcome, undo])).toEqual([
      ['done', null],
      ['unchanged', null],
      ['refused', null],
    ])
    expect((await logIn(one.email)).status).toBe(200)
    expect(await mailsTo(other)).toEqual([])
  })

  it('reach all educators who are not approved yet, and nobody else', async () => {
    const admin = await aUser('admin')
    const pending = await aUser('educator', {}, { educatorStatus: 'pending' })
    const approved = await aUser('educator')
    const learner = await aUser('student')
    const found = async (query: string) => (await read(admin, query)).items.map(({ id }) => id)
    expect(await found('?educatorStatus=pending')).toEqual([pending.id])
    expect(await found('?educatorStatus=pending&state=suspended')).toEqual([])
    expect(await found('?educatorStatus=approved&role=educator')).toEqual([approved.id])
    const matching = { educatorStatus: 'pending' }
    const { results } = await actOn(admin, { act: 'suspend', answer: 'Spam.', matching })
    expect(results).toMatchObject([{ id: pending.id, outcome: 'done' }])
    expect(await rowsOf('SELECT user_id FROM suspensions')).toEqual([{ user_id: pending.id }])
    await edit(admin, approved.id, { role: 'student' })
    expect(await found('?educatorStatus=approved')).toEqual([])
    expect(await found('?role=student')).toEqual(expect.arrayContaining([approved.id, learner.id]))
  })

  it('of two admins at once suspend each once, with one email', async () => {
    const [one, two] = [await aUser('admin'), await aUser('admin')]
    const people = [await aUser('student'), await aUser('student'), await aUser('student')]
    const rows = people.map(({ id }) => ({ id }))
    const answers = await Promise.all(
      [one, two].map((admin) => actOn(admin, { act: 'suspend', answer: 'Spam.', rows })),
    )
    const outcomes = answers.flatMap(({ results }) => results.map(({ outcome }) => outcome)).toSorted()
    expect(outcomes).toEqual(['done', 'done', 'done', 'unchanged', 'unchanged', 'unchanged'])
    for (const person of people) expect(await mailsTo(person)).toHaveLength(1)
  })

  it('are for admins alone', async () => {
    const learner = await aUser('student')
    expect((await actOn(learner, { act: 'suspend', answer: 'No.', rows: [{ id: learner.id }] })).status).toBe(403)
  })
})
