import { env } from 'cloudflare:workers'
import { fellowshipApplicationList, reviewedDetail } from '@kere/contracts/fellowship/fellowship-review'
import { exportPage } from '@kere/contracts/http/exports'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parse } from 'zod/v4/core'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anInterest, aRound } from '../../../test/fellowship.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { exports } from '../../routes.ts'

/** The seed is fixed, so that every run of the test draws the same cases. */
const seed = 20261129

let api: ReturnType<typeof startApi>
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
  await aRound()
})

const path = '/api/fellowship-applications'

const send = (method: string, at: string, body?: unknown, { cookie } = admin) =>
  api.call(`${path}${at}`, {
    method,
    headers: { origin: 'https://kere.test', cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

const list = async (query = '') => parse(fellowshipApplicationList.response, (await send('GET', query)).body)
const detail = async (id: string, user = admin) =>
  parse(reviewedDetail, (await send('GET', `/${id}`, undefined, user)).body)
const approve = (id: string, user = admin) => send('POST', `/${id}/approval`, undefined, user)
const reject = (id: string, user = admin) => send('POST', `/${id}/rejection`, { reason: 'Places are full.' }, user)
const undo = (id: string, user = admin) => send('DELETE', `/${id}/decision`, undefined, user)
const review = (id: string, change: object = {}, user = admin) =>
  send(
    'PUT',
    `/${id}/review`,
    { motivation: null, fit: null, feasibility: null, note: '', hasDeclaredConflict: false, ...change },
    user,
  )
const read = async (sql: string) => (await env.DB.prepare(sql).all()).results
const someone = async (given: Parameters<typeof anInterest>[1] = {}) => anInterest(await aUser('student'), given)
const openedExport = z.object({ header: z.array(z.string()), fileName: z.string() })

async function exported() {
  const files = startApi({ routes: exports })
  const at = '/api/exports/fellowship-applications.csv'
  const headers = { cookie: admin.cookie, 'sec-fetch-site': 'same-origin' }
  const opened = await files.call(at, { method: 'POST', headers })
  const rows = await files.call(at, { headers })
  expect([opened.status, rows.status]).toEqual([200, 200])
  const { header, fileName } = openedExport.parse(opened.body)
  return { header, fileName, rows: exportPage.parse(rows.body).rows }
}
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe('the list', () => {
  it('[S-461] [S-462] [S-463] finds by name, address and organization, filters with AND, and counts all whatever is filtered', async () => {
    await someone({
      name: 'Asha Rao',
      organization: 'Jnana School',
      track: 'k12',
      createdAt: Date.parse('2026-11-14T18:29:59Z'),
    })
    await someone({ name: 'Zoya Khan', organization: 'Hebbal College', createdAt: Date.parse('2026-11-14T18:30:00Z') })
    const names = async (query: string) => (await list(query)).items.map(({ name }) => name)
    expect(await names('?search=ASHA')).toEqual(['Asha Rao'])
    expect(await names('?search=hebbal')).toEqual(['Zoya Khan'])
    expect(await names('?to=2026-11-14')).toEqual(['Asha Rao'])
    expect(await names('?from=2026-11-15')).toEqual(['Zoya Khan'])
    expect(await names('?track=k12&search=zoya')).toEqual([])
    const { total, tracks, counts } = await list('?track=k12')
    expect([total, counts.pending]).toEqual([1, 2])
    expect(tracks.map(({ track, total: all }) => [track, all])).toEqual([
      ['k12', 1],
      ['college', 1],
      ['professional', 0],
    ])
  })

  it('[S-474] [S-475] is a file of exactly these columns', async () => {
    await someone({ name: 'Asha Rao', email: 'asha@example.in', organization: '=1+1' })
    const { header, fileName, rows } = await exported()
    expect(fileName).toBe('fellowship-applications-2026-11-15.csv')
    expect(header).toEqual(['Date', 'Name', 'Email', 'Track', 'Organization', 'Role', 'Area of Interest', 'Status'])
    expect(rows).toEqual([
      [
        '2026-11-15 17:30:00',
        'Asha Rao',
        'asha@example.in',
        'College Fellowship',
        '=1+1',
        'Third year',
        'Urban water',
        'Under Review',
      ],
    ])
  })

  it('[S-470] comes page by page, each application once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => someone()))
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { items, nextCursor, total } = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
      expect([items.length <= 2, total]).toEqual([true, 5])
      found.push(...items.map(({ id }) => id))
      cursor = nextCursor
    }
    expect(found.toSorted()).toEqual(ids.toSorted())
  })

  it('[W-25] is judged by three criteria and several people, and its applicant is told why', async () => {
    const id = await someone()
    await review(id, { motivation: 5, fit: 4, feasibility: 3 })
    await review(id, { motivation: 3, fit: 2, feasibility: 1 }, await aUser('admin'))
    expect(await detail(id)).toMatchObject({ score: 3, review: { motivation: 5, fit: 4, feasibility: 3 } })
    expect((await send('POST', `/${id}/rejection`, { reason: ' ' })).status).toBe(422)
    await reject(id)
    expect(await read("SELECT template, details ->> 'reason' AS reason FROM outbox")).toEqual([
      { template: 'fellowship_rejected', reason: 'Places are full.' },
    ])
  })

  it('sorts by the mean of all points', async () => {
    const [weak, strong] = [await someone({ name: 'Weak' }), await someone({ name: 'Strong' })]
    await review(weak, { motivation: 2, fit: 3 })
    await review(strong, { motivation: 5, fit: 4, feasibility: 4 })
    await review(strong, { motivation: 4, fit: 4, feasibility: 3 }, await aUser('admin'))
    expect((await list('?sort=score')).items.map(({ name, score }) => [name, score])).toEqual([
      ['Strong', 4],
      ['Weak', 2.5],
    ])
  })

  it('agrees with its counts whatever is decided and undone, by whom and when', async () => {
    const statuses = ['pending', 'approved', 'rejected'] as const
    const admins = [admin, await aUser('admin')]
    const ids = await Promise.all([
      ...Array.from({ length: 3 }, () => someone()),
      ...Array.from({ length: 2 }, () => someone({ track: 'k12' })),
    ])
    const step = fc.record({
      act: fc.constantFrom(approve, reject, undo),
      id: fc.constantFrom(...ids),
      by: fc.constantFrom(...admins),
      later: fc.constantFrom(0, 3000, 11_000),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        // Steps at the same time are sent together.
        let together: Promise<unknown>[] = []
        for (const { act, id, by, later } of steps) {
          if (later > 0) await Promise.all(together.splice(0))
          api.clock.now += later
          together.push(act(id, by))
        }
        await Promise.all(together)
        together = []
        const { counts, tracks, items } = await list()
        expect(items.length).toBe(ids.length)
        for (const status of statuses)
          expect([status, counts[status]]).toEqual([status, items.filter((item) => item.status === status).length])
        for (const { track, total, pending, approvedInRound } of tracks) {
          const own = items.filter((item) => item.track === track)
          const count = (status: string) => own.filter((item) => item.status === status).length
          expect([track, total, pending, approvedInRound]).toEqual([
            track,
            own.length,
            count('pending'),
            count('approved'),
          ])
        }
        await env.DB.prepare("UPDATE fellowship_interest SET status = 'pending', decided_at = NULL").run()
      }),
      { seed, numRuns: 12 },
    )
  })
})

