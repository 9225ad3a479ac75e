import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aLab, aLabFile, aMember, aSubmission, aTeam, labCaller, labRows as rows } from '../../../test/labs.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let owner: TestUser
let other: TestUser
let admin: TestUser
let learner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  owner = await aUser('educator')
  other = await aUser('educator')
  admin = await aUser('admin')
  learner = await aUser('student', {}, { firstName: 'Meera', lastName: 'Nambiar', dateOfBirth: null })
})

const as = labCaller(() => api)

describe('the versions of what a team hands in', () => {
  it('keeps what was replaced as versions with their feedback, and tells the team who handed in', async () => {
    const { id } = await aLab(owner.id)
    const teamId = await aTeam(id)
    const [mate, rival] = [await aUser('student'), await aUser('student')]
    for (const each of [learner, mate]) await aMember(id, each.id, { teamId })
    await aMember(id, rival.id, { teamId: await aTeam(id) })
    const file = await aLabFile(learner)
    const handIn = async (user: TestUser, text: string, fileId?: string | null) =>
      (
        await as(user, 'PUT', `/api/lab-workspaces/${id}/stages/walk/submission`, {
          text,
          links: ['https://example.org/sheet'],
          ...(fileId !== undefined && { fileId }),
        })
      ).body.submissions[0]!
    const first = await handIn(learner, 'Forty points.', file.id)
    await as(owner, 'PUT', `/api/lab-submissions/${first.id}/feedback`, { text: 'Check point 17.' })
    await handIn(learner, 'Forty-one points.')
    const told = () =>
      rows(
        "SELECT to_address, details ->> 'name' AS name, details ->> 'isAnew' AS anew FROM outbox WHERE template = 'lab_team_handed_in' ORDER BY anew, to_address DESC",
      )
    const byMeera = { to_address: mate.email, name: 'Meera N.', anew: '' }
    expect(await told()).toEqual([byMeera, { ...byMeera, anew: 'yes' }])
    expect(await handIn(mate, 'Gone.', null)).toMatchObject({ text: 'Gone.', file: null, feedback: null, versions: 2 })
    expect(await told()).toMatchObject([
      byMeera,
      { ...byMeera, anew: 'yes' },
      { to_address: learner.email, anew: 'yes' },
    ])

    const versions = (user: TestUser) => as(user, 'GET', `/api/lab-submissions/${first.id}/versions`)
    const { items } = (await versions(mate)).body as unknown as { items: (typeof first)[] }
    const link = 'https://example.org/sheet'
    expect(items).toMatchObject([
      { text: 'Forty-one points.', links: [link], file: { type: 'application/pdf' }, feedback: null },
      { text: 'Forty points.', links: [link], submittedBy: 'Meera N', feedback: { text: 'Check point 17.' } },
    ])
    expect((await as(mate, 'POST', `/api/lab-submissions/${items[1]?.id}/file-links`)).status).toBe(201)
    expect((await as(rival, 'POST', `/api/lab-submissions/${items[1]?.id}/file-links`)).status).toBe(404)
    for (const [user, status] of [
      [owner, 200],
      [admin, 200],
      [rival, 404],
      [other, 404],
    ] as const)
      expect((await versions(user)).status).toBe(status)
  })

  it('notifies a team of a stage at most once an hour, then of the latest hand-in', async () => {
    const { id } = await aLab(owner.id)
    const teamId = await aTeam(id)
    const mate = await aUser('student', {}, { firstName: 'Omkar', lastName: 'Jadhav', dateOfBirth: null })
    const third = await aUser('student')
    for (const each of [learner, mate, third]) await aMember(id, each.id, { teamId })
    const began = api.clock.now
    const minute = 60_000
    const handIn = async (user: TestUser, after: number, stage = 'walk') => {
      api.clock.now = began + after * minute
      const path = `/api/lab-workspaces/${id}/stages/${stage}/submission`
      expect((await as(user, 'PUT', path, { text: 'Points.', links: [] })).status).toBe(200)
    }
    const told = async () => {
      const rowsOfThird = await rows<{ name: string; due: number; shown: number }>(
        `SELECT outbox.details ->> 'name' AS name, due_at AS due, at AS shown FROM outbox JOIN notifications ON mail_id = outbox.id
          WHERE outbox.template = 'lab_team_handed_in' AND to_address = ? ORDER BY due_at, outbox.id`,
        third.email,
      )
      return rowsOfThird.map(({ name, due, shown }) => [name, (due - began) / minute, (shown - began) / minute])
    }
    await handIn(learner, 0)
    await handIn(mate, 1)
    for (const user of [mate, learner, mate, learner]) await handIn(user, 2)
    expect(await told()).toEqual([
      ['Meera N.', 0, 0],
      ['Meera N.', 60, 60],
    ])
    await handIn(mate, 3)
    await handIn(mate, 3, 'form')
    expect(await told()).toEqual([
      ['Meera N.', 0, 0],
      ['Omkar J.', 3, 3],
      ['Omkar J.', 60, 60],
    ])
  })

  it('keeps a hundred versions in all, and with the oldest goes its file', async () => {
    const { id } = await aLab(owner.id)
    const teamId = await aTeam(id)
    await aMember(id, learner.id, { teamId })
    const file = await aLabFile(learner)
    const submission = await aSubmission(id, teamId, learner.id)
    const insert = env.DB.prepare(
      `INSERT INTO lab_submission_versions (id, submission_id, body, links, file_id, submitted_at, feedback, feedback_at)
        VALUES (?, ?, 'Points.', '[]', ?, ?, 'Go on.', ?)`,
    )
    await env.DB.batch(
      Array.from({ length: workspaceLimits.versions }, (_, number) =>
        insert.bind(`lsv_${number}`, submission, number === 0 ? file.id : null, number, number),
      ),
    )
    const used = () => rows('SELECT uses FROM files WHERE id = ?', file.id)
    expect(await used()).toEqual([{ uses: 1 }])
    const path = `/api/lab-workspaces/${id}/stages/form/submission`
    await as(learner, 'PUT', path, { text: 'Points.', links: [] })
    expect(await rows('SELECT count(*) AS kept, min(submitted_at) AS oldest FROM lab_submission_versions')).toEqual([
      { kept: workspaceLimits.versions, oldest: 1 },
    ])
    expect(await used()).toEqual([{ uses: 0 }])
  })

  it('keeps twenty versions that nobody answered, and one that was', async () => {
    const { id } = await aLab(owner.id)
    await aMember(id, learner.id, { teamId: await aTeam(id) })
    const handIn = async (text: string) =>
      (await as(learner, 'PUT', `/api/lab-workspaces/${id}/stages/walk/submission`, { text, links: [] })).body
        .submissions[0]!
    const { id: submission } = await handIn('Answered.')
    await as(owner, 'PUT', `/api/lab-submissions/${submission}/feedback`, { text: 'Check point 17.' })
    for (let number = 1; number <= 25; number += 1) await handIn(`Points ${number}.`)
    expect(
      await rows('SELECT count(*) AS kept, sum(feedback IS NOT NULL) AS answered FROM lab_submission_versions'),
    ).toEqual([{ kept: 21, answered: 1 }])
  })
})
