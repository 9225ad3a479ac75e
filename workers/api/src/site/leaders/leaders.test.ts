import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
})

const save = (version: number, items: readonly object[]) =>
  api.call('/api/leaders', {
    method: 'PUT',
    headers: { origin: 'https://kere.test', cookie: admin.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ version, items }),
  })

const asha = { name: 'Asha Raghunath', position: 'Head of learning', about: 'Edits courses with who writes them.' }
const ravi = { name: 'Ravi Kuttan', position: 'Founder', about: 'Answers to the people who learn here.' }

it('[S-227] are whom an admin names, in their order, and each change is audited', async () => {
  expect((await api.call('/api/leaders')).body).toEqual({ version: 0, items: [] })
  expect((await save(0, [asha, ravi])).body).toEqual({ version: 1, items: [asha, ravi] })
  expect((await save(1, [ravi])).body).toEqual({ version: 2, items: [ravi] })
  expect((await api.call('/api/leaders')).body.items).toEqual([ravi])
  const { results } = await env.DB.prepare('SELECT action, detail FROM audit_log ORDER BY id').all()
  expect(results).toEqual([2, 1].map((people) => ({ action: 'leaders.changed', detail: JSON.stringify({ people }) })))
})

it('of two admins at once are one’s, and the other is told', async () => {
  await save(0, [asha])
  const answers = await Promise.all([save(1, [asha, ravi]), save(1, [ravi, asha])])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('leaders_changed')
  expect((await api.call('/api/leaders')).body).toMatchObject({ version: 2 })
})

it.each([
  [{ ...asha, name: ' ' }, 'Name is required'],
  [{ ...asha, position: '' }, 'Position is required'],
  [{ ...asha, about: '' }, 'Say in a sentence what they do'],
])('are whole people: %j', async (person, detail) => {
  const { status, body } = await save(0, [person])
  expect([status, body.errors?.map((error) => error.detail)]).toEqual([422, [detail]])
})

it('are 12 at most', async () => {
  expect(
    (
      await save(
        0,
        Array.from({ length: 12 }, () => asha),
      )
    ).status,
  ).toBe(200)
  expect(
    (
      await save(
        1,
        Array.from({ length: 13 }, () => asha),
      )
    ).status,
  ).toBe(422)
})