describe('a decision', () => {
  it('[S-473] [C-26] holds its email for ten seconds and is undone within them, mailing nobody', async () => {
    const id = await someone()
    expect((await approve(id)).body).toMatchObject({ status: 'approved' })
    expect(await read('SELECT template, due_at - created_at AS held FROM outbox')).toEqual([
      { template: 'fellowship_approved', held: 10_000 },
    ])
    api.clock.now += 9000
    expect((await undo(id)).body).toMatchObject({ status: 'pending', decidedAt: null })
    expect(await read('SELECT id FROM outbox')).toEqual([])
    expect((await reject(id)).status).toBe(201)
    expect(await read('SELECT template FROM outbox')).toEqual([{ template: 'fellowship_rejected' }])
  })

  it('[C-26] is final after eleven seconds, and tells its applicant nothing before ten', async () => {
    const applicant = await aUser('student')
    const id = await anInterest(applicant)
    await reject(id)
    const told = async () => {
      const { body } = await api.call('/api/me/fellowship', { headers: { cookie: applicant.cookie } })
      return JSON.stringify(body).includes('Places are full.')
    }
    api.clock.now += 9000
    expect(await told()).toBe(false)
    api.clock.now += 2000
    expect(codeOf(await undo(id))).toEqual([409, 'fellowship_final'])
    expect(await told()).toBe(true)
    expect(codeOf(await approve(id))).toEqual([409, 'fellowship_decided'])
  })

  it('of two admins who decide differently is one, and the other is told', async () => {
    const id = await someone()
    const both = await Promise.all([approve(id), reject(id, await aUser('admin'))])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('fellowship_decided')
    expect(await read('SELECT id FROM outbox')).toHaveLength(1)
  })

  it('[C-25] gives no more places than there are, however many at once', async () => {
    await aRound({ capacity: 2 })
    const ids = await Promise.all(Array.from({ length: 5 }, () => someone()))
    const codes = (await Promise.all(ids.map((id) => approve(id)))).map(codeOf)
    expect(codes.filter(([status]) => status === 201)).toHaveLength(2)
    expect(codes.filter(([, code]) => code === 'fellowship_full')).toHaveLength(3)
  })

  it('is taken of many at once, each under its own rules', async () => {
    const ids = await Promise.all([someone(), someone()])
    await reject(ids[1])
    const { body } = await api.call('/api/bulk/fellowship-applications', {
      method: 'POST',
      headers: { origin: 'https://kere.test', cookie: admin.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ act: 'approve', rows: ids.map((id) => ({ id })) }),
    })
    expect(body).toMatchObject({
      results: [
        { outcome: 'done', undo: 'undo' },
        { outcome: 'refused', reason: 'This application has been decided already' },
      ],
    })
  })
})

