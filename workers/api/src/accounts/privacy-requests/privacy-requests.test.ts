import { env } from 'cloudflare:workers'
import { downloadOwnData, requestDeletion, revokeDeletion } from '@kere/contracts/accounts/own-data'
import * as endpoints from '@kere/contracts/accounts/privacy-requests'
import { downloadAsGuardian, refuseAsGuardian } from '@kere/contracts/accounts/guardians'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, password, type TestUser } from '../../../test/sessions.ts'
import { all } from '../../../test/database.ts'
import { aGuardianLink } from '../guardians/guardians.fixtures.ts'

const { privacyRequests } = endpoints

let api: ReturnType<typeof startApi>
let learner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  learner = await aUser('student', {}, { firstName: 'Zoya', lastName: 'Khan' })
})

const correction = { kind: 'correction', text: 'My institute is wrong.' } as const
const nomination = { kind: 'nomination', nomineeName: 'Asha Rao', nomineeEmail: 'asha@example.in' } as const

const file = (body: endpoints.NewPrivacyRequest, as = learner) => api.ask(endpoints.filePrivacyRequest, { as, body })
const own = async (as = learner) => (await api.ask(endpoints.listOwnPrivacyRequests, { as })).body.items
const withdraw = (id: string, as = learner) => api.ask(endpoints.withdrawPrivacyRequest, { as, params: { id } })
const answer = (as: TestUser, id: string, text = 'It is corrected.') =>
  api.ask(endpoints.answerPrivacyRequest, { as, params: { id }, body: { text } })

describe('[part of W-60] what a person asks for about their data', () => {
  it('waits for an answer within 7 business days, and for no one else to see', async () => {
    // Sunday in India: seven business days end with Tuesday of the week after next.
    api.clock.now = Date.parse('2026-11-15T11:00:00Z')
    const { status, body } = await file(correction)
    expect([status, body]).toMatchObject([
      201,
      { ...correction, state: 'waiting', filedBy: 'self', dueAt: '2026-11-23T18:30:00.000Z', reply: null },
    ])
    expect(await own()).toEqual([body])
    expect(await own(await aUser('student'))).toEqual([])
    expect(await all(`SELECT action, subject_id, detail FROM audit_log WHERE action LIKE 'privacy%'`)).toEqual([
      { action: 'privacy_request.filed', subject_id: body.id, detail: '{"kind":"correction"}' },
    ])
  })

  it('is answered once, by one of two admins, in an email and the bell', async () => {
    const { id } = (await file(correction)).body
    const [one, two] = [await aUser('admin'), await aUser('admin')]
    const answers = await Promise.all([answer(one, id), answer(two, id)])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(await own()).toMatchObject([{ state: 'done', reply: { text: 'It is corrected.' } }])
    expect(await all(`SELECT template, kind, user_id, details FROM outbox`)).toEqual([
      {
        template: 'privacy_request_answered',
        kind: 'account_security',
        user_id: learner.id,
        details: JSON.stringify({ firstName: 'Zoya', reply: 'It is corrected.', request: correction.text }),
      },
    ])
    expect(await all(`SELECT count(*) AS n FROM audit_log WHERE action = 'privacy_request.answered'`)).toEqual([
      { n: 1 },
    ])
  })

  it('can be withdrawn while it waits, by its owner alone, and not once it is answered', async () => {
    const { id } = (await file(correction)).body
    expect((await withdraw(id, await aUser('student'))).status).toBe(404)
    expect((await withdraw(id)).body).toMatchObject({ state: 'withdrawn' })
    expect((await withdraw(id)).status).toBe(200)
    expect((await answer(await aUser('admin'), id)).status).toBe(409)
    const other = (await file(correction)).body.id
    await answer(await aUser('admin'), other)
    expect((await withdraw(other)).status).toBe(409)
    expect(await all('SELECT state, count FROM privacy_request_counts WHERE count > 0 ORDER BY state')).toEqual([
      { state: 'done', count: 1 },
      { state: 'withdrawn', count: 1 },
    ])
  })

  it('says what is missing, and takes ten a day', async () => {
    const { status, body } = await file({ kind: 'complaint', text: ' ' })
    expect([status, body]).toMatchObject([422, { errors: [{ detail: 'Please say what this is about' }] }])
    for (let times = 0; times < 10; times++) await file(correction)
    expect((await file(correction)).status).toBe(429)
  })

  it('keeps whom a person names until they withdraw it', async () => {
    const { body } = await file(nomination)
    expect(body).toMatchObject({ ...nomination, state: 'done', dueAt: null })
    expect((await withdraw(body.id)).body).toMatchObject({ state: 'withdrawn', nomineeName: null, nomineeEmail: null })
  })
})

describe('[part of W-60] what the platform answers by itself', () => {
  it('is a copy of the data, as soon as it is downloaded', async () => {
    await api.ask(downloadOwnData, { as: learner })
    expect(await own()).toMatchObject([{ kind: 'export', state: 'done', dueAt: null, reply: null }])
  })

  it('is a deletion, on the day of the account’s, unless the owner keeps it', async () => {
    const { status, body } = await api.ask(requestDeletion, { as: learner, body: { currentPassword: password } })
    expect(status).toBe(200)
    expect(await all('SELECT kind, state, due_at FROM privacy_requests')).toEqual([
      { kind: 'erasure', state: 'scheduled', due_at: Date.parse(body.dueAt) },
    ])
    await env.DB.prepare('UPDATE sessions SET revoked_at = NULL').run()
    await api.ask(revokeDeletion, { as: learner })
    expect(await own()).toMatchObject([{ kind: 'erasure', state: 'withdrawn' }])
  })

  it('is also what a guardian asks for by their link', async () => {
    const child = await aUser('student', {}, { dateOfBirth: '2011-05-05' })
    const token = await aGuardianLink(child.id, { state: 'agreed', proof: 'order', provenAt: 1 })
    await api.ask(downloadAsGuardian, { body: { token } })
    await api.ask(refuseAsGuardian, { body: { token } })
    expect(await all('SELECT user_id, kind, filer, state FROM privacy_requests ORDER BY kind DESC')).toEqual([
      { user_id: child.id, kind: 'export', filer: 'guardian', state: 'done' },
      { user_id: child.id, kind: 'erasure', filer: 'guardian', state: 'scheduled' },
    ])
  })
})

describe('[part of W-60] the queue of the admins', () => {
  it('shows who asked for what, the longest waiting first, and is counted on their home', async () => {
    const admin = await aUser('admin')
    const first = (await file(correction)).body.id
    api.clock.now += 1000
    await file({ kind: 'complaint', text: 'Nobody answers.' })
    await file(nomination)
    const { body } = await api.ask(privacyRequests.list, { as: admin, query: { state: 'waiting', sort: 'oldest' } })
    expect(body.items).toMatchObject([
      { id: first, person: 'Zoya Khan', email: learner.email, ...correction },
      { kind: 'complaint' },
    ])
    expect(body.counts).toMatchObject({ waiting: 2, done: 1 })
    await env.DB.prepare(`UPDATE privacy_requests SET due_at = ? WHERE id = ?`).bind(api.clock.now, first).run()
    const { body: later } = await api.ask(privacyRequests.list, { as: admin, query: { sort: 'oldest' } })
    expect(later.items.map(({ isLate }) => isLate)).toEqual([true, false, false])
    const home = await api.call('/api/me/dashboard', { headers: { cookie: admin.cookie } })
    expect(home.text).toContain('/dashboard/privacy-requests?state=waiting&sort=oldest')
  })
})
