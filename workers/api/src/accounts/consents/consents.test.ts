import { env } from 'cloudflare:workers'
import { type Consent, listConsents } from '@kere/contracts/accounts/consents'
import { getOwnProfile } from '@kere/contracts/accounts/profile-settings'
import { consentNotices, type ConsentPurpose } from '@kere/contracts/accounts/consents-options'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'zod/v4/core'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aMail } from '../../../test/factories.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'

let api: ReturnType<typeof startApi>

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
})

const only = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first()

const send = (by: TestUser | null, method: string, path: string, body?: unknown) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', ...(by && { cookie: by.cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const ledgerOf = async (by: TestUser) =>
  parse(listConsents.response, (await send(by, 'GET', '/api/me/consents')).body).items
const latest = (items: readonly Consent[], purpose: ConsentPurpose) => items.find((each) => each.purpose === purpose)
const withdraw = (by: TestUser, purpose: ConsentPurpose) => send(by, 'POST', `/api/me/consents/${purpose}/withdrawal`)

const aLearner = () => aUser('student', {}, { firstName: 'Meera', lastName: 'Nambiar', dateOfBirth: '2000-02-29' })
const anEducator = () => aUser('educator', {}, { dateOfBirth: '1980-01-01' })

const sectionsOf = async (by: TestUser) =>
  parse(getOwnProfile.response, (await send(by, 'GET', '/api/me/profile')).body).sections

async function saveSection(by: TestUser, section: 'hub' | 'directory', values: object) {
  const { version } = (await sectionsOf(by))[section]!
  return send(by, 'PUT', `/api/me/profile/${section}`, { version, values })
}

const showOnHub = (by: TestUser, isDiscoverable: boolean) => saveSection(by, 'hub', { isDiscoverable })
const showLinks = (by: TestUser) =>
  saveSection(by, 'directory', { publicProfile: true, showsLumaProfile: true, showsWhatsappGroup: true })

async function openPage(by: TestUser) {
  const entry = `INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, is_public, outcomes, created_at, updated_at)
    VALUES ('imp_1', ?, 'Frogs', 'action_project', 'Counted.', '2026-10-18', 1, '{}', 1, 1)`
  await run(entry, by.id)
  return send(by, 'PUT', '/api/me/impact-page', { handle: 'meera-of-jakkur', isPublic: true })
}

async function subscribe(by: TestUser) {
  await run(
    `INSERT INTO newsletter_subscribers (id, email, topics, status, subscribed_at, asked_at) VALUES ('nls_1', ?, '[]', 'unconfirmed', 1, 1)`,
    by.email,
  )
  await run(`UPDATE newsletter_subscribers SET status = 'confirmed', confirmed_at = 7 WHERE id = 'nls_1'`)
}

describe('the ledger', () => {
  it('keeps the words, their version and language, and the moment, of the account and of each switch', async () => {
    const learner = await aLearner()
    api.clock.now += 1000
    expect((await showOnHub(learner, true)).status).toBe(200)
    const items = await ledgerOf(learner)
    expect(items.map(({ purpose }) => purpose)).toEqual(['learner_hub', 'account'])
    expect(items[0]).toEqual({
      purpose: 'learner_hub',
      words:
        'Other people see your name, photo, bio, year of study, institute, organization, location, subjects and languages. Never your email.',
      version: 1,
      language: 'en',
      givenAt: new Date(api.clock.now).toISOString(),
      givenBy: 'self',
      withdrawnAt: null,
      withdrawnBy: null,
    })
  })

  it('has one entry for each turn of a switch, and keeps the old ones', async () => {
    const learner = await aLearner()
    for (const isOn of [true, false, true, true]) {
      api.clock.now += 1000
      await showOnHub(learner, isOn)
    }
    const hub = (await ledgerOf(learner)).filter(({ purpose }) => purpose === 'learner_hub')
    expect(hub.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false])
  })

  it('takes no change but one withdrawal, and no second open entry', async () => {
    const learner = await aLearner()
    await showOnHub(learner, true)
    await expect(run(`UPDATE consents SET words = 'Anything'`)).rejects.toThrow('can only be withdrawn')
    await withdraw(learner, 'learner_hub')
    await expect(run(`UPDATE consents SET withdrawn_at = NULL WHERE purpose = 'learner_hub'`)).rejects.toThrow('once')
  })

  it('joins a newsletter that was confirmed before the account was', async () => {
    const learner = await aUser('student', { emailVerifiedAt: null, email: 'late@example.kere.test' })
    await subscribe(learner)
    expect(await only(`SELECT 1 AS found FROM consents WHERE purpose = 'newsletter'`)).toBeNull()
    await run('UPDATE users SET email_verified_at = 9 WHERE id = ?', learner.id)
    expect(await only(`SELECT given_at, words FROM consents WHERE purpose = 'newsletter'`)).toEqual({
      given_at: 7,
      words: consentNotices.newsletter.words,
    })
  })

  it('shows each person their own, and goes with them', async () => {
    const [learner, other] = [await aLearner(), await aLearner()]
    await showOnHub(learner, true)
    await withdraw(other, 'learner_hub')
    expect(latest(await ledgerOf(learner), 'learner_hub')?.withdrawnAt).toBeNull()
    expect(latest(await ledgerOf(other), 'learner_hub')).toBeUndefined()
    await run('DELETE FROM users WHERE id = ?', learner.id)
    expect(await only('SELECT count(*) AS n FROM consents WHERE user_id = ?', learner.id)).toEqual({ n: 0 })
  })

  it('is in the copy of one’s own data', async () => {
    const learner = await aLearner()
    await showOnHub(learner, true)
    const { text } = await send(learner, 'POST', '/api/me/data')
    expect(text).toContain(consentNotices.learner_hub.words)
    expect(text).toContain(consentNotices.account.words)
  })
})

