import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aLab, aMember, anUpdate, aSubmission, aTeam, labCaller, labRows as rows } from '../../../test/labs.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let owner: TestUser
let learner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  owner = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath' })
  learner = await aUser('student')
})

const as = labCaller(() => api)

describe('who has seen what is in a lab', () => {
  it('counts the others in the lab who have seen an update, and names who guides it and has seen a hand-in', async () => {
    const { id } = await aLab(owner.id)
    const teamId = await aTeam(id)
    const [mate, mentor, gone, outsider] = [
      await aUser('student'),
      await aUser('educator', {}, { firstName: 'Arun', lastName: 'Selvaraj' }),
      await aUser('educator'),
      await aUser('student'),
    ]
    for (const each of [learner, mate]) await aMember(id, each.id, { teamId })
    for (const each of [mentor, gone]) await aMember(id, each.id, { role: 'educator' })
    const at = api.clock.now
    await aSubmission(id, teamId, learner.id)
    await anUpdate(id, mate.id, { createdAt: at - 1000 })
    const see = async (user: TestUser, until: number) => {
      const answer = await as(user, 'PUT', `/api/lab-workspaces/${id}/seen`, { until: new Date(until).toISOString() })
      return answer.status
    }
    const shown = async () => {
      const { body: workspace } = await as(learner, 'GET', `/api/lab-workspaces/${id}`)
      const { body: updates } = await as(learner, 'GET', `/api/lab-updates?lab=${id}`)
      return {
        until: workspace.seenUntil,
        handIn: workspace.submissions.map(({ seenBy }) => seenBy),
        updates: updates.items.map(({ seen }) => seen),
      }
    }
    expect(await shown()).toEqual({ until: null, handIn: [[]], updates: [{ by: 0, of: 4 }] })
    // A moment in the future counts as now, and an earlier one changes nothing.
    for (const until of [at + 3_600_000, at - 3_600_000]) expect(await see(learner, until)).toBe(204)
    // The author of an update is not counted among its readers.
    for (const each of [owner, mentor, gone, mate]) expect(await see(each, at)).toBe(204)
    const now = new Date(at).toISOString()
    expect(await shown()).toEqual({
      until: now,
      handIn: [expect.arrayContaining(['Arun Selvaraj', 'Asha Raghunath'])],
      updates: [{ by: 4, of: 4 }],
    })
    await as(gone, 'DELETE', `/api/challenge-labs/${id}/participation`)
    expect(await shown()).toEqual({
      until: now,
      handIn: [['Arun Selvaraj', 'Asha Raghunath']],
      updates: [{ by: 3, of: 3 }],
    })
    expect(await see(outsider, at)).toBe(404)
    expect(await rows('SELECT count(*) AS sights FROM lab_sights')).toEqual([{ sights: 5 }])
  })
})