describe('a conflict of interest', () => {
  it.each([
    ['of the same organization', { organizationAffiliation: ' hebbal INSTITUTE ' }, async () => undefined],
    ['of the same organization, typed otherwise', { instituteName: 'Hebbal\u2011Īnstitute.' }, async () => undefined],
    ['who applied for the same places', {}, async (user: TestUser) => void (await anInterest(user))],
    [
      'who declared one',
      {},
      async (user: TestUser, id: string) => void (await review(id, { hasDeclaredConflict: true, fit: 5 }, user)),
    ],
  ])('keeps a reviewer %s from deciding', async (_, profile, make) => {
    const reviewer = await aUser('admin', {}, profile)
    const id = await someone()
    await make(reviewer, id)
    expect(await detail(id, reviewer)).toMatchObject({ hasConflict: true, score: null })
    for (const decide of [approve, reject])
      expect(codeOf(await decide(id, reviewer))).toEqual([409, 'conflict_of_interest'])
    expect((await approve(id)).status).toBe(201)
  })
})

describe('blind review', () => {
  it('is found by no search, and hidden in the file of the list', async () => {
    await aRound({ isBlind: true })
    await someone({ name: 'Zarinebai', email: 'zarine@example.in', organization: 'Vembanad College' })
    for (const search of ['zarine', 'Vembanad']) expect((await list(`?search=${search}`)).items).toEqual([])
    expect((await exported()).rows).toEqual([
      [
        '2026-11-15 00:00:00',
        'Hidden',
        'Hidden',
        'College Fellowship',
        'Hidden',
        'Third year',
        'Urban water',
        'Under Review',
      ],
    ])
  })

  it('says the day of applying alone, and all again once it ends', async () => {
    await aRound({ isBlind: true })
    const id = await someone({ name: 'Meera Nambiar' })
    expect(await detail(id)).toMatchObject({ name: null, createdAt: '2026-11-14T18:30:00.000Z', isBlind: true })
    await aRound({ isBlind: false })
    expect(await detail(id)).toMatchObject({ name: 'Meera Nambiar', createdAt: '2026-11-15T12:00:00.000Z' })
  })
})
