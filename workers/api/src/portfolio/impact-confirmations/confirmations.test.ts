import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { getMyImpactEntry } from '@kere/contracts/portfolio/impact-entries'
import { getImpactConfirmation } from '@kere/contracts/portfolio/impact-confirmations'
import { parse } from 'zod/v4/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, makeMinor, secret, type TestUser } from '../../../test/sessions.ts'
import { signLink } from '../../http/signed-link.ts'
import { anImpactEntry } from '../impact-entries/entries.fixtures.ts'
import { openDatabase } from '../../base/context.ts'
import { linkPurpose } from './confirmations.labels.ts'
import { toldAsked } from './told-rows.ts'

let api: ReturnType<typeof startApi>
let owner: TestUser
let entryId: string

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  owner = await aUser('student', {}, { firstName: 'Meera', lastName: 'Nambiar', dateOfBirth: '2000-02-29' })
  entryId = await anImpactEntry(owner.id, { outcomes: { hours: 150 } })
})

const send = (method: string, path: string, body?: unknown, by: TestUser | null = null) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', ...(by && { cookie: by.cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const ask = (id = entryId, email = 'kavya@lake.example.in', by = owner) =>
  send('POST', `/api/me/impact-entries/${id}/confirmation`, { name: 'Jakkur lake group', email }, by)
async function asked() {
  expect((await ask()).status).toBe(201)
  const row = await env.DB.prepare("SELECT id FROM impact_confirmations WHERE state = 'asked'").first<{ id: string }>()
  return signLink(secret, linkPurpose, row!.id)
}
const look = async (token: string) => send('GET', `/api/impact-confirmations/${token}`)
const read = async (token: string) => parse(getImpactConfirmation.response, (await look(token)).body)
const confirm = (token: string, seen: string, name = 'Kavya Hegde') =>
  send('POST', '/api/impact-confirmations/confirmed', { token, seen, name })
const refuse = (token: string) => send('POST', '/api/impact-confirmations/refused', { token })
const entry = async () =>
  parse(getMyImpactEntry.response, (await send('GET', `/api/me/impact-entries/${entryId}`, undefined, owner)).body)
const mails = async () => {
  const { results } = await env.DB.prepare('SELECT template, to_address FROM outbox ORDER BY created_at, id').all()
  return results.map((row) => [row.template, row.to_address])
}

/** Gives the values that the email would have if it were sent now. */
const mailed = () =>
  openDatabase(env.DB).get<{ said: string }>(sql`SELECT ${toldAsked(api.clock.now)} AS said FROM outbox
  WHERE template = 'impact_confirmation_asked'`)

