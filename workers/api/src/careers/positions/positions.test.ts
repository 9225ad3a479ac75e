import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { aJobApplication, aPosition } from '../../../test/careers.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
})

const call = (method: string, path: string, body?: unknown) =>
  api.call(`/api/${path}`, {
    method,
    headers: { origin: 'https://kere.test', cookie: admin.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const details = {
  title: 'Field Coordinator',
  location: 'Mysuru',
  type: 'Full time',
  description: 'Runs labs with schools.',
  responsibilities: ['Visit two schools a week', ''],
  requirements: ['Kannada'],
  benefits: [],
}

const idsOf = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id)

it('[S-231] [W-32] is a draft first, published when it is whole, and closed and opened again', async () => {
  const { status, body } = await call('POST', 'career-positions', details)
  expect([status, body]).toMatchObject([
    201,
    { id: 'field-coordinator', status: 'draft', responsibilities: ['Visit two schools a week'] },
  ])
  const path = `career-positions/${body.id}`
  expect((await call('PATCH', path, { status: 'open' })).body.code).toBe('position_incomplete')
  const whole = { ...details, benefits: ['Train fares'] }
  await call('PUT', path, whole)
  expect((await call('PATCH', path, { status: 'open' })).body.status).toBe('open')
  expect(idsOf(await api.call('/api/career-positions'))).toEqual(['field-coordinator'])
  expect((await call('PUT', path, details)).body.code).toBe('position_incomplete')
  await call('PATCH', path, { status: 'closed' })
  expect(idsOf(await api.call('/api/career-positions'))).toEqual([])
  const { results } = await env.DB.prepare('SELECT action FROM audit_log ORDER BY id').all()
  expect(results.map(({ action }) => action)).toEqual(
    ['created', 'changed', 'published', 'closed'].map((act) => `career_position.${act}`),
  )
})

it('has an address of its own, that no second one takes', async () => {
  await call('POST', 'career-positions', details)
  expect((await call('POST', 'career-positions', details)).body.code).toBe('position_taken')
  const { body } = await call('POST', 'career-positions', { ...details, title: 'ಸಂಯೋಜಕ' })
  expect(body.id).toMatch(/^pos-[0-9a-z]{26}$/)
  expect((await call('POST', 'career-positions', { ...details, title: 'Application' })).body.id).toMatch(/^pos-/)
})

it('changes places with its neighbours', async () => {
  for (const [place, id] of ['a', 'b', 'c'].entries()) await aPosition({ id, place })
  const move = async (id: string, to: 'up' | 'down') =>
    idsOf(await call('POST', `career-positions/${id}/moves`, { to }))
  expect(await move('c', 'up')).toEqual(['a', 'c', 'b'])
  expect(await move('a', 'down')).toEqual(['c', 'a', 'b'])
  expect(await move('c', 'up')).toEqual(['c', 'a', 'b'])
  expect(await move('b', 'down')).toEqual(['c', 'a', 'b'])
})

it('says how many have applied and wait', async () => {
  const positionId = await aPosition()
  for (const stage of ['new', 'in_review', 'declined', 'withdrawn', 'doubtful'] as const)
    await aJobApplication({ positionId, stage })
  const { body } = await call('GET', 'managed-career-positions')
  expect(body.items).toMatchObject([{ applications: 3, waiting: 2 }])
})
