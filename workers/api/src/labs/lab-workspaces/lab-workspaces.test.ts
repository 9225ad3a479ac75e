import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import {
  aLab,
  aLabLink,
  aMember,
  aParticipant,
  aSubmission,
  aTeam,
  anUpdate,
  labCaller,
  labRows as rows,
} from '../../../test/labs.ts'
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

  it('lists replies below their update, and tells its author once until they look', async () => {
    const { id } = await aLab(owner.id)
    await aMember(id, learner.id)
    const write = (user: TestUser, body: object) => as(user, 'POST', `/api/lab-workspaces/${id}/updates`, body)
    const list = async (more = '') => (await as(learner, 'GET', `/api/lab-updates?lab=${id}${more}`)).body
    const told = () =>
      rows(
        "SELECT to_address AS address, details ->> 'name' AS name FROM outbox WHERE template = 'lab_update_answered'",
      )
    const first = await write(learner, { text: 'Two inlets.' })
    const replyTo = first.body.id
    // Nobody is told of their own reply.
    await write(learner, { text: 'Three now.', replyTo })
    expect(await told()).toEqual([])
    const taken = await write(owner, { text: 'Which road?', replyTo })
    // A reply that is deleted and written again tells nobody again.
    await as(owner, 'DELETE', `/api/lab-updates/${taken.body.id}`)
    await write(owner, { text: 'Which street?', replyTo })
    await write(owner, { text: 'And the fourth?', replyTo })
    expect(await told()).toEqual([{ address: learner.email, name: 'Asha Raghunath' }])
    expect((await list()).items.map(({ id: each, repliesCount }) => [each, repliesCount])).toEqual([[replyTo, 3]])
    const replies = await list(`&replyTo=${replyTo}&sort=oldest`)
    expect(replies.total).toBe(3)
    expect(replies.items.map(({ html }) => html.trim())).toEqual([
      '<p>Three now.</p>',
      '<p>Which street?</p>',
      '<p>And the fourth?</p>',
    ])
    // An old update stands on a later page. Whoever reads the first one has looked all the same.
    const { asOf } = await list()
    await as(learner, 'PUT', `/api/lab-workspaces/${id}/seen`, { until: asOf })
    api.clock.now += 1000
    await write(owner, { text: 'Still waiting.', replyTo })
    expect(await told()).toHaveLength(2)
    await as(learner, 'DELETE', `/api/lab-updates/${replies.items[0]?.id}`)
    expect((await list()).items[0]?.repliesCount).toBe(3)
    expect((await as(learner, 'DELETE', `/api/lab-updates/${replyTo}`)).status).toBe(204)
    expect(await rows('SELECT count(*) AS updates FROM lab_updates')).toEqual([{ updates: 0 }])
  })

  it('takes no reply to a reply, to another lab’s update, or to one that is gone; and tells nobody who left', async () => {
    const { id } = await aLab(owner.id)
    const elsewhere = await aLab(owner.id)
    await aMember(id, learner.id)
    const update = await anUpdate(id, learner.id)
    const refused = [
      await anUpdate(id, owner.id, { replyTo: update }),
      await anUpdate(elsewhere.id, owner.id),
      'lup_gone',
    ]
    const write = (replyTo: string) => as(owner, 'POST', `/api/lab-workspaces/${id}/updates`, { text: 'Yes.', replyTo })
    for (const each of refused) expect((await write(each)).body.code).toBe('lab_update_gone')
    await as(learner, 'DELETE', `/api/challenge-labs/${id}/participation`)
    expect((await write(update)).status).toBe(201)
    expect(await rows("SELECT id FROM outbox WHERE template = 'lab_update_answered'")).toEqual([])
  })

  it('keeps a team’s tick on a goal that is corrected or moved, and not on another goal', async () => {
    const { id, details } = await aLab(owner.id)
    await aMember(id, learner.id, { teamId: await aTeam(id) })
    let version = 1
    const save = async (goals: string[]) => {
      const { status } = await as(owner, 'PUT', `/api/managed-labs/${id}`, { version, details: { ...details, goals } })
      expect(status).toBe(200)
      version += 1
    }
    const ticked = async () => (await workspace(learner, id)).body.teams[0]?.done.map(({ goal }) => goal)
    const tick = (body: object) => as(learner, 'PUT', `/api/lab-workspaces/${id}/goals`, { ...body, isDone: true })
    await save(['Walk both banks', 'Count 40 wells', 'Draw a map'])
    const before = (await tick({ goal: 'Count 40 wells' })).body.lab.goalIds!
    await save(['Walk both banks', 'Count forty wells', 'Draw a map'])
    expect(await ticked()).toEqual(['Count forty wells'])
    await save(['Draw a map', 'Count forty wells', 'Ask three people', 'Walk both banks'])
    expect(await ticked()).toEqual(['Count forty wells'])
    // A page that was opened before the correction refers to the goal by its id.
    expect((await tick({ goalId: before[2] })).status).toBe(200)
    expect((await ticked())?.toSorted()).toEqual(['Count forty wells', 'Draw a map'])
    expect((await tick({ goal: 'Count 40 wells' })).status).toBe(404)
    await save(['Draw a map', 'Ask three people', 'Walk both banks'])
    await save(['Draw a map', 'Ask three people', 'Walk both banks', 'Count forty wells'])
    expect(await ticked()).toEqual(['Draw a map'])
  })

  it('takes ten links of a person, and more of who runs it', async () => {
    const { id } = await aLab(owner.id)
    const mate = await aUser('student')
    for (const each of [learner, mate]) await aMember(id, each.id)
    const add = (user: TestUser) =>
      as(user, 'POST', `/api/lab-workspaces/${id}/links`, { title: 'Sheet', url: 'https://sheets.example.org/2' })
    for (let number = 1; number <= 10; number += 1) expect((await add(learner)).status).toBe(201)
    expect((await add(learner)).body).toMatchObject({
      code: 'too_many_own_lab_links',
      title: 'You have added 10 links to this lab, which is as many as one person can. Remove one first',
    })
    expect((await add(mate)).status).toBe(201)
    for (let number = 12; number <= 50; number += 1) expect((await add(owner)).status).toBe(201)
    for (const user of [mate, owner]) expect((await add(user)).body.code).toBe('too_many_lab_links')
    expect((await workspace(owner, id)).body.links).toHaveLength(50)
  })

  it('takes five hundred updates of a person, and then others’ still', async () => {
    const { id } = await aLab(owner.id)
    const mate = await aUser('student')
    for (const each of [learner, mate]) await aMember(id, each.id)
    const write = (user: TestUser) => as(user, 'POST', `/api/lab-workspaces/${id}/updates`, { text: 'Two inlets.' })
    await env.DB.prepare(
      `INSERT INTO lab_updates (id, lab_id, author_id, is_mentor, body, html, created_at)
        WITH RECURSIVE each (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM each WHERE number < 499)
        SELECT 'lup_' || number, ?, ?, 0, 'Two inlets.', '', number FROM each`,
    )
      .bind(id, learner.id)
      .run()
    expect((await write(learner)).status).toBe(201)
    expect((await write(learner)).body.code).toBe('too_many_own_lab_updates')
    expect((await write(mate)).status).toBe(201)
    await as(learner, 'DELETE', '/api/lab-updates/lup_7')
    expect((await write(learner)).status).toBe(201)
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