describe('a confirmation', () => {
  it.each([
    ['of 15', '2011-03-01'],
    ['of unknown age', null],
  ])(
    '[C-49] names a learner %s by the initial of their surname, in the email and behind its link',
    async (_, birth) => {
      await (birth === null
        ? env.DB.prepare('UPDATE profiles SET date_of_birth = NULL WHERE id = ?').bind(owner.id).run()
        : makeMinor(owner.id, birth))
      const token = await asked()
      expect((await read(token)).ownerName).toBe('Meera N.')
      expect(JSON.parse((await mailed()).said)).toMatchObject({ values: { owner: 'Meera N.' } })
      expect((await look(token)).text).not.toContain('Nambiar')
    },
  )

  it('shows that entry and nothing else, changes nothing when it is opened, and is given once, signed', async () => {
    await anImpactEntry(owner.id, { title: 'Another entry', isPublic: true })
    const token = await asked()
    const opened = await look(token)
    expect(opened.text).not.toMatch(/Another entry|usr_|imp_/)
    const shown = parse(getImpactConfirmation.response, opened.body)
    expect(shown).toMatchObject({
      state: 'asked',
      name: 'Jakkur lake group',
      ownerName: 'Meera Nambiar',
      entry: { title: 'Secchi log, Jakkur lake', outcomes: [{ unit: 'hours', amount: 1.5 }] },
    })
    // Opening the link does not confirm the entry, because mail scanners open links too.
    await look(token)
    expect(await entry()).toMatchObject({ mark: 'own', asked: { name: 'Jakkur lake group' } })

    api.clock.now += 1000
    const answers = await Promise.all([confirm(token, shown.seen), confirm(token, shown.seen, 'Somebody')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await confirm(token, shown.seen)).body.code).toBe('impact_link_answered')
    expect((await refuse(token)).body.code).toBe('impact_link_answered')
    expect(await entry()).toMatchObject({ mark: 'confirmed', confirmedBy: expect.any(String), asked: null })
    expect(await read(token)).toMatchObject({ state: 'confirmed', entry: null })
    expect(await mails()).toEqual([
      ['impact_confirmation_asked', 'kavya@lake.example.in'],
      ['impact_confirmation_given', owner.email],
    ])
    expect((await ask()).body.code).toBe('impact_confirmation_not_needed')
  })

  it('is given where the clock moves on at each reading', async () => {
    let instant = api.clock.now
    api = startApi({ now: () => (instant += 7) })
    const token = await asked()
    expect((await confirm(token, (await read(token)).seen)).body).toMatchObject({ state: 'confirmed' })
    expect(await entry()).toMatchObject({ mark: 'confirmed', confirmedBy: 'Kavya Hegde' })
  })

  it('of several at once is one’s, and the others are told that it was answered', async () => {
    const token = await asked()
    const { seen } = await read(token)
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token, seen)))
    expect(answers.map(({ status, body }) => `${status} ${body.code}`).toSorted()).toEqual([
      '200 undefined',
      ...Array.from({ length: 5 }, () => '409 impact_link_answered'),
    ])
  })

  it('is not given a second time of an entry that was changed after the first', async () => {
    const token = await asked()
    await confirm(token, (await read(token)).seen)
    api.clock.now += 1000
    await send('PATCH', `/api/me/impact-entries/${entryId}`, { title: 'Drained a lake' }, owner)
    expect((await confirm(token, new Date(api.clock.now).toISOString())).body.code).toBe('impact_link_answered')
    expect(await entry()).toMatchObject({ mark: 'own', confirmedBy: null })
  })

  it('is given of what was read: not of what the owner has written since', async () => {
    const token = await asked()
    const { seen } = await read(token)
    api.clock.now += 1000
    await send('PATCH', `/api/me/impact-entries/${entryId}`, { title: 'Drained a lake' }, owner)
    expect((await confirm(token, seen)).body.code).toBe('impact_entry_changed')
    const again = await read(token)
    expect((await confirm(token, again.seen)).status).toBe(200)
    await send('PATCH', `/api/me/impact-entries/${entryId}`, { title: 'Drained two' }, owner)
    expect(await entry()).toMatchObject({ mark: 'own', confirmedBy: null })
  })

  it('is refused once, and the same person is not asked again', async () => {
    const token = await asked()
    api.clock.now += 1000
    expect((await refuse(token)).body).toMatchObject({ state: 'refused' })
    expect(await entry()).toMatchObject({
      mark: 'own',
      asked: null,
      declined: { name: 'Jakkur lake group', declinedAt: new Date(api.clock.now).toISOString() },
    })
    const other = await anImpactEntry(owner.id)
    expect((await ask(other)).body.code).toBe('impact_confirmation_refused')
    expect((await ask(other, 'kavya+2@lake.example.in')).body.code).toBe('impact_confirmation_refused')
    expect(await mails()).toEqual([
      ['impact_confirmation_asked', 'kavya@lake.example.in'],
      ['impact_confirmation_declined', owner.email],
    ])
  })

  it('ends after 14 days, when it is withdrawn, and with its owner’s suspension', async () => {
    const token = await asked()
    const { seen } = await read(token)
    const fortnight = 14 * 24 * 60 * 60 * 1000
    await env.DB.prepare('UPDATE impact_confirmations SET asked_at = asked_at - ?').bind(fortnight).run()
    expect(await read(token)).toMatchObject({ state: 'expired', entry: null })
    expect((await confirm(token, seen)).body.code).toBe('impact_link_answered')
    const next = await asked()
    await env.DB.prepare("UPDATE user_entries SET state = 'suspended' WHERE user_id = ?").bind(owner.id).run()
    expect((await look(next)).status).toBe(404)
    expect((await confirm(next, seen)).status).toBe(404)
    await env.DB.prepare("UPDATE user_entries SET state = 'active' WHERE user_id = ?").bind(owner.id).run()
    await send('DELETE', `/api/me/impact-entries/${entryId}/confirmation`, undefined, owner)
    expect([(await look(next)).status, (await look(`${next}x`)).status]).toEqual([404, 404])
  })

  it('is asked of one person at a time, never of oneself, by the owner alone, five times a day', async () => {
    await asked()
    expect((await ask(entryId, 'other@lake.example.in')).body.code).toBe('impact_confirmation_asked')
    const other = await anImpactEntry(owner.id)
    expect((await ask(other, owner.email.toUpperCase())).body.code).toBe('impact_confirmation_own')
    const [name, domain] = owner.email.split('@')
    expect((await ask(other, `${name}+board@${domain}`)).body.code).toBe('impact_confirmation_own')
    expect((await ask(entryId, 'a@b.example.in', await aUser('student'))).status).toBe(404)
    expect((await ask(other, 'a@b.example.in')).status).toBe(201)
    await send('DELETE', `/api/me/impact-entries/${other}/confirmation`, undefined, owner)
    expect((await ask(other, 'd@b.example.in')).status).toBe(429)
  })
})
