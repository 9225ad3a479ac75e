import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aListedLearner } from '../../../test/listed-people.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

beforeEach(emptyDatabase)

interface Answer {
  status: number
  body: { code: string; items: { id: string; name: string | null }[]; total: number }
}

const { call: ask } = startApi()

const call = async (user: TestUser | null, path: string, method = 'GET') =>
  (await ask(path, {
    method,
    headers: { origin: 'https://kere.test', ...(user && { cookie: user.cookie }) },
  })) as unknown as Answer

const listed = { isDiscoverable: true, dateOfBirth: '2000-01-01', firstName: 'Meera', lastName: 'N' }

const block = (by: TestUser, id: string) => call(by, `/api/blocked-people/${id}`, 'PUT')

const namesFor = async (user: TestUser | null, query = '') =>
  (await call(user, `/api/learners${query}`)).body.items.map(({ name }) => name)

it('[W-51] hides two people from each other in lists, filters, searches and pages, and from nobody else', async () => {
  const blocker = await aUser('student', {}, { ...listed, firstName: 'Asha', location: 'Pune' })
  const blocked = await aUser('student', {}, { ...listed, firstName: 'Ravi', location: 'Pune' })
  const other = await aUser('student')
  expect((await block(blocker, blocked.id)).status).toBe(200)
  for (const query of ['', '?location=pune', '?location=pune&search=', '?search=n']) {
    expect(await namesFor(blocker, query), query).not.toContain('Ravi N')
    expect(await namesFor(blocked, query), query).not.toContain('Asha N')
  }
  expect((await call(blocker, '/api/learners')).body.total).toBe(1)
  for (const reader of [other, null]) expect(await namesFor(reader)).toEqual(['Asha N', 'Ravi N'])
  expect((await call(blocker, `/api/learners/${blocked.id}`)).status).toBe(404)
  expect((await call(blocked, `/api/learners/${blocker.id}`)).status).toBe(404)
  expect((await call(other, `/api/learners/${blocker.id}`)).status).toBe(200)

  await call(blocker, `/api/blocked-people/${blocked.id}`, 'DELETE')
  expect(await namesFor(blocked)).toEqual(['Asha N', 'Ravi N'])
})

it('[W-51] lists whom somebody has blocked, by name only while they are listed', async () => {
  const blocker = await aUser('student')
  const blocked = await aListedLearner({ firstName: 'Ravi', lastName: 'N' })
  await block(blocker, blocked)
  await block(blocker, blocked)
  const items = async () => (await call(blocker, '/api/blocked-people')).body.items
  expect(await items()).toMatchObject([{ id: blocked, name: 'Ravi N', kind: 'learner' }])
  await env.DB.prepare('UPDATE profiles SET is_discoverable = 0 WHERE id = ?').bind(blocked).run()
  expect(await items()).toMatchObject([{ id: blocked, name: null, kind: null }])
  expect((await call(await aUser('student'), '/api/blocked-people')).body.items).toEqual([])
})

it('[W-51] is of who is listed, not of oneself, and of 200 people at most', async () => {
  const blocker = await aUser('student', {}, listed)
  expect((await block(blocker, blocker.id)).status).toBe(404)
  expect((await block(blocker, await aListedLearner({ isDiscoverable: false }))).status).toBe(404)
  await env.DB.prepare(
    `INSERT INTO users (id, email, created_at, updated_at) SELECT 'usr_' || value, value || '@kere.test', 1, 1 FROM json_each(?)`,
  )
    .bind(JSON.stringify(Array.from({ length: 200 }, (_, number) => number)))
    .run()
  await env.DB.prepare(
    "INSERT INTO profile_blocks (blocker_id, blocked_id, created_at) SELECT ?, id, 1 FROM users WHERE email GLOB '[0-9]*@kere.test'",
  )
    .bind(blocker.id)
    .run()
  expect(await block(blocker, await aListedLearner())).toMatchObject({ status: 409, body: { code: 'too_many_blocks' } })
})

it('[W-51] hides two people from each other among the educators of events', async () => {
  const calendar = {
    publicProfile: true,
    dateOfBirth: '1980-01-01',
    visibilityStatus: 'public',
    lumaProfileUrl: 'https://lu.ma/kere',
    showsLumaProfile: true,
  } as const
  const blocker = await aUser('educator', {}, { ...calendar, firstName: 'Asha', lastName: 'N' })
  const blocked = await aUser('educator', {}, { ...calendar, firstName: 'Ravi', lastName: 'N' })
  const seenBy = async (user: TestUser | null, query = '') => {
    const { items, total } = (await call(user, `/api/event-educators${query}`)).body
    expect(total).toBe(items.length)
    return items.map(({ name }) => name)
  }
  expect(await seenBy(blocker)).toEqual(['Asha N', 'Ravi N'])
  await block(blocker, blocked.id)
  for (const query of ['', '?search=n']) {
    expect(await seenBy(blocker, query)).toEqual(['Asha N'])
    expect(await seenBy(blocked, query)).toEqual(['Ravi N'])
    expect(await seenBy(null, query)).toEqual(['Asha N', 'Ravi N'])
  }
})