describe('withdrawing', () => {
  it('is one press, recorded, and the same when it is pressed again', async () => {
    const learner = await aLearner()
    await showOnHub(learner, true)
    api.clock.now += 1000
    const answers = await Promise.all([withdraw(learner, 'learner_hub'), withdraw(learner, 'learner_hub')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(latest(await ledgerOf(learner), 'learner_hub')).toMatchObject({
      withdrawnAt: new Date(api.clock.now).toISOString(),
      withdrawnBy: 'self',
    })
    expect(
      await only(
        `SELECT count(*) AS n, max(detail) AS detail FROM audit_log WHERE action = 'consent.withdrawn' AND actor_id = ?`,
        learner.id,
      ),
    ).toEqual({ n: 1, detail: '{"purpose":"learner_hub"}' })
  })

  it('takes a learner out of the hub', async () => {
    const [learner, reader] = [await aLearner(), await anEducator()]
    await showOnHub(learner, true)
    const listed = async () => (await send(reader, 'GET', '/api/learners')).text.includes(learner.id)
    expect(await listed()).toBe(true)
    await withdraw(learner, 'learner_hub')
    expect(await listed()).toBe(false)
    expect((await sectionsOf(learner)).hub?.values).toEqual({ isDiscoverable: false })
  })

  it('takes an educator out of the directory, and each link alone', async () => {
    const educator = await anEducator()
    await showLinks(educator)
    const listed = async () => (await send(null, 'GET', '/api/educators')).text.includes(educator.id)
    const shown = async () => (await sectionsOf(educator)).directory?.values
    expect(await listed()).toBe(true)
    await withdraw(educator, 'calendar_link')
    expect(await shown()).toEqual({ publicProfile: true, showsLumaProfile: false, showsWhatsappGroup: true })
    await withdraw(educator, 'directory')
    expect(await listed()).toBe(false)
    expect(await shown()).toEqual({ publicProfile: false, showsLumaProfile: false, showsWhatsappGroup: true })
    expect(await only('SELECT visibility_status FROM profiles WHERE id = ?', educator.id)).toEqual({
      visibility_status: 'private',
    })
  })

  it('closes a portfolio page, and leaves its entries', async () => {
    const learner = await aLearner()
    expect((await openPage(learner)).status).toBe(200)
    expect((await send(null, 'GET', '/api/impact-pages/meera-of-jakkur')).status).toBe(200)
    await withdraw(learner, 'impact_page')
    expect((await send(null, 'GET', '/api/impact-pages/meera-of-jakkur')).status).toBe(404)
    expect((await send(learner, 'GET', '/api/me/impact-entries/imp_1')).status).toBe(200)
  })

  it('ends the newsletter, and withholds an issue that waits in the queue', async () => {
    const learner = await aLearner()
    await subscribe(learner)
    await run(
      `INSERT INTO newsletter_issues (id, title, content, author_id, created_at, saved_at, touched_at) VALUES ('nli_1', 'Lakes', 'Read.', ?, 1, 1, 1)`,
      learner.id,
    )
    const mail = await aMail(learner, { template: 'newsletter_issue' })
    await run(
      `INSERT INTO newsletter_deliveries (issue_id, subscriber_id, mail_id, state, queued_at) VALUES ('nli_1', 'nls_1', ?, 'queued', 1)`,
      mail,
    )
    await withdraw(learner, 'newsletter')
    expect(await only('SELECT count(*) AS n FROM outbox WHERE id = ?', mail)).toEqual({ n: 0 })
    expect(await only('SELECT state FROM newsletter_deliveries')).toEqual({ state: 'withheld' })
    expect(await only('SELECT status, unsubscribed_at FROM newsletter_subscribers')).toEqual({
      status: 'unsubscribed',
      unsubscribed_at: api.clock.now,
    })
  })

  it('is refused for what the account needs', async () => {
    expect((await withdraw(await aLearner(), 'account')).body.code).toBe('consent_needed')
  })
})
