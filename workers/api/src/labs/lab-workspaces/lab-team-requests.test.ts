import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aLab, aMember, aSubmission, aTeam, aTeamRequest, labCaller, labRows as rows } from '../../../test/labs.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let owner: TestUser
let learner: TestUser
let mate: TestUser
let asker: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  owner = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath' })
  learner = await aUser('student', {}, { firstName: 'Meera', lastName: 'Nambiar', dateOfBirth: null })
  mate = await aUser('student')
  asker = await aUser('student', {}, { firstName: 'Ravi', lastName: 'Kumar', dateOfBirth: null })
})

const as = labCaller(() => api)

const told = async (template: string) =>
  (await rows<{ to_address: string }>('SELECT to_address FROM outbox WHERE template = ?', template))
    .map(({ to_address: to }) => to)
    .toSorted()

/** Makes a team of two that has submitted something, in a lab in which the asking learner takes part. */
async function handedIn({ teamSize = 5 } = {}) {
  const { id } = await aLab(owner.id, { details: { teamSize } })
  const teamId = await aTeam(id, 'Upper Hebbal')
  for (const each of [learner, mate]) await aMember(id, each.id, { teamId })
  await aSubmission(id, teamId, learner.id)
  const { id: participantId } = await aMember(id, asker.id)
  return { id, teamId, participantId }
}

const ask = (user: TestUser, id: string, teamId: string, text = 'I live beside the drain.') =>
  as(user, 'POST', `/api/lab-workspaces/${id}/teams/${teamId}/requests`, { text })

const answer = (user: TestUser, id: string, requestId: string | undefined, isApproved: boolean) =>
  as(user, 'PUT', `/api/lab-workspaces/${id}/team-requests/${requestId}/answer`, { isApproved })

const seenBy = async (user: TestUser, id: string) => (await as(user, 'GET', `/api/lab-workspaces/${id}`)).body.requests

