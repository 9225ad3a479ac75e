import { env } from 'cloudflare:workers'
import {
  beginFellowshipRound,
  changeFellowshipRound,
  listFellowshipTracks,
} from '@kere/contracts/fellowship/fellowship-rounds'
import type { EndpointInput } from '@kere/contracts/http/endpoint'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let as: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  as = await aUser('admin')
})

const change = (track: 'college' | 'professional', body: EndpointInput<typeof changeFellowshipRound>['body']) =>
  api.ask(changeFellowshipRound, { as, params: { track }, body })
const states = async () => {
  const { items } = (await api.ask(listFellowshipTracks, {})).body
  return Object.fromEntries(items.map(({ track, state }) => [track, state]))
}
const at = (ms: number) => new Date(api.clock.now + ms).toISOString()

describe('the rounds of the fellowship', () => {
  it('[S-582] are K-12 and College open and Professional closed until somebody says otherwise', async () => {
    expect(await states()).toEqual({ k12: 'open', college: 'open', professional: 'closed' })
  })

  it('[C-25] [W-22] [S-460] open and close by the switch, which is kept and stands in the audit log', async () => {
    expect((await change('professional', { isSwitchedOn: true })).body).toMatchObject({
      state: 'open',
      isSwitchedOn: true,
    })
    await change('college', { isSwitchedOn: false })
    expect(await states()).toEqual({ k12: 'open', college: 'closed', professional: 'open' })
    const { results } = await env.DB.prepare('SELECT action, subject_id, detail FROM audit_log ORDER BY id').all()
    expect(results).toMatchObject([
      { action: 'fellowship_round.changed', subject_id: 'professional', detail: '{"fields":"isOpen"}' },
      { action: 'fellowship_round.changed', subject_id: 'college' },
    ])
  })

  it('[C-25] open and close by the server’s clock, on the moment', async () => {
    await change('college', { opensAt: at(60_000), deadline: at(120_000) })
    expect(await states()).toMatchObject({ college: 'upcoming' })
    api.clock.now += 60_000
    expect(await states()).toMatchObject({ college: 'open' })
    api.clock.now += 59_999
    expect(await states()).toMatchObject({ college: 'open' })
    api.clock.now += 1
    expect(await states()).toMatchObject({ college: 'closed' })
  })

  it.each([
    [{ opensAt: '2026-12-16T00:00:00.000Z', deadline: '2026-12-15T00:00:00.000Z' }],
    [{ startsOn: '2027-08-08', endsOn: '2027-02-08' }],
  ])('refuse dates in the wrong order: %j', async (body) => {
    const { status, body: problem } = await change('college', body)
    expect([status, problem.code]).toEqual([422, 'fellowship_dates'])
  })

  it('are begun anew once, however many ask for it, closed and without dates', async () => {
    await change('college', { deadline: at(1000), capacity: 60 })
    const begun = await Promise.all(
      [1, 2].map(() => api.ask(beginFellowshipRound, { as, params: { track: 'college' }, body: { after: 1 } })),
    )
    for (const { status, body } of begun) {
      expect(status).toBe(201)
      expect(body).toMatchObject({ round: 2, state: 'closed', deadline: null, capacity: null })
    }
  })
})
