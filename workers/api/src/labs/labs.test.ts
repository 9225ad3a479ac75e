import { env } from 'cloudflare:workers'
import type { LabDetails } from '@kere/contracts/labs/lab-details'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { failingDatabase } from '../../test/failing-database.ts'
import { aLab, aMember, aParticipant, aTeam, labCaller, labRows as rows, someLab } from '../../test/labs.ts'
import { aUser, type TestUser } from '../../test/sessions.ts'

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

const statement = 'I live two streets from the drain.'

const join = (user: TestUser, id: string, body: object = { statement }) =>
  as(user, 'POST', `/api/challenge-labs/${id}/participation`, body)

const list = async (query = '') => (await as(null, 'GET', `/api/challenge-labs${query}`)).body

const approve = (user: TestUser, id: string) => as(user, 'POST', `/api/lab-participants/${id}/approval`)

const reject = (user: TestUser, id: string, note?: string) =>
  as(user, 'POST', `/api/lab-participants/${id}/rejection`, { ...(note && { note }) })

const workspace = (user: TestUser, id: string) => as(user, 'GET', `/api/lab-workspaces/${id}`)

const mails = () =>
  rows<{ template: string; to_address: string }>('SELECT template, to_address FROM outbox ORDER BY id')

const statusOf = async (id: string) =>
  (await rows<{ status: string }>('SELECT status FROM challenge_lab_participants WHERE id = ?', id))[0]?.status

const now = Date.parse('2026-11-15T12:00:00Z')

describe('the labs that are open', () => {
  it('[S-172] [S-523] [S-407] are listed, the one that closes first before others; no draft, closed, archived or late one', async () => {
    const late = await aLab(owner.id)
    const soon = await aLab(owner.id, { details: { title: 'One roof', closesOn: '2026-11-18' } })
    for (const about of [
      { status: 'draft' as const },
      { status: 'closed' as const },
      { archivedAt: now },
      { details: { closesOn: '2026-11-14' } },
    ])
      await aLab(owner.id, about)
    const { items, total, sample } = await list()
    expect([items.map(({ id }) => id), total, sample]).toEqual([[soon.id, late.id], 2, null])
    expect(items[0]?.educator).toMatchObject({ id: owner.id, name: 'Asha Raghunath' })
    expect(items[0]?.closesAt).toBe('2026-11-18T12:30:00.000Z')
  })

  it('[S-172] [S-407] are found while they are open, by the search of labs and of the site: no closed, draft, archived or late one', async () => {
    const details = { title: 'Shade at noon' }
    const open = await aLab(owner.id, { details })
    for (const about of [{ status: 'closed' as const }, { status: 'draft' as const }, { archivedAt: now }])
      await aLab(owner.id, { ...about, details })
    await aLab(owner.id, { details: { ...details, closesOn: '2026-11-14' } })
    expect((await list('?search=shade')).items.map(({ id }) => id)).toEqual([open.id])
    const found = async () => JSON.stringify((await as(null, 'GET', '/api/search?q=shade&kind=labs')).body)
    expect((await found()).match(/lab_\w+/g)?.filter((id, index, all) => all.indexOf(id) === index)).toEqual([open.id])
    await as(owner, 'PUT', `/api/managed-labs/${open.id}/state`, { state: 'closed' })
    expect((await list('?search=shade')).items).toEqual([])
    expect(await found()).not.toContain(open.id)
  })

  it('[S-179] [S-576.lab] are summed up in 150 characters', async () => {
    await aLab(owner.id, { details: { description: 'ಕ'.repeat(151) } })
    expect((await list()).items[0]?.summary).toBe(`${'ಕ'.repeat(149)}…`)
  })

  it('are found by their words and by the stage that they are in', async () => {
    const first = await aLab(owner.id)
    const middle = await aLab(owner.id, {
      details: {
        title: 'Shade at noon',
        startsOn: '2026-10-01',
        stages: [
          { id: 'a', name: 'A', text: '', endsOn: '2026-11-01' },
          { id: 'b', name: 'B', text: '', endsOn: '2026-12-05' },
          { id: 'c', name: 'C', text: '', endsOn: '2026-12-19' },
        ],
      },
    })
    const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id)
    expect(await idsOf('?search=shade')).toEqual([middle.id])
    expect(await idsOf('?phase=first')).toEqual([first.id])
    expect(await idsOf('?phase=middle')).toEqual([middle.id])
    expect(await idsOf('?phase=last')).toEqual([])
    expect([(await list('')).total, (await list('?phase=middle')).total]).toEqual([2, 1])
  })

  it('[U-24] [W-16] are joined by the sample only while there is no real one', async () => {
    const sample = await aLab(null, { details: { isSample: true } })
    expect((await list()).sample?.id).toBe(sample.id)
    await aLab(owner.id)
    expect((await list()).sample).toBeNull()
    expect((await list()).items.map(({ isSample }) => isSample)).toEqual([false])
  })

  it('[S-523] have a page each; of others only a closed one with its outcome', async () => {
    const open = await aLab(owner.id)
    await aMember(open.id, learner.id, { teamId: await aTeam(open.id, 'Upper Hebbal') })
    // The team has no members any more.
    await aTeam(open.id, 'A name that its educator took from view')
    await aMember(open.id, other.id, { role: 'educator' })
    const { body } = await as(null, 'GET', `/api/challenge-labs/${open.id}`)
    expect(body).toMatchObject({
      goals: ['Walk both banks', 'Record every inlet'],
      teamList: [{ name: 'Upper Hebbal', members: 1, handedIn: 0 }],
      mentorList: [{ id: other.id }],
      outcome: null,
    })
    expect(JSON.stringify(body)).not.toContain('Meera')
    // An educator who has become a learner can no longer be a mentor.
    await env.DB.prepare("UPDATE profiles SET role = 'student', educator_status = NULL WHERE id = ?")
      .bind(other.id)
      .run()
    expect((await as(null, 'GET', `/api/challenge-labs/${open.id}`)).body.mentorList).toEqual([])
    const closed = await aLab(owner.id, { status: 'closed' })
    expect((await as(null, 'GET', `/api/challenge-labs/${closed.id}`)).status).toBe(404)
    const path = `/api/managed-labs/${closed.id}/outcome`
    expect((await as(owner, 'PUT', `/api/managed-labs/${open.id}/outcome`, { text: 'Done.' })).body.code).toBe(
      'lab_is_open',
    )
    expect((await as(owner, 'PUT', path, { text: '**Mapped** <script>x</script>' })).status).toBe(200)
    const { body: shown } = await as(null, 'GET', `/api/challenge-labs/${closed.id}`)
    expect(shown.outcome?.html).toContain('<strong>Mapped</strong>')
    expect(shown.outcome?.html).not.toContain('<script')
  })
})

