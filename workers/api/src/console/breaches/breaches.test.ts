import * as endpoints from '@kere/contracts/console/breaches'
import { limits } from '@kere/contracts/http/limits'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { all, run } from '../../../test/database.ts'
import { written } from './breaches.fixtures.ts'

const { breaches, breachPeople } = endpoints
const { countedRows } = limits

let api: ReturnType<typeof startApi>
let admin: TestUser
let zoya: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
  zoya = await aUser('student', { email: 'zoya@example.in' }, { firstName: 'Zoya' })
})

afterEach(() => void Object.assign(limits, { countedRows }))

const aMessage = (id: string, email: string, userId: string | null, at: string) =>
  run(
    `INSERT INTO contact_messages (id, user_id, name, email, subject, message, submitted_at) VALUES (?, ?, 'N', ?, 'S', 'M', ?)`,
    id,
    userId,
    email,
    Date.parse(at),
  )

async function open(given: Partial<{ isDrill: boolean; tables: string[]; from: string; to: string }> = {}) {
  const body = {
    isDrill: false,
    tables: ['contact_messages'],
    from: '2026-11-15T09:00',
    to: '2026-11-15T10:00',
    ...written,
  }
  return api.ask(endpoints.openBreach, { as: admin, body: { ...body, ...given } })
}

async function search(id: string) {
  for (let times = 1; ; times++) {
    const { body } = await api.ask(endpoints.searchBreach, { as: admin, params: { id } })
    if (body.state !== 'searching') return { ...body, times }
  }
}

const tell = (id: string) => api.ask(endpoints.tellOfBreach, { as: admin, params: { id } })
const people = async (breach: string) =>
  (await api.ask(breachPeople.list, { as: admin, query: { breach, sort: 'oldest' } })).body.items

describe('[part of W-60] a breach', () => {
  it('is opened with its tables and hours in India, and says which fields of people are there', async () => {
    const { status, body } = await open()
    expect([status, body]).toMatchObject([
      201,
      { state: 'searching', fromAt: '2026-11-15T03:30:00.000Z', toAt: '2026-11-15T04:30:00.000Z', ...written },
    ])
    expect(body.held).toEqual([
      {
        table: 'contact_messages',
        what: 'Your name, address and message from the contact form, and our reply',
        fields: expect.arrayContaining(['name', 'email', 'subject', 'message']),
      },
    ])
    expect(Date.parse(body.reportDueAt) - Date.parse(body.createdAt)).toBe(72 * 60 * 60 * 1000)
  })

  it('names the hash of a password among the fields, which a copy of one’s own data leaves out', async () => {
    const { body } = await open({ tables: ['users'] })
    expect(body.held[0]!.fields).toEqual(expect.arrayContaining(['email', 'passwordHash']))
  })

  it('is refused for a table without people, and for hours that end before they begin', async () => {
    expect((await open({ tables: ['blog_categories'] })).body).toMatchObject({ code: 'breach_table_unknown' })
    const body = { isDrill: true, tables: ['users'], from: '2026-11-15T10:00', to: '2026-11-15T09:00', ...written }
    expect((await api.ask(endpoints.openBreach, { as: admin, body })).body).toMatchObject({
      errors: [{ pointer: '/body/to', detail: 'The end must be after the beginning' }],
    })
  })

  it.each(['2026-11-15T24:30', '2026-11-31T09:00', '2026-13-01T09:00'])(
    'is refused for %s, which never was',
    async (from) => {
      expect((await open({ from, to: '2027-01-01T00:00' })).body).toMatchObject({
        errors: [{ pointer: '/body/from', detail: 'Enter a date and a time' }],
      })
    },
  )

  it('finds everybody whose rows were there, once, with and without an account, in steps of bounded size', async () => {
    await aMessage('one', 'visitor@example.in', null, '2026-11-14T00:00:00Z')
    await aMessage('two', 'zoya@example.in', zoya.id, '2026-11-15T04:00:00Z')
    await aMessage('three', 'zoya@example.in', zoya.id, '2026-11-15T04:10:00Z')
    await aMessage('four', 'later@example.in', null, '2026-11-15T05:00:00Z')
    Object.assign(limits, { countedRows: 2 })
    const { id } = (await open({ tables: ['contact_messages', 'consents'] })).body
    expect((await tell(id)).body).toMatchObject({ code: 'breach_not_searched' })
    const found = await search(id)
    expect(found).toMatchObject({ state: 'found', letters: 0 })
    expect(found.times).toBeGreaterThan(4)
    const items = await people(id)
    expect(items.filter(({ email }) => email !== admin.email)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ email: 'visitor@example.in', hasAccount: false, firstName: null }),
        expect.objectContaining({
          email: 'zoya@example.in',
          hasAccount: true,
          firstName: 'Zoya',
          what: expect.stringContaining('contact form'),
        }),
      ]),
    )
    expect(items.map(({ email }) => email)).not.toContain('later@example.in')
    expect(new Set(items.map(({ email }) => email)).size).toBe(items.length)
    expect(found.peopleCount).toBe(items.length)
  })

  it('sends each of them one letter, with what was seen, and never a second', async () => {
    await aMessage('one', 'visitor@example.in', null, '2026-11-14T00:00:00Z')
    await aMessage('two', 'zoya@example.in', zoya.id, '2026-11-15T04:00:00Z')
    const { id } = (await open()).body
    await search(id)
    const told = await Promise.all([tell(id), tell(id)])
    expect(told.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect((await api.ask(breaches.get, { as: admin, params: { id } })).body).toMatchObject({
      state: 'told',
      letters: 2,
    })
    const letters = await all(
      `SELECT to_address, user_id, details FROM outbox WHERE template = 'breach_letter' ORDER BY to_address`,
    )
    expect(letters).toMatchObject([
      { to_address: 'visitor@example.in', user_id: null },
      { to_address: 'zoya@example.in', user_id: zoya.id },
    ])
    expect(JSON.parse(String(letters[1]!.details))).toEqual({
      isDrill: '',
      firstName: 'Zoya',
      what: 'Your name, address and message from the contact form, and our reply',
      from: '2026-11-15T03:30:00Z',
      to: '2026-11-15T04:30:00Z',
      ...written,
    })
    expect(await all(`SELECT action, subject_id FROM audit_log WHERE action LIKE 'breach%' ORDER BY id`)).toEqual(
      ['breach.opened', 'breach.searched', 'breach.told'].map((action) => ({ action, subject_id: id })),
    )
  })

  it('sends a drill’s letter to the admin alone, and is recorded all the same', async () => {
    await aMessage('one', 'visitor@example.in', null, '2026-11-14T00:00:00Z')
    await aMessage('two', 'zoya@example.in', zoya.id, '2026-11-14T00:00:00Z')
    const { id } = (await open({ isDrill: true })).body
    await search(id)
    expect((await tell(id)).body).toMatchObject({ state: 'told', peopleCount: 2, letters: 0 })
    const letters = await all(`SELECT to_address, user_id, details FROM outbox WHERE template = 'breach_letter'`)
    expect(letters).toMatchObject([{ to_address: admin.email, user_id: null }])
    expect(JSON.parse(String(letters[0]!.details))).toMatchObject({ isDrill: 'yes', firstName: '', ...written })
    expect(await all(`SELECT detail FROM audit_log WHERE action = 'breach.told'`)).toEqual([
      { detail: '{"isDrill":true,"people":2}' },
    ])
  })
})
