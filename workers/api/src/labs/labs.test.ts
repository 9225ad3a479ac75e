import { env } from 'cloudflare:workers'
import type { LabDetails } from '@kere/contracts/labs/lab-details'
import type { LabParticipant } from '@kere/contracts/labs/lab-participants'
import type { Lab, LabSummary } from '@kere/contracts/labs/labs'
import type { ManagedLab } from '@kere/contracts/labs/lab-authoring'
import type { LabUpdate, LabWorkspace } from '@kere/contracts/labs/lab-workspace'
import type { LabStanding, MyParticipation } from '@kere/contracts/labs/lab-participation'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { failingDatabase } from '../../test/failing-database.ts'
import { aStatement } from '../../test/fellowship.ts'
import {
  aLab,
  aLabFile,
  aLabLink,
  aMember,
  aParticipant,
  aSubmission,
  aTeam,
  anUpdate,
  someLab,
} from '../../test/labs.ts'
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

interface Answer {
  status: number
  body: Omit<Lab & ManagedLab, 'teams'> &
    LabParticipant &
    LabStanding &
    LabWorkspace & {
      code: string
      detail: string
      errors?: { pointer: string; detail: string }[]
      items: (LabSummary & LabParticipant & MyParticipation & LabUpdate)[]
      total: number
      sample: LabSummary | null
      counts: { student: number; educator: number }
      isArchived: boolean
      results: { outcome: string; reason: string | null }[]
    }
}