describe('asking to join', () => {
  it.each([
    ['a learner of 15', 'student', '2011-03-01', null],
    ['a learner of unknown age', 'student', null, null],
    ['an adult', 'student', '2000-03-01', 'https://example.org/walks'],
    ['an educator', 'educator', null, 'https://example.org/walks'],
  ] as const)('[C-49] keeps of %s no link under 18', async (_, role, dateOfBirth, kept) => {
    const asking = await aUser(role, {}, { dateOfBirth })
    const { id } = await aLab(owner.id)
    const { body } = await join(asking, id, { statement, externalLink: 'https://example.org/walks' })
    expect(body.externalLink).toBe(kept)
  })

  it('[S-190] [S-485] [S-500] [C-33] is kept as pending, told to the educator once, and found among one’s own', async () => {
    const { id } = await aLab(owner.id)
    const { status, body } = await join(learner, id, { statement, externalLink: 'https://example.org/walks' })
    expect([status, body]).toMatchObject([201, { role: 'student', status: 'pending', statement }])
    expect(await mails()).toEqual([{ template: 'lab_requested', to_address: owner.email }])
    const mine = await as(learner, 'GET', '/api/me/lab-participations')
    expect(mine.body.items).toMatchObject([{ status: 'pending', lab: { id } }])
    expect((await as(learner, 'GET', `/api/challenge-labs/${id}/standing`)).body).toMatchObject({
      participation: { status: 'pending' },
      mayManage: false,
      mayWork: false,
    })
  })

  it('[S-501] makes an approved educator a mentor, and nobody who is not', async () => {
    const { id } = await aLab(owner.id)
    expect((await join(other, id)).body).toMatchObject({ role: 'educator', status: 'pending' })
    const waiting = await aUser('educator', {}, { educatorStatus: 'pending' })
    expect((await join(waiting, id)).body.code).toBe('not_approved')
    expect((await join(owner, id)).body.code).toBe('own_lab')
    expect((await join(admin, id)).body.code).toBe('forbidden')
  })

  it('[S-186] of fifty requests of one person at once keeps one', async () => {
    const { id } = await aLab(owner.id)
    const answers = await Promise.all(Array.from({ length: 30 }, () => join(learner, id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(29)
    expect(refused[0]?.body).toMatchObject({
      code: 'lab_already_joined',
      title: 'You have already joined or requested to join this lab',
    })
    expect(await rows('SELECT id FROM challenge_lab_participants')).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it('is refused where a lab is closed, late, archived, full, a draft or a sample', async () => {
    const full = await aLab(owner.id, { details: { maxParticipants: 1 } })
    await aMember(full.id, (await aUser('student')).id)
    const labs = [
      [await aLab(owner.id, { status: 'closed' }), 'lab_not_open'],
      [await aLab(owner.id, { details: { closesOn: '2026-11-14' } }), 'lab_not_open'],
      [await aLab(owner.id, { archivedAt: now }), 'not_found'],
      [await aLab(owner.id, { status: 'draft' }), 'not_found'],
      [await aLab(null, { details: { isSample: true } }), 'lab_is_sample'],
      [full, 'lab_full'],
      [{ id: 'lab_none' }, 'not_found'],
    ] as const
    for (const [{ id }, code] of labs) expect((await join(learner, id)).body.code).toBe(code)
    expect(await mails()).toEqual([])
  })

  it.each([
    ['no statement', {}, 'statement', 'Please provide a statement'],
    ['spaces', { statement: ' \n\u200b ' }, 'statement', 'Please provide a statement'],
    ['501 graphemes', { statement: 'a'.repeat(501) }, 'statement', 'Please use at most 500 characters'],
    ['501 emoji', { statement: '👨‍👩‍👧‍👦'.repeat(501) }, 'statement', 'Please use at most 500 characters'],
    ['a script', { statement, externalLink: 'javascript:alert(1)' }, 'externalLink', 'Please enter a valid URL'],
    ['no address', { statement, externalLink: 'heritage-walks/kogilu' }, 'externalLink', 'Please enter a valid URL'],
    [
      '3,000 letters',
      { statement, externalLink: `https://example.org/${'a'.repeat(3000)}` },
      'externalLink',
      'Please enter a valid URL',
    ],
  ])('[S-183] [S-184] [S-185] [S-578] refuses %s', async (_, body, field, detail) => {
    const { id } = await aLab(owner.id)
    const refused = await join(learner, id, body)
    expect([refused.status, refused.body.errors]).toEqual([422, [{ pointer: `/body/${field}`, detail }]])
  })

  it('[S-184] takes 500 family emoji', async () => {
    const { id } = await aLab(owner.id)
    expect((await join(learner, id, { statement: '👨‍👩‍👧‍👦'.repeat(500), externalLink: '' })).status).toBe(201)
  })

  it('can be withdrawn and asked again, but not after a rejection', async () => {
    const { id } = await aLab(owner.id)
    const first = await join(learner, id)
    expect((await as(learner, 'DELETE', `/api/challenge-labs/${id}/participation`)).status).toBe(204)
    expect(await statusOf(first.body.id)).toBeUndefined()
    const second = await join(learner, id)
    await reject(owner, second.body.id, 'Every place is taken.')
    expect((await as(learner, 'DELETE', `/api/challenge-labs/${id}/participation`)).status).toBe(204)
    expect((await join(learner, id)).body.code).toBe('lab_already_joined')
    expect((await as(learner, 'GET', `/api/challenge-labs/${id}/standing`)).body.participation).toMatchObject({
      status: 'rejected',
      note: 'Every place is taken.',
    })
  })

  it('waits for twenty answers at most', async () => {
    for (let number = 0; number < 20; number += 1) await aParticipant((await aLab(owner.id)).id, learner.id)
    expect((await join(learner, (await aLab(owner.id)).id)).body.code).toBe('too_many_lab_requests')
  })
})

describe('running a lab', () => {
  const create = (user: TestUser, details: Partial<LabDetails> = {}, opens = true) =>
    as(user, 'POST', '/api/managed-labs', { details: { ...someLab, ...details }, opens })

  it('[S-401] [S-523] begins by an approved educator or an admin, open or as a draft', async () => {
    const { status, body } = await create(owner)
    expect([status, body]).toMatchObject([201, { state: 'open', educator: { id: owner.id }, pending: 0 }])
    expect((await create(admin, {}, false)).body.state).toBe('draft')
    expect((await create(learner)).body.code).toBe('forbidden')
    const waiting = await aUser('educator', {}, { educatorStatus: 'pending' })
    expect((await create(waiting)).body.code).toBe('not_approved')
    expect((await create(owner, { isSample: true })).body.code).toBe('forbidden')
    expect((await create(admin, { isSample: true })).status).toBe(201)
  })

  it.each([
    ['title', ' ', '/body/details/title', 'Title is required'],
    ['description', '', '/body/details/description', 'Description is required'],
    ['goals', [], '/body/details/goals', 'Goals are required'],
    ['stages', [], '/body/details/stages', 'Timeline is required'],
    // Answers cannot represent the instant of such a date, so it would break every list that contains the lab.
    ['startsOn', '0000-01-01', '/body/details/startsOn', 'Choose a date'],
    ['closesOn', '9999-12-31', '/body/details/closesOn', 'Choose a date'],
    ['closesOn', '2026-12-20', '/body/details/closesOn', 'Requests must close before the last stage ends'],
    ['coverImage', '/media/labs/somebody-elses', '/body/details/coverImage', 'Please upload the picture'],
  ])('[S-402] is refused with a wrong %s', async (field, value, pointer, detail) => {
    const { status, body } = await create(owner, { [field]: value })
    expect([status, body.errors]).toEqual([422, [{ pointer, detail }]])
  })

  it('refuses stages that are not in their order', async () => {
    const stages = [...someLab.stages].toReversed()
    const { body } = await create(owner, { stages, closesOn: '2026-11-16' })
    expect(body.errors?.[0]).toEqual({
      pointer: '/body/details/stages/1/endsOn',
      detail: 'Stage 2 must end after stage 1',
    })
  })

  it('refuses two stages of one id: what is handed in names it', async () => {
    const stages = someLab.stages.map((stage) => ({ ...stage, id: 'walk' }))
    const { status, body } = await create(owner, { stages })
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, '/body/details/stages/1/id'])
  })

  it('[C-32] [S-523] is for its educator and admins; lists name the educator, the newest first', async () => {
    const older = await aLab(owner.id)
    const newer = await aLab(other.id, { details: { title: 'One roof' } })
    expect((await as(owner, 'GET', '/api/managed-labs')).body.items.map(({ id }) => id)).toEqual([older.id])
    const all = (await as(admin, 'GET', '/api/managed-labs')).body.items
    expect(all.map(({ id, educator }) => [id, educator.id])).toEqual([
      [newer.id, other.id],
      [older.id, owner.id],
    ])
    expect((await as(admin, 'GET', '/api/managed-labs?search=roof')).body.total).toBe(1)
    expect((await as(owner, 'GET', '/api/managed-labs?state=closed')).body.total).toBe(0)
  })

  it('keeps the version that was seen, and places for everybody in it', async () => {
    const { id } = await aLab(owner.id)
    for (let number = 0; number < 2; number += 1) await aMember(id, (await aUser('student')).id)
    const save = (version: number, details: Partial<LabDetails>) =>
      as(owner, 'PUT', `/api/managed-labs/${id}`, { version, details: { ...someLab, ...details } })
    expect((await save(1, { maxParticipants: 1 })).body.code).toBe('lab_places_taken')
    expect((await save(1, { title: 'Another', maxParticipants: 2 })).body).toMatchObject({
      title: 'Another',
      version: 2,
    })
    expect((await save(1, {})).body.code).toBe('lab_changed')
    expect((await as(other, 'PUT', `/api/managed-labs/${id}`, { version: 2, details: someLab })).status).toBe(404)
  })

  it('[S-407] [U-21.labs] closes and opens again, and keeps who waits', async () => {
    const { id } = await aLab(owner.id)
    const { id: request } = await aParticipant(id, learner.id)
    const set = (state: string) => as(owner, 'PUT', `/api/managed-labs/${id}/state`, { state })
    expect((await set('closed')).body).toMatchObject({ state: 'closed', pending: 1 })
    expect((await set('closed')).status).toBe(200)
    expect((await list()).items).toEqual([])
    expect((await approve(owner, request)).body.status).toBe('approved')
    expect((await set('open')).body.state).toBe('open')
    expect(await rows("SELECT id FROM audit_log WHERE action IN ('lab.closed', 'lab.opened')")).toHaveLength(2)
  })

  it('[U-20] deletes what nobody is in, and archives what somebody is in, who are told', async () => {
    const empty = await aLab(owner.id)
    expect((await as(owner, 'DELETE', `/api/managed-labs/${empty.id}`)).body).toEqual({ isArchived: false })
    expect((await as(owner, 'DELETE', `/api/managed-labs/${empty.id}`)).status).toBe(404)
    const lab = await aLab(owner.id)
    await aMember(lab.id, learner.id)
    expect((await as(other, 'DELETE', `/api/managed-labs/${lab.id}`)).status).toBe(404)
    for (let time = 0; time < 2; time += 1)
      expect((await as(owner, 'DELETE', `/api/managed-labs/${lab.id}`)).body).toEqual({ isArchived: true })
    expect(await mails()).toEqual([{ template: 'lab_archived', to_address: learner.email }])
    expect((await as(owner, 'PUT', `/api/managed-labs/${lab.id}/state`, { state: 'open' })).body.code).toBe(
      'lab_is_archived',
    )
    expect((await workspace(learner, lab.id)).body).toMatchObject({ isWritable: false })
  })

  it('is nobody’s but an admin’s once its educator has lost the role', async () => {
    const { id } = await aLab(owner.id)
    await aMember(id, learner.id)
    await env.DB.prepare("UPDATE profiles SET role = 'student', educator_status = NULL WHERE id = ?")
      .bind(owner.id)
      .run()
    expect((await as(owner, 'GET', `/api/lab-participants?lab=${id}`)).status).toBe(403)
    expect((await workspace(owner, id)).status).toBe(404)
    expect((await workspace(learner, id)).status).toBe(200)
    expect((await as(admin, 'GET', `/api/lab-participants?lab=${id}`)).status).toBe(200)
  })
})

describe('answering requests', () => {
  it('[S-403] [S-524] [S-406] lists who waits first, and approves or rejects once', async () => {
    const { id } = await aLab(owner.id)
    const member = await aMember(id, (await aUser('student')).id)
    const request = await aParticipant(id, learner.id)
    const mentor = await aParticipant(id, other.id, { role: 'educator' })
    const path = `/api/lab-participants?lab=${id}`
    const { body } = await as(owner, 'GET', `${path}&role=student`)
    expect(body.items.map((item) => item.id)).toEqual([request.id, member.id])
    expect(body.items[0]).toMatchObject({ name: 'Meera N.', status: 'pending' })
    expect(JSON.stringify(body)).not.toContain(learner.email)
    expect(body.counts).toEqual({ student: 2, educator: 1 })
    expect((await as(owner, 'GET', `${path}&status=pending`)).body.total).toBe(2)
    expect((await as(other, 'GET', path)).status).toBe(404)

    expect((await approve(owner, request.id)).body).toMatchObject({ status: 'approved' })
    expect((await approve(owner, request.id)).body.code).toBe('lab_request_decided')
    expect((await reject(owner, mentor.id, 'We have two.')).body).toMatchObject({
      status: 'rejected',
      note: 'We have two.',
    })
    expect((await mails()).map(({ template }) => template)).toEqual(['lab_approved', 'lab_rejected'])
    expect(await rows("SELECT id FROM audit_log WHERE action LIKE 'lab_participant.%'")).toHaveLength(2)
  })

  it('gives the last place to one of two at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await aLab(owner.id, { details: { maxParticipants: 1 } })
      const requests = [await aParticipant(id, learner.id), await aParticipant(id, (await aUser('student')).id)]
      const answers = await Promise.all(
        requests.map((request, index) => approve(index === 0 ? owner : admin, request.id)),
      )
      expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([201, 409])
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('lab_places_full')
    }
  })

  it('is either withdrawn or approved', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await aLab(owner.id)
      const request = await aParticipant(id, learner.id)
      const [left, approved] = await Promise.all([
        as(learner, 'DELETE', `/api/challenge-labs/${id}/participation`),
        approve(owner, request.id),
      ])
      expect(left.status).toBe(204)
      expect([201, 404]).toContain(approved.status)
      expect(await statusOf(request.id)).toBeUndefined()
    }
    expect(await mails()).toEqual([])
  })

  it('answers many at once, and takes their list along as a file', async () => {
    const { id } = await aLab(owner.id, { details: { maxParticipants: 1 } })
    const requests = [await aParticipant(id, learner.id), await aParticipant(id, (await aUser('student')).id)]
    const bulk = await as(owner, 'POST', '/api/bulk/lab-participants', {
      act: 'approve',
      rows: requests.map((request) => ({ id: request.id })),
    })
    expect(bulk.body.results.map(({ outcome }) => outcome)).toEqual(['done', 'refused'])
    const others = await as(other, 'POST', '/api/bulk/lab-participants', { act: 'reject', matching: { lab: id } })
    expect(others.status).toBe(404)
    expect((await as(owner, 'POST', `/api/exports/lab-participants.csv?lab=${id}`)).status).toBe(200)
  })

  it('takes somebody out of the lab, its workspace and their team', async () => {
    const { id } = await aLab(owner.id)
    const member = await aMember(id, learner.id, { teamId: await aTeam(id) })
    expect(
      (await as(owner, 'DELETE', `/api/lab-participants/${member.id}/membership`, { note: 'Not seen since May.' }))
        .body,
    ).toMatchObject({ status: 'rejected', team: null })
    expect((await workspace(learner, id)).status).toBe(404)
    expect((await as(learner, 'POST', `/api/lab-workspaces/${id}/updates`, { text: 'Still here.' })).status).toBe(404)
    expect((await mails()).map(({ template }) => template)).toEqual(['lab_removed'])
  })
})

