import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aMail } from '../../../test/factories.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { bindingOf, decodeCursor, encodeCursor } from './cursor.ts'

let admin: TestUser

beforeAll(async () => {
  await emptyDatabase()
  admin = await aUser('admin')
  for (const state of ['sent', 'sent', 'sent', 'dead'] as const) await aMail(admin, { state })
})

const list = async (path: string) => {
  const { status, body } = await startApi({ db: env.DB }).call(path, { headers: { cookie: admin.cookie } })
  return { ...body, status }
}

describe('[U-22] a cursor', () => {
  it('continues the list, the order and the filters it was made for, and no others', async () => {
    const { nextCursor } = await list('/api/outbox?state=sent&limit=1')
    expect(await list(`/api/outbox?limit=2&state=sent&sort=failures&cursor=${nextCursor}`)).toMatchObject({
      items: [{ state: 'sent' }, { state: 'sent' }],
      nextCursor: null,
    })
    for (const other of [
      '/api/outbox?',
      '/api/outbox?state=dead&',
      '/api/outbox?state=sent&template=welcome&',
      '/api/outbox?state=sent&sort=oldest&',
      '/api/educator-applications?',
    ])
      expect(await list(`${other}cursor=${nextCursor}`)).toMatchObject({ status: 422, code: 'invalid_cursor' })
  })

  it('is the same whatever the order in which filters and their values are named', () => {
    expect(bindingOf('courses', 'newest', { level: ['a', 'b'], free: 'true', search: undefined })).toBe(
      bindingOf('courses', 'newest', { free: 'true', level: ['b', 'a'] }),
    )
  })

  it('carries words of any script', () => {
    expect(decodeCursor('b', encodeCursor('b', ['ನಮಸ್ಕಾರ', 7]), ['string', 'number'])).toEqual(['ನಮಸ್ಕಾರ', 7])
  })

  it.each([
    ['too little', ['b', 1]],
    ['too much', ['b', 1, 'x', 2]],
    ['another kind', ['b', '1', 'x']],
    ['half a number', ['b', 1.5, 'x']],
    ['an object', ['b', 1, {}]],
    ['no list', { binding: 'b' }],
  ])('of %s is refused', (_, written) => {
    expect(() => decodeCursor('b', btoa(JSON.stringify(written)), ['number', 'string'])).toThrow(
      expect.objectContaining({ code: 'invalid_cursor' }),
    )
  })
})
