import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { aZip } from '../../../test/documents/zip-writer.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aStatement } from '../../../test/fellowship.ts'
import {
  aLab,
  aLabFile,
  aLabPicture,
  aMember,
  aParticipant,
  aTeam,
  labCaller,
  labRows as rows,
  someLab,
} from '../../../test/labs.ts'
import { aPng, textBytes } from '../../../test/pictures.ts'
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

describe('what teams hand in', () => {
  it('keeps one submission a team and stage until the stage ends; the mentor’s feedback goes with what it was on', async () => {
    const { id } = await aLab(owner.id)
    const teamId = await aTeam(id)
    await aMember(id, learner.id, { teamId })
    const handIn = (stage: string, text: string) =>
      as(learner, 'PUT', `/api/lab-workspaces/${id}/stages/${stage}/submission`, {
        text,
        links: ['https://example.org/sheet'],
      })
    const first = await handIn('walk', 'Forty points.')
    const submission = first.body.submissions[0]
    expect(submission).toMatchObject({ teamId, stageId: 'walk', text: 'Forty points.', feedback: null })
    await as(owner, 'PUT', `/api/lab-submissions/${submission?.id}/feedback`, { text: 'Check point 17.' })
    expect((await workspace(learner, id)).body.submissions[0]?.feedback?.text).toBe('Check point 17.')
    const second = await handIn('walk', 'Forty-three points.')
    expect(second.body.submissions).toMatchObject([{ id: submission?.id, text: 'Forty-three points.', feedback: null }])
    expect((await handIn('nowhere', 'x')).status).toBe(404)
    const earlier = JSON.stringify([{ ...someLab.stages[1], endsOn: '2026-11-14' }])
    await env.DB.prepare('UPDATE challenge_labs SET timeline = ? WHERE id = ?').bind(earlier, id).run()
    expect((await handIn('walk', 'Too late.')).body.code).toBe('lab_stage_ended')

    const stranger = await aUser('student')
    await aMember(id, stranger.id, { teamId: await aTeam(id) })
    expect((await workspace(stranger, id)).body.submissions).toEqual([])
    expect((await workspace(owner, id)).body.submissions).toHaveLength(1)
  })

  it('[W-56] tells who guides the lab what waits for them, and the whole team of its feedback, once each', async () => {
    const { id } = await aLab(owner.id)
    const teamId = await aTeam(id, 'Upper Hebbal')
    const mate = await aUser('student')
    const stranger = await aUser('student')
    await aMember(id, learner.id, { teamId })
    await aMember(id, mate.id, { teamId })
    await aMember(id, stranger.id, { teamId: await aTeam(id) })
    await aMember(id, other.id, { role: 'educator' })
    const told = async () => {
      const sent = await rows<{ template: string; to_address: string; details: string }>(
        'SELECT template, to_address, details FROM outbox ORDER BY template, to_address',
      )
      await env.DB.prepare('DELETE FROM outbox').run()
      return sent.map(({ template, to_address: to, details }) => ({
        template,
        to,
        ...(JSON.parse(details) as Record<string, string>),
      }))
    }
    const handIn = async (text: string) => {
      const path = `/api/lab-workspaces/${id}/stages/walk/submission`
      return (await as(learner, 'PUT', path, { text, links: [] })).body.submissions[0]?.id
    }
    const answer = (submission: string | undefined, text: string) =>
      as(other, 'PUT', `/api/lab-submissions/${submission}/feedback`, { text })
    const guides = [owner.email, other.email].toSorted()
    const team = [learner.email, mate.email].toSorted()

    const submission = await handIn('Forty points.')
    await handIn('Forty-one points.')
    const handed = await told()
    expect(handed.map(({ template, to }) => [template, to])).toEqual([
      ...guides.map((to) => ['lab_stage_handed_in', to]),
      ['lab_team_handed_in', mate.email],
      ['lab_team_handed_in', mate.email],
    ])
    expect(handed[0]).toMatchObject({
      labId: id,
      lab: 'Trace one drain',
      stage: 'Walk and record',
      team: 'Upper Hebbal',
    })
    await answer(submission, 'Check point 17.')
    await answer(submission, 'Check points 17 and 22.')
    const answered = await told()
    expect(answered.map(({ template, to }) => [template, to])).toEqual(team.map((to) => ['lab_feedback_given', to]))
    expect(answered[0]).toMatchObject({ labId: id, stage: 'Walk and record', feedback: 'Check point 17.' })
    await handIn('Forty-three points.')
    expect((await told()).map(({ to }) => to)).toEqual([...guides, mate.email])
  })

  it('[W-48] vouches with the outcome for who was in the team when it handed in, and for nobody who came later', async () => {
    const { id } = await aLab(owner.id)
    const teamId = await aTeam(id)
    const [mate, late] = [await aUser('student'), await aUser('student')]
    for (const each of [learner, mate]) await aMember(id, each.id, { teamId })
    const { id: comes } = await aMember(id, late.id)
    await as(learner, 'PUT', `/api/lab-workspaces/${id}/stages/walk/submission`, { text: 'Forty.', links: [] })
    await as(owner, 'PUT', `/api/lab-workspaces/${id}/members/${comes}/team`, { teamId })
    await as(owner, 'PUT', `/api/managed-labs/${id}/state`, { state: 'closed' })
    const publish = async (text: string) => {
      expect((await as(owner, 'PUT', `/api/managed-labs/${id}/outcome`, { text })).status).toBe(200)
      const verified = await rows<{ user_id: string }>("SELECT user_id FROM impact_entries WHERE mark = 'verified'")
      return verified.map(({ user_id: user }) => user).toSorted()
    }
    const see = async (user: TestUser) => {
      const until = new Date(api.clock.now).toISOString()
      expect((await as(user, 'PUT', `/api/lab-workspaces/${id}/seen`, { until })).status).toBe(204)
    }
    for (const each of [learner, late]) await see(each)
    expect(await publish('Nobody of those who guide the lab has seen it.')).toEqual([])
    await publish('')
    await see(owner)
    expect(await publish('Forty points.')).toEqual([learner.id, mate.id].toSorted())
  })

  it('[W-17] takes a file with a submission, which its team and who guides the lab open by a link', async () => {
    const { id } = await aLab(owner.id)
    const teamId = await aTeam(id)
    const { id: otherTeam } = { id: await aTeam(id, 'Lower Hebbal') }
    const [mate, rival, mentor, outsider] = [
      await aUser('student'),
      await aUser('student'),
      await aUser('educator'),
      await aUser('student'),
    ]
    for (const each of [learner, mate]) await aMember(id, each.id, { teamId })
    await aMember(id, rival.id, { teamId: otherTeam })
    await aMember(id, mentor.id, { role: 'educator' })
    await aParticipant(id, outsider.id)
    const handIn = (user: TestUser, fileId?: string | null) =>
      as(user, 'PUT', `/api/lab-workspaces/${id}/stages/form/submission`, {
        text: 'Our report.',
        links: [],
        ...(fileId !== undefined && { fileId }),
      })
    const file = await aLabFile(learner)
    for (const refused of [(await aLabFile(rival)).id, (await aStatement(learner)).id, 'fil_none'])
      expect((await handIn(learner, refused)).body.errors).toEqual([
        { pointer: '/body/fileId', detail: 'Please upload the file' },
      ])
    const handed = { type: 'application/pdf', size: expect.any(Number) as number }
    const { body } = await handIn(learner, file.id)
    expect(body.submissions).toMatchObject([{ file: handed }])
    expect((await handIn(mate)).body.submissions).toMatchObject([{ file: handed }])
    const submission = body.submissions[0]!.id
    const link = (user: TestUser | null) => as(user, 'POST', `/api/lab-submissions/${submission}/file-links`)
    const answers = []
    for (const user of [null, outsider, rival, other, learner, mate, mentor, owner, admin])
      answers.push((await link(user)).status)
    expect(answers).toEqual([401, 404, 404, 404, 201, 201, 201, 201, 201])
    expect(await rows("SELECT DISTINCT action FROM audit_log WHERE action LIKE 'lab_sub%'")).toEqual([
      { action: 'lab_submission.file_opened' },
    ])
    expect((await handIn(mate, null)).body.submissions).toMatchObject([{ file: null }])
    expect((await link(mentor)).status).toBe(404)
  })

  it('shows a picture to its team and who guides the lab, and nothing else by its address', async () => {
    const { id } = await aLab(owner.id)
    const teamId = await aTeam(id)
    const [mate, rival, mentor] = [await aUser('student'), await aUser('student'), await aUser('educator')]
    for (const each of [learner, mate]) await aMember(id, each.id, { teamId })
    await aMember(id, rival.id, { teamId: await aTeam(id, 'Lower Hebbal') })
    await aMember(id, mentor.id, { role: 'educator' })
    const handIn = async (stage: string, fileId: string) =>
      (
        await as(learner, 'PUT', `/api/lab-workspaces/${id}/stages/${stage}/submission`, {
          text: '.',
          links: [],
          fileId,
        })
      ).body.submissions
    const [shown] = await handIn('form', (await aLabPicture(learner)).id)
    const ask = (user: TestUser | null, of = shown?.id) =>
      api.call(`/api/lab-submissions/${of}/picture`, user ? { headers: { cookie: user.cookie } } : {})
    const answers = []
    for (const user of [null, rival, other, learner, mate, mentor, owner, admin]) answers.push((await ask(user)).status)
    expect(answers).toEqual([401, 404, 404, 200, 200, 200, 200, 200])
    const { headers } = await ask(mate)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const walk = (await handIn('walk', (await aLabFile(learner)).id)).find(({ stageId }) => stageId === 'walk')
    expect((await ask(learner, walk?.id)).status).toBe(404)
  })

  it('are the pictures, tables, maps and archives that labs ask for too, and each is downloaded as what it is', async () => {
    const { id } = await aLab(owner.id)
    await aMember(id, learner.id, { teamId: await aTeam(id) })
    const asking = { origin: 'https://kere.test', cookie: learner.cookie }
    const sheet = textBytes('point,depth\nA,1.5\n')
    const files: [type: string, bytes: Uint8Array<ArrayBuffer>][] = [
      ['image/png', aPng()],
      ['text/csv', sheet],
      ['application/geo+json', textBytes('{"type":"Point","coordinates":[77.6,12.9]}')],
      ['application/zip', aZip([{ name: 'points.csv', data: sheet }])],
    ]
    for (const [type, bytes] of files) {
      const { body: begun } = await as(learner, 'POST', '/api/files', { kind: 'lab_file', size: bytes.length })
      const upload = { method: 'PUT', headers: asking, body: bytes }
      expect((await api.call(`/api/files/${begun.id}/content`, upload)).body).toMatchObject({ type, path: null })
      const { body } = await as(learner, 'PUT', `/api/lab-workspaces/${id}/stages/form/submission`, {
        text: 'Our sheet.',
        links: [],
        fileId: begun.id,
      })
      expect(body.submissions).toMatchObject([{ file: { type, size: bytes.length } }])
      const { body: link } = await as(owner, 'POST', `/api/lab-submissions/${body.submissions[0]!.id}/file-links`)
      const { headers } = await api.call((link as unknown as { href: string }).href, {
        headers: { cookie: owner.cookie },
      })
      expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([type, 'nosniff'])
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="lab-file\.\w+"$/)
    }
  })
})