describe('a request to join a team that has handed in', () => {
  it('is told to the team and to who runs the lab, and one of them says yes', async () => {
    const { id, teamId } = await handedIn()
    const stranger = await aUser('student')
    await aMember(id, stranger.id)
    const [request] = (await ask(asker, id, teamId)).body.requests ?? []
    expect(request).toMatchObject({ text: 'I live beside the drain.', isYours: true, isDeclined: false })
    expect(await told('lab_team_asked')).toEqual([owner.email, learner.email, mate.email].toSorted())
    for (const user of [learner, owner]) expect(await seenBy(user, id)).toMatchObject([{ person: { name: 'Ravi K.' } }])
    expect(await seenBy(stranger, id)).toEqual([])
    expect((await answer(stranger, id, request?.id, true)).body.code).toBe('lab_team_request_gone')
    expect((await answer(asker, id, request?.id, true)).status).toBe(403)
    expect((await answer(learner, id, request?.id, true)).status).toBe(200)
    const { body } = await as(asker, 'GET', `/api/lab-workspaces/${id}`)
    expect(body).toMatchObject({ teamId, requests: [] })
    expect(body.submissions).toHaveLength(1)
    expect(await told('lab_team_answered')).toEqual([asker.email])
    expect(await told('lab_team_joined')).toEqual([mate.email])
    expect((await answer(owner, id, request?.id, false)).body.code).toBe('lab_team_request_gone')
  })

  it('stays declined: the team is asked once, and who runs the lab may still put them in', async () => {
    const { id, teamId, participantId } = await handedIn()
    const [request] = (await ask(asker, id, teamId)).body.requests ?? []
    expect((await answer(owner, id, request?.id, false)).body.requests).toEqual([])
    expect(await seenBy(asker, id)).toMatchObject([{ isDeclined: true }])
    expect(await seenBy(learner, id)).toEqual([])
    expect(
      await rows("SELECT details ->> 'isApproved' AS yes FROM outbox WHERE template = 'lab_team_answered'"),
    ).toEqual([{ yes: '' }])
    expect((await ask(asker, id, teamId)).body.code).toBe('lab_team_declined')
    const withdrawn = `/api/lab-workspaces/${id}/team-requests/${request?.id}`
    expect((await as(asker, 'DELETE', withdrawn)).status).toBe(404)
    const put = `/api/lab-workspaces/${id}/members/${participantId}/team`
    expect((await as(owner, 'PUT', put, { teamId })).body.members.find((one) => one.id === asker.id)?.teamId).toBe(
      teamId,
    )
  })

  it('is withdrawn by whoever asked, and asked anew', async () => {
    const { id, teamId } = await handedIn()
    const [request] = (await ask(asker, id, teamId)).body.requests ?? []
    expect((await ask(asker, id, teamId, 'Please.')).body.code).toBe('lab_team_asked')
    const path = `/api/lab-workspaces/${id}/team-requests/${request?.id}`
    expect((await as(learner, 'DELETE', path)).status).toBe(404)
    for (let time = 0; time < 2; time += 1) expect((await as(asker, 'DELETE', path)).status).toBe(204)
    expect(await seenBy(learner, id)).toEqual([])
    expect((await ask(asker, id, teamId, 'Please.')).status).toBe(201)
  })

  it('is for learners without a team, in a lab that is worked in, of a team that is there, has handed in and has room', async () => {
    const { id, teamId } = await handedIn({ teamSize: 2 })
    const code = async (user: TestUser, team: string, lab = id) => (await ask(user, lab, team)).body.code
    expect(await code(asker, teamId)).toBe('lab_team_full')
    expect(await code(owner, teamId)).toBe('forbidden')
    expect(await code(mate, teamId)).toBe('lab_team_left_first')
    expect(await code(asker, await aTeam(id))).toBe('lab_team_open')
    expect(await code(asker, await aTeam((await aLab(owner.id)).id))).toBe('lab_team_gone')
    expect(await code(await aUser('student'), teamId)).toBe('not_found')
    const request = await aTeamRequest(teamId, asker.id)
    expect((await answer(learner, id, request, true)).body.code).toBe('lab_team_full')
    await rows('UPDATE challenge_labs SET archived_at = 1 WHERE id = ?', id)
    expect(await code(asker, teamId)).toBe('lab_is_over')
    expect((await answer(learner, id, request, true)).body.code).toBe('lab_is_over')
  })

  it('waits in three teams at most, and is counted by the hour', async () => {
    const { id } = await aLab(owner.id)
    await aMember(id, asker.id)
    const teams: string[] = []
    for (let number = 0; number < 4; number += 1) {
      const teamId = await aTeam(id)
      await aSubmission(id, teamId, learner.id)
      teams.push(teamId)
    }
    const codes: (string | undefined)[] = []
    for (const team of teams) codes.push((await ask(asker, id, team)).body.code)
    expect(codes).toEqual([undefined, undefined, undefined, 'too_many_lab_team_requests'])
    for (let time = 0; time < 6; time += 1) await ask(asker, id, teams[0]!)
    expect((await ask(asker, id, teams[3]!)).body.code).toBe('too_many_attempts')
  })

  it('gives the last place to one of two who are taken in at once, and is answered once', async () => {
    const { id, teamId } = await handedIn({ teamSize: 3 })
    const second = await aUser('student')
    await aMember(id, second.id)
    const requests = [await aTeamRequest(teamId, asker.id), await aTeamRequest(teamId, second.id)]
    const answers = await Promise.all(requests.map((request, at) => answer([learner, mate][at]!, id, request, true)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(await rows('SELECT members_count FROM lab_teams WHERE id = ?', teamId)).toEqual([{ members_count: 3 }])
    const left = requests[answers.findIndex(({ status }) => status === 409)]
    const both = await Promise.all([learner, owner].map((user) => answer(user, id, left, false)))
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  it('goes with joining or leaving, and with the team, whose people and askers are told that it is deleted', async () => {
    const { id, teamId } = await handedIn()
    const leaver = await aUser('student')
    await aMember(id, leaver.id)
    const [open, other] = [await aTeam(id), await aTeam(id, 'Reeds')]
    await aSubmission(id, other, learner.id)
    for (const user of [asker, leaver]) for (const team of [teamId, other]) await aTeamRequest(team, user.id)
    await as(leaver, 'DELETE', `/api/challenge-labs/${id}/participation`)
    expect(await seenBy(owner, id)).toHaveLength(2)
    await as(owner, 'DELETE', `/api/lab-workspaces/${id}/teams/${teamId}`)
    expect(await seenBy(owner, id)).toMatchObject([{ teamId: other }])
    expect(await told('lab_team_deleted')).toEqual([learner.email, mate.email, asker.email].toSorted())
    const [{ id: place } = { id: '' }] = await rows<{ id: string }>(
      'SELECT id FROM challenge_lab_participants WHERE user_id = ?',
      asker.id,
    )
    expect((await as(asker, 'PUT', `/api/lab-workspaces/${id}/members/${place}/team`, { teamId: open })).status).toBe(
      200,
    )
    expect(await seenBy(owner, id)).toEqual([])
  })
})
