import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aLab, aMember, aSubmission, aTeam, labCaller, labRows as rows } from '../../../test/labs.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let owner: TestUser
let other: TestUser
let admin: TestUser
let learner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  owner = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath' })
  other = await aUser('educator')
  admin = await aUser('admin')
  learner = await aUser('student', {}, { firstName: 'Meera', lastName: 'Nambiar', dateOfBirth: null })
})

const as = labCaller(() => api)

const workspace = (user: TestUser, id: string) => as(user, 'GET', `/api/lab-workspaces/${id}`)

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-15T12:00:00Z')

describe('the teams of a lab', () => {
  it('lets learners form and join teams while they have room; its educator moves people', async () => {
    const { id } = await aLab(owner.id, { details: { teamSize: 1 } })
    const { id: mine } = await aMember(id, learner.id)
    const second = await aUser('student')
    const { id: theirs } = await aMember(id, second.id)
    const made = await as(learner, 'POST', `/api/lab-workspaces/${id}/teams`, { name: 'Upper Hebbal' })
    const teamId = made.body.teamId ?? ''
    expect(made.body.members.find(({ isYou }) => isYou)?.teamId).toBe(teamId)
    expect((await as(second, 'POST', `/api/lab-workspaces/${id}/teams`, { name: 'upper hebbal' })).body.code).toBe(
      'lab_team_exists',
    )
    const put = (user: TestUser, participant: string, team: string | null) =>
      as(user, 'PUT', `/api/lab-workspaces/${id}/members/${participant}/team`, { teamId: team })
    expect((await put(second, theirs, teamId)).body.code).toBe('lab_team_full')
    expect((await put(second, mine, null)).status).toBe(404)
    expect((await put(owner, mine, null)).status).toBe(200)
    expect((await put(second, theirs, teamId)).body.teamId).toBe(teamId)
    const elsewhere = await aTeam((await aLab(owner.id)).id)
    expect((await put(owner, theirs, elsewhere)).status).toBe(404)
  })

  it('takes nobody who puts themselves into it once it has handed in, but by who runs the lab; its members are told', async () => {
    const { id } = await aLab(owner.id)
    const [rival, mate] = [await aUser('student', {}, { firstName: 'Ravi', lastName: 'Kumar' }), await aUser('student')]
    const { id: theirs } = await aMember(id, rival.id)
    const { id: mates } = await aMember(id, mate.id)
    const { id: mine } = await aMember(id, learner.id)
    const put = (user: TestUser, participant: string, team: string | null) =>
      as(user, 'PUT', `/api/lab-workspaces/${id}/members/${participant}/team`, { teamId: team })
    const told = async () =>
      (
        await rows<{ to_address: string }>(
          "SELECT to_address FROM outbox WHERE template = 'lab_team_joined' ORDER BY id",
        )
      ).map(({ to_address: to }) => to)
    const { teamId } = (await as(learner, 'POST', `/api/lab-workspaces/${id}/teams`, { name: 'Upper Hebbal' })).body
    expect((await put(mate, mates, teamId)).status).toBe(200)
    expect(await told()).toEqual([learner.email])
    await as(learner, 'PUT', `/api/lab-workspaces/${id}/stages/walk/submission`, { text: 'Forty points.', links: [] })
    expect((await put(rival, theirs, teamId)).body.code).toBe('lab_team_handed_in')
    expect((await workspace(rival, id)).body.submissions).toEqual([])
    expect((await put(owner, theirs, teamId)).status).toBe(200)
    expect((await put(owner, theirs, teamId)).status).toBe(200)
    expect((await told()).toSorted()).toEqual([learner.email, learner.email, mate.email].toSorted())
    for (const [user, participant] of [
      [rival, theirs],
      [mate, mates],
      [learner, mine],
    ] as const)
      await put(user, participant, null)
    expect((await put(mate, mates, teamId)).body.code).toBe('lab_team_handed_in')
    expect((await put(learner, mine, teamId)).status).toBe(200)
  })

  describe('a team', () => {
    const rename = (user: TestUser, lab: string, team: string, name: string) =>
      as(user, 'PUT', `/api/lab-workspaces/${lab}/teams/${team}`, { name })
    const remove = (user: TestUser, lab: string, team: string) =>
      as(user, 'DELETE', `/api/lab-workspaces/${lab}/teams/${team}`)
    const handIn = (user: TestUser, lab: string) =>
      as(user, 'PUT', `/api/lab-workspaces/${lab}/stages/walk/submission`, { text: 'Forty points.', links: [] })
    const audited = async () =>
      (await rows<{ action: string }>("SELECT action FROM audit_log WHERE action LIKE 'lab_team.%' ORDER BY id")).map(
        ({ action }) => action,
      )

    it('is renamed by its members and who runs the lab, to a name that no other has', async () => {
      const { id } = await aLab(owner.id)
      const [team, taken] = [await aTeam(id, 'Upper Hebbal'), await aTeam(id, 'Reeds')]
      await aMember(id, learner.id, { teamId: team })
      const rival = await aUser('student')
      await aMember(id, rival.id, { teamId: taken })
      const named = async () => (await workspace(learner, id)).body.teams.find((each) => each.id === team)?.name
      expect((await rename(learner, id, team, 'Lower Hebbal')).status).toBe(200)
      expect((await rename(rival, id, team, 'Ours')).body.code).toBe('forbidden')
      expect((await rename(learner, id, team, 'rEEDs')).body.code).toBe('lab_team_exists')
      expect((await rename(learner, id, team, 'LOWER Hebbal')).status).toBe(200)
      expect((await rename(learner, id, team, 'LOWER Hebbal')).status).toBe(200)
      expect((await rename(learner, id, team, ' \u200b ')).body.errors).toEqual([
        { pointer: '/body/name', detail: 'Give the team a name' },
      ])
      expect((await rename(learner, id, team, 'a'.repeat(61))).status).toBe(422)
      expect([await named(), await audited()]).toEqual(['LOWER Hebbal', []])
      const hostile = '<img src=x onerror=alert(1)>’; DROP TABLE lab_teams --'
      for (let time = 0; time < 2; time += 1) expect((await rename(owner, id, team, hostile)).status).toBe(200)
      expect([await named(), await audited()]).toEqual([hostile, ['lab_team.renamed']])
      expect((await rename(owner, id, 'ltm_none', 'New')).body.code).toBe('lab_team_gone')
      const elsewhere = await aTeam((await aLab(other.id)).id)
      expect((await rename(owner, id, elsewhere, 'New')).body.code).toBe('lab_team_gone')
    })

    it('of two that take one name at once one gets it', async () => {
      const { id } = await aLab(owner.id)
      const teams = await Promise.all(['A', 'B', 'C', 'D'].map((name) => aTeam(id, name)))
      const answers = await Promise.all(teams.map((team) => rename(owner, id, team, 'Reeds')))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    })

    it('is deleted by who runs the lab: its people are in none, its name is free, what it handed in stays', async () => {
      const { id } = await aLab(owner.id)
      const [empty, team] = [await aTeam(id, 'Empty'), await aTeam(id, 'Upper Hebbal')]
      const { id: participant } = await aMember(id, learner.id, { teamId: team })
      await handIn(learner, id)
      expect([(await remove(owner, id, empty)).status, (await remove(admin, id, team)).status]).toEqual([204, 204])
      expect((await remove(owner, id, team)).status).toBe(204)
      expect(await audited()).toEqual(['lab_team.deleted', 'lab_team.deleted'])
      const { body } = await workspace(owner, id)
      expect(body).toMatchObject({
        lab: { teams: 0 },
        teams: [],
        submissions: [{ team: 'Upper Hebbal', text: 'Forty points.' }],
      })
      expect(body.members.find(({ id: each }) => each === learner.id)?.teamId).toBeNull()
      expect(await rows('SELECT id FROM lab_teams')).toEqual([{ id: team }])
      const move = await as(owner, 'PUT', `/api/lab-workspaces/${id}/members/${participant}/team`, { teamId: team })
      expect(move.status).toBe(404)
      expect((await rename(owner, id, team, 'Again')).body.code).toBe('lab_team_gone')
      const made = await as(learner, 'POST', `/api/lab-workspaces/${id}/teams`, { name: 'Upper Hebbal' })
      expect([made.status, made.body.lab.teams]).toEqual([201, 1])
    })

    it('that is renamed, handed in for and deleted at once is gone, with all or nothing of what it handed in', async () => {
      for (let time = 0; time < 8; time += 1) {
        const { id } = await aLab(owner.id)
        const team = await aTeam(id, 'Upper Hebbal')
        await aMember(id, learner.id, { teamId: team })
        const acts = [
          () => handIn(learner, id),
          () => rename(learner, id, team, 'Lower Hebbal'),
          () => remove(owner, id, team),
        ]
        const order = acts.map((_, place) => acts[(place + time) % acts.length]!)
        const answers = await Promise.all(order.map((act) => act()))
        expect(answers.every(({ status }) => [200, 204, 403, 409].includes(status))).toBe(true)
        const { body } = await workspace(owner, id)
        const wasTaken = answers[order.indexOf(acts[0]!)]?.status === 200
        expect([body.teams, body.lab.teams, body.submissions.length]).toEqual([[], 0, wasTaken ? 1 : 0])
        await env.DB.prepare('DELETE FROM challenge_lab_participants').run()
      }
    })

    it('stays as it is once the lab is over', async () => {
      const { id } = await aLab(owner.id, { status: 'closed' })
      const team = await aTeam(id)
      await env.DB.prepare('UPDATE challenge_labs SET ends_at = ? WHERE id = ?')
        .bind(now - day, id)
        .run()
      expect((await rename(owner, id, team, 'New')).body.code).toBe('lab_is_over')
      expect((await remove(owner, id, team)).body.code).toBe('lab_is_over')
    })
  })

  describe('started by one person', () => {
    const start = (user: TestUser, lab: string, name: string) =>
      as(user, 'POST', `/api/lab-workspaces/${lab}/teams`, { name })
    const handIn = (user: TestUser, lab: string, stage = 'walk') =>
      as(user, 'PUT', `/api/lab-workspaces/${lab}/stages/${stage}/submission`, { text: 'Forty points.', links: [] })
    const names = async (user: TestUser, lab: string) =>
      (await workspace(user, lab)).body.teams.map(({ name }) => name).toSorted()

    it('one after the other leave one: what only they were in is given up with what it handed in', async () => {
      const { id } = await aLab(owner.id)
      const rival = await aUser('student')
      for (const each of [learner, rival]) await aMember(id, each.id)
      await start(owner, id, 'For latecomers')
      for (let number = 1; number <= 9; number += 1) {
        expect((await start(learner, id, `Reeds ${number}`)).status).toBe(201)
        for (const stage of ['form', 'walk', 'hand']) expect((await handIn(learner, id, stage)).status).toBe(200)
      }
      expect((await start(rival, id, 'Rivals')).status).toBe(201)
      expect(await names(owner, id)).toEqual(['For latecomers', 'Reeds 9', 'Rivals'])
      expect((await workspace(owner, id)).body.lab.teams).toBe(3)
      expect(await rows('SELECT id FROM lab_submissions')).toHaveLength(3)
      expect(await rows("SELECT id FROM notifications WHERE details ->> 'team' <> 'Reeds 9'")).toEqual([])
    })

    it('stay where somebody else is in them, or has handed in for them', async () => {
      const { id } = await aLab(owner.id)
      const mate = await aUser('student')
      await aMember(id, learner.id)
      const { id: theirs } = await aMember(id, mate.id)
      const join = (teamId: string | null) =>
        as(mate, 'PUT', `/api/lab-workspaces/${id}/members/${theirs}/team`, { teamId })
      const first = (await start(learner, id, 'Reeds')).body.teamId
      await join(first)
      await start(learner, id, 'Rushes')
      expect(await names(owner, id)).toEqual(['Reeds', 'Rushes'])
      await handIn(mate, id)
      await join(null)
      await start(learner, id, 'Sedges')
      expect(await names(owner, id)).toEqual(['Sedges'])
      expect((await workspace(owner, id)).body.submissions).toMatchObject([{ team: 'Reeds', text: 'Forty points.' }])
    })

    it('keep what a mentor has answered, for who guides the lab', async () => {
      const { id } = await aLab(owner.id)
      await aMember(id, learner.id)
      await start(learner, id, 'Reeds')
      const submission = (await handIn(learner, id)).body.submissions[0]!.id
      await as(owner, 'PUT', `/api/lab-submissions/${submission}/feedback`, { text: 'Check point 17.' })
      await start(learner, id, 'Rushes')
      const { body } = await workspace(owner, id)
      expect(body).toMatchObject({
        teams: [{ name: 'Rushes' }],
        submissions: [{ team: 'Reeds', feedback: { text: 'Check point 17.' } }],
      })
      expect((await start(learner, id, 'reeds')).status).toBe(201)
    })

    it('are kept where the new one is refused', async () => {
      const { id } = await aLab(owner.id)
      await aMember(id, learner.id)
      await aTeam(id, 'Taken')
      const { teamId } = (await start(learner, id, 'Reeds')).body
      await handIn(learner, id)
      expect((await start(learner, id, 'taken')).body.code).toBe('lab_team_exists')
      expect((await workspace(learner, id)).body).toMatchObject({ teamId, submissions: [{ teamId }] })
    })

    it('are ten where others are in them, or a mentor prepares them', async () => {
      const { id } = await aLab(owner.id)
      await aMember(id, other.id, { role: 'educator' })
      for (let number = 1; number <= 10; number += 1)
        expect((await start(other, id, `Prepared ${number}`)).status).toBe(201)
      expect((await start(other, id, 'Prepared 11')).body.code).toBe('too_many_own_lab_teams')
      for (let number = 1; number <= 11; number += 1)
        expect((await start(owner, id, `Planned ${number}`)).status).toBe(201)
    })

    it('are counted by the hour, as what they hand in is', async () => {
      const { id } = await aLab(owner.id)
      await aMember(id, learner.id)
      for (let number = 1; number <= 30; number += 1)
        expect((await start(learner, id, `Reeds ${number}`)).status).toBe(201)
      expect((await start(learner, id, 'Reeds 31')).body.code).toBe('too_many_attempts')
      for (let number = 1; number <= 60; number += 1) expect((await handIn(learner, id)).status).toBe(200)
      expect((await handIn(learner, id)).body.code).toBe('too_many_attempts')
    })
  })

  it('make way for a new one where the lab is full and nobody is left in them', async () => {
    const { id } = await aLab(owner.id)
    await aMember(id, learner.id)
    const gone = await aUser('student')
    const teams: string[] = []
    for (let number = 1; number <= 100; number += 1) teams.push(await aTeam(id, `Team ${number}`))
    const start = () => as(learner, 'POST', `/api/lab-workspaces/${id}/teams`, { name: 'Reeds' })
    expect((await start()).body.code).toBe('too_many_lab_teams')
    const left = await aSubmission(id, teams[41]!, gone.id)
    const { body } = await start()
    expect([body.lab.teams, body.teams.length, body.teams.some(({ id: each }) => each === teams[41])]).toEqual([
      100,
      100,
      false,
    ])
    expect((await workspace(owner, id)).body.submissions).toMatchObject([{ id: left, team: 'Team 42' }])
  })
})