async function as(user: TestUser | null, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await api.call(path, {
    method,
    headers: {
      origin: 'https://kere.test',
      ...(user && { cookie: user.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // What is really there is what a test asserts.
  return answer as unknown as Answer
}

const statement = 'I live two streets from the drain.'

const join = (user: TestUser, id: string, body: object = { statement }) =>
  as(user, 'POST', `/api/challenge-labs/${id}/participation`, body)

const list = async (query = '') => (await as(null, 'GET', `/api/challenge-labs${query}`)).body

const approve = (user: TestUser, id: string) => as(user, 'POST', `/api/lab-participants/${id}/approval`)

const reject = (user: TestUser, id: string, note?: string) =>
  as(user, 'POST', `/api/lab-participants/${id}/rejection`, { ...(note && { note }) })

const workspace = (user: TestUser, id: string) => as(user, 'GET', `/api/lab-workspaces/${id}`)

async function rows<Row>(sql: string, ...values: unknown[]) {
  const { results } = await env.DB.prepare(sql)
    .bind(...values)
    .all<Row>()
  return results
}

const mails = () =>
  rows<{ template: string; to_address: string }>('SELECT template, to_address FROM outbox ORDER BY id')

const statusOf = async (id: string) =>
  (await rows<{ status: string }>('SELECT status FROM challenge_lab_participants WHERE id = ?', id))[0]?.status

const day = 24 * 60 * 60 * 1000
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
    // Nobody is in it any more.
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
    // Who learns instead is nobody's to name any more.
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
    // Its instant is written in no way that an answer may be: it would break every list that the lab is in.
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

  it('is undone until the email leaves', async () => {
    const { id } = await aLab(owner.id)
    const request = await aParticipant(id, learner.id)
    const undo = () => as(owner, 'DELETE', `/api/lab-participants/${request.id}/decision`)
    await approve(owner, request.id)
    expect((await undo()).body.status).toBe('pending')
    expect((await undo()).status).toBe(200)
    expect(await mails()).toEqual([])
    await reject(owner, request.id)
    await env.DB.prepare("UPDATE outbox SET state = 'sent', attempts = 1").run()
    expect((await undo()).body.code).toBe('lab_decision_final')
    expect(await statusOf(request.id)).toBe('rejected')
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

describe('the workspace of a lab', () => {
  it('is for its approved people, its educator and admins, at every endpoint', async () => {
    const { id } = await aLab(owner.id)
    const teamId = await aTeam(id)
    const mentor = await aUser('educator')
    const pending = await aUser('student')
    await aMember(id, mentor.id, { role: 'educator' })
    await aParticipant(id, pending.id)
    const outsider = await aUser('student')
    const { id: participantId } = await aMember(id, learner.id, { teamId })
    const [update, link, submission] = [
      await anUpdate(id, learner.id),
      await aLabLink(id, learner.id),
      await aSubmission(id, teamId, learner.id),
    ]
    const space = `/api/lab-workspaces/${id}`
    const people = { outsider, pending, member: learner, mentor, owner, other, admin }
    type Who = keyof typeof people
    const out = { outsider: 404, pending: 404, other: 404 } as const
    const calls: [method: string, path: string, body: unknown, statuses: Partial<Record<Who, number>>][] = [
      ['GET', space, undefined, { member: 200, mentor: 200, owner: 200, admin: 200 }],
      ['GET', `/api/lab-updates?lab=${id}`, undefined, { member: 200, mentor: 200, owner: 200, admin: 200 }],
      ['POST', `${space}/updates`, { text: 'Hello' }, { member: 201, mentor: 201, owner: 201, admin: 201 }],
      [
        'POST',
        `${space}/links`,
        { title: 'Map', url: 'https://example.org' },
        { member: 201, mentor: 201, owner: 201, admin: 201 },
      ],
      [
        'PUT',
        `${space}/goals`,
        { goal: 'Walk both banks', isDone: true },
        { member: 200, mentor: 409, owner: 409, admin: 409 },
      ],
      [
        'PUT',
        `${space}/stages/walk/submission`,
        { text: 'Ours', links: [] },
        { member: 200, mentor: 409, owner: 409, admin: 409 },
      ],
      [
        'PUT',
        `/api/lab-submissions/${submission}/feedback`,
        { text: 'Good.' },
        { member: 403, mentor: 200, owner: 200, admin: 200 },
      ],
      [
        'PUT',
        `${space}/members/${participantId}/team`,
        { teamId },
        { member: 200, mentor: 404, owner: 200, admin: 200 },
      ],
      [
        'PUT',
        `${space}/teams/${teamId}`,
        { name: 'Lower Hebbal' },
        { member: 200, mentor: 403, owner: 200, admin: 200 },
      ],
      ['DELETE', `${space}/teams/${teamId}`, undefined, { member: 403, mentor: 403 }],
      ['DELETE', `/api/lab-updates/${update}`, undefined, { mentor: 404, member: 204 }],
      ['DELETE', `/api/lab-links/${link}`, undefined, { mentor: 404, owner: 204 }],
    ]
    for (const [method, path, body, statuses] of calls)
      for (const [who, status] of Object.entries({ ...out, ...statuses }))
        expect((await as(people[who as Who], method, path, body)).status, `${method} ${path} as ${who}`).toBe(status)
    for (const who of Object.keys(people) as Who[]) {
      const made = await as(people[who], 'POST', `${space}/teams`, { name: `Team of ${who}` })
      expect(made.status, who).toBe(who in out ? 404 : 201)
    }
  })

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

  it('is not filled with teams by whoever starts one after the other: those left without a trace are gone', async () => {
    const { id } = await aLab(owner.id)
    await aMember(id, learner.id)
    const start = (user: TestUser, name: string) => as(user, 'POST', `/api/lab-workspaces/${id}/teams`, { name })
    await start(owner, 'For latecomers')
    for (let number = 1; number <= 4; number += 1)
      expect((await start(learner, `Reeds ${number}`)).body.teams).toHaveLength(Math.min(number, 2) + 1)
    await as(learner, 'PUT', `/api/lab-workspaces/${id}/stages/walk/submission`, { text: 'Forty points.', links: [] })
    await start(learner, 'Reeds 5')
    const { body } = await start(learner, 'Reeds 6')
    expect(body.teams.map(({ name }) => name)).toEqual(['For latecomers', 'Reeds 4', 'Reeds 5', 'Reeds 6'])
  })

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
    expect(handed.map(({ template, to }) => [template, to])).toEqual(guides.map((to) => ['lab_stage_handed_in', to]))
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
    expect((await told()).map(({ to }) => to)).toEqual(guides)
  })

  it('shows updates as sanitized Markdown, the newest first, and of minors an initial', async () => {
    const { id } = await aLab(owner.id)
    await aMember(id, learner.id)
    await as(learner, 'POST', `/api/lab-workspaces/${id}/updates`, {
      text: '**Nine** points <img src=x onerror=alert(1)>',
    })
    await as(owner, 'POST', `/api/lab-workspaces/${id}/updates`, { text: 'Well done.' })
    const { items } = (await as(learner, 'GET', `/api/lab-updates?lab=${id}`)).body
    expect(items.map(({ author, isMentor, mayRemove }) => [author.name, isMentor, mayRemove])).toEqual([
      ['Asha Raghunath', true, false],
      ['Meera N.', false, true],
    ])
    expect(items[1]?.html).toContain('<strong>Nine</strong>')
    expect(items[1]?.html).not.toContain('<img')
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

  it('is read, not written, once a closed lab’s last stage is over', async () => {
    const { id } = await aLab(owner.id, { status: 'closed' })
    await aMember(id, learner.id, { teamId: await aTeam(id) })
    expect((await as(learner, 'POST', `/api/lab-workspaces/${id}/updates`, { text: 'x' })).status).toBe(201)
    await env.DB.prepare('UPDATE challenge_labs SET ends_at = ? WHERE id = ?')
      .bind(now - day, id)
      .run()
    expect((await workspace(learner, id)).body.isWritable).toBe(false)
    expect((await as(learner, 'POST', `/api/lab-workspaces/${id}/updates`, { text: 'x' })).body.code).toBe(
      'lab_is_over',
    )
    expect(
      (await as(learner, 'POST', `/api/lab-workspaces/${id}/links`, { title: 'x', url: 'https://a.in' })).body.code,
    ).toBe('lab_is_over')
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