describe('a failing database', () => {
  it.each([
    ['[S-555]', 'GET', '/api/challenge-labs/lab_1', 'Failed to fetch challenge lab'],
    ['[S-556]', 'POST', '/api/challenge-labs/lab_1/participation', 'Failed to join challenge lab'],
    ['[S-557]', 'GET', '/api/me/lab-participations', 'Failed to fetch your lab participations'],
    ['[S-558]', 'POST', '/api/managed-labs', 'Failed to create challenge lab'],
    ['[S-559]', 'PUT', '/api/managed-labs/lab_1', 'Failed to update challenge lab'],
    ['[S-560]', 'GET', '/api/lab-participants?lab=lab_1', 'Failed to fetch lab participants'],
    ['[S-561]', 'POST', '/api/lab-participants/lpt_1/approval', 'Failed to update participant status'],
    ['[S-561]', 'POST', '/api/lab-participants/lpt_1/rejection', 'Failed to update participant status'],
  ])('%s is answered %s %s with “%s”', async (_, method, path, detail) => {
    const bodies: Record<string, unknown> = {
      '/api/challenge-labs/lab_1/participation': { statement },
      '/api/managed-labs': { details: someLab, opens: true },
      '/api/managed-labs/lab_1': { version: 1, details: someLab },
      '/api/lab-participants/lpt_1/rejection': {},
    }
    const working = api
    const { cookie } = path.includes('participation') ? learner : owner
    api = startApi({ db: failingDatabase() })
    const { status, body } = await as({ ...owner, cookie }, method, path, bodies[path])
    api = working
    expect([status, body.detail]).toEqual([503, detail])
  })
})

it('[S-484] labs have the columns that the requirement names, and are open or closed', async () => {
  const columns = await rows<{ name: string }>("SELECT name FROM pragma_table_info('challenge_labs')")
  const named = 'id title description goals timeline status created_by created_at updated_at'
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(named.split(' ')))
  const { id } = await aLab(owner.id)
  for (const state of ['closed', 'open'] as const) {
    const { body } = await as(owner, 'PUT', `/api/managed-labs/${id}/state`, { state })
    expect(body).toMatchObject({ state })
  }
})
