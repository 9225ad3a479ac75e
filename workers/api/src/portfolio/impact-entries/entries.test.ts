import { env } from 'cloudflare:workers'
import {
  getImpactEntry,
  listImpactEntries,
  listMyImpactEntries,
  listPersonImpactEntries,
} from '@kere/contracts/portfolio/impact-entries'
import { impactMarks, impactUnits } from '@kere/contracts/portfolio/impact-options'
import * as fc from 'fast-check'
import { parse } from 'zod/v4/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aRegistration, anEvent } from '../../../test/events.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { aCourseToLearn, anEducator, enroll } from '../../../test/factories.ts'
import { anInterest } from '../../../test/fellowship.ts'
import { aLab, aMember, aSubmission, aTeam } from '../../../test/labs.ts'
import { aMentorshipRequest } from '../../../test/mentorship.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'
import { anImpactPage } from '../impact-pages/impact-pages.fixtures.ts'
import { anImpactEntry } from './entries.fixtures.ts'

/** The seed is fixed, so that every run of the test draws the same cases. */
const seed = 20261129

let api: ReturnType<typeof startApi>
let owner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  owner = await aUser('student', {}, { dateOfBirth: '2000-02-29' })
})

const send = (method: string, path: string, body?: unknown, by = owner) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', cookie: by.cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const path = '/api/me/impact-entries'
const written = {
  title: 'Secchi log',
  category: 'action_project',
  description: 'Fourteen readings.',
  dateCompleted: '2026-10-18',
}
const create = (change: object = {}, by = owner) => send('POST', path, { ...written, ...change }, by)
const update = (id: string, change: object, by = owner) => send('PATCH', `${path}/${id}`, change, by)
const own = async (query = '', user = owner) =>
  parse(listMyImpactEntries.response, (await send('GET', path + query, undefined, user)).body)
const open = async (query = '') =>
  parse(listImpactEntries.response, (await api.call(`/api/impact-entries${query}`)).body)
async function onlyEntry() {
  const { items } = await own()
  expect(items).toHaveLength(1)
  return items[0]!
}

describe('own impact entries', () => {
  it('[S-428] [S-493] [S-529] are private until somebody says otherwise, and change by what is given alone', async () => {
    const { status, body } = await create({ link: 'https://example.in/log', outcomes: [{ unit: 'kg', amount: 12.25 }] })
    expect([status, body]).toMatchObject([201, { isPublic: false, mark: 'own', link: 'https://example.in/log' }])
    api.clock.now += 1000
    const changed = await update(body.id, { isPublic: true })
    expect(changed.body).toEqual({ ...body, isPublic: true, updatedAt: new Date(api.clock.now).toISOString() })
    expect((await update(body.id, { link: '' })).body).toMatchObject({ link: null, title: 'Secchi log' })
  })

  it.each([
    [{ title: ' \u200b ' }, '/body/title', 'Title is required'],
    [{ description: '\n' }, '/body/description', 'Description is required'],
    [{ dateCompleted: '' }, '/body/dateCompleted', 'Completion date is required'],
    [{ dateCompleted: '2026-02-29' }, '/body/dateCompleted', 'Please enter a day that exists'],
    [{ dateCompleted: '2026-11-16' }, '/body/dateCompleted', 'Please choose today or an earlier day'],
    [{ link: 'javascript:alert(1)' }, '/body/link', 'Please enter a link that begins with https:// or http://'],
    [{ link: 'https://you:me@example.in' }, '/body/link', 'Please enter a link that begins with https:// or http://'],
    [{ category: 'gardening' }, '/body/category', expect.any(String)],
    [{ outcomes: [{ unit: 'kg', amount: 0 }] }, '/body/outcomes/0/amount', expect.any(String)],
    [{ outcomes: [{ unit: 'kg', amount: 0.001 }] }, '/body/outcomes/0/amount', expect.any(String)],
    [{ outcomes: ['kg', 'kg'].map((unit) => ({ unit, amount: 1 })) }, '/body/outcomes', expect.any(String)],
  ])('[S-425] [C-46] refuse %j', async (change, pointer, detail) => {
    const { status, body } = await create(change)
    expect([status, body.errors]).toEqual([422, [{ pointer, detail }]])
  })

  it('[S-425] take the 29th of February of a leap year, and today', async () => {
    const answers = await Promise.all([
      create({ dateCompleted: '2024-02-29' }),
      create({ dateCompleted: '2026-11-15' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })

  it('[S-431] are listed completed last first, by visibility, and nobody else’s', async () => {
    await anImpactEntry((await aUser('student')).id)
    for (const [dateCompleted, isPublic] of [
      ['2026-01-05', true],
      ['2026-03-05', false],
      ['2025-03-05', true],
    ] as const)
      await create({ dateCompleted, isPublic })
    const { items, counts, total } = await own()
    expect(items.map((each) => each.dateCompleted)).toEqual(['2026-03-05', '2026-01-05', '2025-03-05'])
    expect([counts, total]).toEqual([{ all: 3, public: 2, private: 1 }, 3])
    expect((await own('?visibility=public&limit=1')).nextCursor).toEqual(expect.any(String))
    expect((await own('?visibility=private')).items).toHaveLength(1)
  })

  it('[U-13.impact] are counted on the dashboard, public ones alone', async () => {
    await create({ isPublic: true })
    await create()
    const { body } = await send('GET', '/api/me/dashboard')
    expect(body).toMatchObject({ publicImpactEntries: 1 })
  })

  it('[S-507] are not found by anybody else, and gone once they are deleted', async () => {
    const { body } = await create({ isPublic: true })
    const other = await aUser('admin')
    const answers = [
      await send('GET', `${path}/${body.id}`, undefined, other),
      await update(body.id, { isPublic: false }, other),
      await send('DELETE', `${path}/${body.id}`, undefined, other),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    const [deleted] = await Promise.all([send('DELETE', `${path}/${body.id}`), update(body.id, { isPublic: true })])
    expect(deleted.status).toBe(204)
    expect((await api.call(`/api/impact-entries/${body.id}`)).status).toBe(404)
    expect((await open()).totals).toEqual({ entries: 0, vouched: 0, units: [] })
  })

  it('[C-49] are private of whoever may be under 18', async () => {
    for (const dateOfBirth of ['2008-11-16', null]) {
      const minor = await aUser('student', {}, { dateOfBirth })
      expect(await create({ isPublic: true }, minor)).toMatchObject({
        status: 409,
        body: { code: 'impact_entry_under_age' },
      })
      const { body } = await create({}, minor)
      expect(await update(body.id, { isPublic: true }, minor)).toMatchObject({
        status: 409,
        body: { code: 'impact_entry_under_age' },
      })
    }
    const adult = await aUser('student', {}, { dateOfBirth: '2008-11-15' })
    expect((await create({ isPublic: true }, adult)).status).toBe(201)
  })

  it('are 1,000 at most, however many come at once', async () => {
    await run(
      `INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, created_at, updated_at)
        SELECT 'imp_' || value, ?, 'A', 'course', 'B', '2026-01-01', 1, 1 FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 999) SELECT value FROM n)`,
      owner.id,
    )
    const answers = await Promise.all([create(), create(), create()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_impact_entries')
  })
})

describe('public impact entries', () => {
  it('[S-254] [part of S-253] are public ones, completed last first, with their owner, each text cut at 150 characters', async () => {
    const id = await anImpactEntry(owner.id, {
      isPublic: true,
      dateCompleted: '2026-01-01',
      description: 'lake '.repeat(40),
    })
    await anImpactEntry(owner.id, { isPublic: true, dateCompleted: '2026-02-01', category: 'gardening' })
    await anImpactEntry(owner.id)
    const { items, total } = await open()
    expect([total, items.map(({ category }) => category)]).toEqual([2, ['gardening', 'action_project']])
    expect(items[1]?.owner).toMatchObject({ id: owner.id })
    expect(items[1]?.description).toBe(`${'lake '.repeat(29)}lake…`)
    const whole = parse(getImpactEntry.response, (await api.call(`/api/impact-entries/${id}`)).body)
    expect(whole.description).toHaveLength(200)
  })

  it('[S-253] [S-576.impact] are whole with 150 characters, and cut with one more, where no word ends too', async () => {
    for (const [number, length] of [150, 151].entries())
      await anImpactEntry(owner.id, {
        isPublic: true,
        dateCompleted: `2026-01-0${2 - number}`,
        description: 'ಕ'.repeat(length),
      })
    const { items } = await open()
    expect(items.map(({ description }) => description)).toEqual(['ಕ'.repeat(150), `${'ಕ'.repeat(149)}…`])
  })

  it('lead to their owner’s page, while that can be opened', async () => {
    const id = await anImpactEntry(owner.id, { isPublic: true })
    const handleOf = async () =>
      parse(getImpactEntry.response, (await api.call(`/api/impact-entries/${id}`)).body).owner.handle
    expect(await handleOf()).toBeNull()
    const handle = await anImpactPage(owner.id)
    expect(await handleOf()).toBe(handle)
    await env.DB.prepare('UPDATE impact_pages SET is_public = 0').run()
    expect(await handleOf()).toBeNull()
  })

  it('lead to the entry of their owner before and after them, where that is public', async () => {
    const on = (dateCompleted: string, isPublic = true) =>
      anImpactEntry(owner.id, { isPublic, dateCompleted, title: dateCompleted })
    const [first, last] = [await on('2026-08-01'), await on('2026-10-01')]
    await on('2026-09-02', false)
    await anImpactEntry((await aUser('student')).id, { isPublic: true, dateCompleted: '2026-09-03' })
    const middle = await on('2026-09-01')
    const around = async (id: string) => {
      const { older, newer } = parse(getImpactEntry.response, (await api.call(`/api/impact-entries/${id}`)).body)
      return [older?.id, newer?.id]
    }
    expect(await around(middle)).toEqual([first, last])
    expect(await around(last)).toEqual([middle, undefined])
  })

  it('are told of one person: the latest first, public ones alone, with their page while that can be opened', async () => {
    const told = async () => (await api.ask(listPersonImpactEntries, { params: { id: owner.id } })).body
    expect(await told()).toEqual({ items: [], total: 0, handle: null })
    await anImpactEntry(owner.id, { title: 'Older', dateCompleted: '2026-10-01', isPublic: true })
    await anImpactEntry(owner.id, { title: 'Newer', dateCompleted: '2026-10-02', isPublic: true })
    await anImpactEntry(owner.id, { title: 'Private' })
    const handle = await anImpactPage(owner.id)
    expect(await told()).toMatchObject({ items: [{ title: 'Newer' }, { title: 'Older' }], total: 2, handle })
    await run(`INSERT INTO suspensions (user_id, suspended_at, reason) VALUES (?, 1, 'Spam')`, owner.id)
    expect(await told()).toEqual({ items: [], total: 0, handle: null })
  })

  it('[S-251] are found by words, category and mark', async () => {
    await anImpactEntry(owner.id, {
      isPublic: true,
      title: 'ಕೆರೆ walk',
      category: 'course',
      mark: 'confirmed',
      confirmedBy: 'A',
    })
    await anImpactEntry(owner.id, { isPublic: true, title: 'Seed balls' })
    await anImpactEntry(owner.id, { title: 'Seed bank, private' })
    const found = async (query: string) => (await open(query)).items.map(({ title }) => title)
    expect(await found('?search=SEED')).toEqual(['Seed balls'])
    expect(await found('?category=course')).toEqual(['ಕೆರೆ walk'])
    expect(await found('?mark=confirmed&category=course')).toEqual(['ಕೆರೆ walk'])
    expect(await found('?mark=verified')).toEqual([])
    expect((await open('?search=seed&category=action_project')).total).toBe(1)
  })

  it('[U-15] vanish at once with totals when their owner is suspended or leaves, and come back', async () => {
    await anImpactEntry(owner.id, { isPublic: true, outcomes: { kg: 150 } })
    const state = async () => {
      const { items, total, totals } = await open()
      return [items.length, total, totals.units]
    }
    const there = [1, 1, [{ unit: 'kg', amount: 1.5, vouchedAmount: 0 }]]
    const gone = [0, 0, []]
    expect(await state()).toEqual(there)
    const admin = await aUser('admin')
    await run(
      `INSERT INTO suspensions (user_id, suspended_at, suspended_by, reason) VALUES (?, 1, ?, 'Spam')`,
      owner.id,
      admin.id,
    )
    expect(await state()).toEqual(gone)
    await run('DELETE FROM suspensions')
    expect(await state()).toEqual(there)
    await run('INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES (?, 1, 2)', owner.id)
    expect(await state()).toEqual(gone)
    await run('DELETE FROM users WHERE id = ?', owner.id)
    expect(await state()).toEqual(gone)
  })

  it('[U-15] are summed by totals that equal a fresh sum, whatever is done in whatever order', async () => {
    const people = [owner, await aUser('student', {}, { dateOfBirth: '1990-01-01' })]
    const anOutcome = fc.dictionary(fc.constantFrom(...impactUnits), fc.integer({ min: 1, max: 10_000_000 }), {
      noNullPrototype: true,
    })
    const aChange = fc.record(
      {
        is_public: fc.constantFrom(0, 1),
        mark: fc.constantFrom(...impactMarks),
        category: fc.constantFrom('course', 'fellowship'),
        outcomes: anOutcome.map((outcomes) => JSON.stringify(outcomes)),
        title: fc.constantFrom('Heron', 'Kingfisher'),
      },
      { requiredKeys: [] },
    )
    const [anEntry, aPerson] = [fc.nat(9), fc.nat(1)]
    const added = fc.record({ person: aPerson, isPublic: fc.boolean(), outcomes: anOutcome })
    const changed = fc.record({ entry: anEntry, change: aChange })
    const suspended = fc.record({ person: aPerson })
    type Added = typeof added extends fc.Arbitrary<infer Value> ? Value : never
    type Changed = typeof changed extends fc.Arbitrary<infer Value> ? Value : never
    type Suspended = typeof suspended extends fc.Arbitrary<infer Value> ? Value : never
    const of = <Value extends object>(kind: string, arbitrary: fc.Arbitrary<Value>, weight = 1) => ({
      weight,
      arbitrary: arbitrary.map((value) => ({ kind, ...value })),
    })
    const act = fc.oneof(
      of('add', added, 3),
      of('change', changed, 6),
      of('delete', changed),
      of('suspend', suspended),
      of('lift', suspended),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
        await run('DELETE FROM suspensions')
        await run('DELETE FROM impact_entries')
        const ids: string[] = []
        const idOf = (place: number) => ids[place % ids.length] ?? ''
        const carryOut: Record<string, (each: never) => Promise<unknown>> = {
          add: async ({ person, ...about }: Added) => {
            const userId = people[person]!.id
            const { results } = await env.DB.prepare('SELECT 1 FROM suspensions WHERE user_id = ?').bind(userId).all()
            ids.push(await anImpactEntry(userId, { ...about, isWithheld: results.length > 0 }))
          },
          suspend: ({ person }: Suspended) =>
            run(
              `INSERT OR IGNORE INTO suspensions (user_id, suspended_at, reason) VALUES (?, 1, 'Spam')`,
              people[person]!.id,
            ),
          lift: ({ person }: Suspended) => run('DELETE FROM suspensions WHERE user_id = ?', people[person]!.id),
          delete: ({ entry }: Changed) => run('DELETE FROM impact_entries WHERE id = ?', idOf(entry)),
          change: async ({ entry, change: { mark, ...change } }: Changed) => {
            const marked = mark && { mark, confirmation: mark === 'confirmed' ? 'A' : null, source_id: idOf(entry) }
            const columns = Object.entries({ ...change, ...marked })
            if (columns.length === 0) return
            const set = columns.map(([name]) => `${name} = ?`).join(', ')
            await run(
              `UPDATE impact_entries SET ${set} WHERE id = ?`,
              ...columns.map(([, value]) => value),
              idOf(entry),
            )
          },
        }
        // The cast is safe: each act has the shape of its own kind.
        for (const each of acts) await carryOut[each.kind]?.(each as never)
        const all = async (sql: string) => (await env.DB.prepare(sql).all()).results
        const isShown = `is_public = 1 AND user_id NOT IN (SELECT user_id FROM suspensions)`
        expect(
          await all('SELECT unit, amount, vouched_amount FROM impact_sums WHERE amount > 0 ORDER BY unit'),
        ).toEqual(
          await all(`SELECT key AS unit, sum(value) AS amount, sum(iif(mark = 'own', 0, value)) AS vouched_amount
            FROM impact_entries, json_each(outcomes) WHERE ${isShown} GROUP BY key ORDER BY key`),
        )
        expect(
          await all('SELECT category, mark, count FROM impact_counts WHERE count > 0 ORDER BY category, mark'),
        ).toEqual(
          await all(
            `SELECT category, mark, count(*) AS count FROM impact_entries WHERE ${isShown} GROUP BY category, mark ORDER BY category, mark`,
          ),
        )
        expect(
          await all(`SELECT rowid FROM impact_search WHERE impact_search MATCH 'kingfisher' ORDER BY rowid`),
        ).toEqual(
          await all(`SELECT seq AS rowid FROM impact_entries WHERE ${isShown} AND title = 'Kingfisher' ORDER BY seq`),
        )
      }),
      { seed, numRuns: 25 },
    )
  }, 60_000)
})

describe('a failure', () => {
  it.each([
    ['GET', path, 'Failed to fetch impact entries'],
    ['GET', '/api/impact-entries', 'Failed to fetch public impact entries'],
    ['GET', `${path}/imp_1`, 'Failed to fetch impact entry'],
    ['POST', path, 'Failed to create impact entry'],
    ['PATCH', `${path}/imp_1`, 'Failed to update impact entry'],
    ['DELETE', `${path}/imp_1`, 'Failed to delete impact entry'],
  ])('[S-564] [S-565] [S-566] [S-567] [S-568] [S-569] of %s %s says %s', async (method, address, text) => {
    api = startApi({ db: failingDatabase() })
    const body = method === 'POST' ? written : method === 'PATCH' ? {} : undefined
    const { status, body: problem } = await send(method, address, body)
    expect([status >= 500, problem.detail]).toEqual([true, text])
  })
})

describe('what the platform saw', () => {
  it('[W-48] [B-02] makes a completed course one private, verified entry, whose facts stay and whose story may change', async () => {
    const course = await aCourseToLearn({ title: 'Read a lake' })
    await enroll(owner.id, course.id)
    for (let press = 0; press < 2; press += 1) await send('POST', `/api/me/enrollments/${course.id}/completion`, {})
    await run('UPDATE enrollments SET completed = 1, progress = 100, completed_at = ?', api.clock.now)
    const entry = await onlyEntry()
    expect(entry).toMatchObject({
      title: 'Read a lake',
      mark: 'verified',
      isPublic: false,
      source: { kind: 'course', id: course.id },
    })
    expect((await own()).total).toBe(1)
    expect((await update(entry.id, { title: 'Drained a lake' })).body.code).toBe('impact_entry_verified')
    expect((await update(entry.id, { outcomes: [{ unit: 'trees', amount: 9 }] })).body.code).toBe(
      'impact_entry_verified',
    )
    expect(
      (await update(entry.id, { title: entry.title, description: 'It was deep.', isPublic: true })).body,
    ).toMatchObject({
      mark: 'verified',
      description: 'It was deep.',
    })
    expect((await open()).totals).toMatchObject({ entries: 1, vouched: 1 })
    await update(entry.id, { isPublic: false })
    expect((await open()).totals).toMatchObject({ entries: 0, vouched: 0 })
  })

  it('[W-48] takes its mark back with a refund, also from a public entry, and gives it again when that is undone', async () => {
    const course = await aCourseToLearn({ title: 'Read a lake' })
    const id = await enroll(owner.id, course.id)
    await run('UPDATE enrollments SET completed = 1, progress = 100, completed_at = ?', api.clock.now)
    const entry = await onlyEntry()
    await update(entry.id, { isPublic: true })
    const columns = 'id, student_id, course_id, progress, completed, completed_at, created_at, updated_at'
    await run(`CREATE TABLE kept AS SELECT ${columns} FROM enrollments`)
    await run(
      `INSERT INTO ended_places (enrollment_id, student_id, place, ended_at) VALUES (?, ?, '{}', 1)`,
      id,
      owner.id,
    )
    await run('DELETE FROM enrollments WHERE id = ?', id)
    expect((await open()).items).toMatchObject([{ id: entry.id, mark: 'own' }])
    await run(`INSERT INTO enrollments (${columns}) SELECT ${columns} FROM kept`)
    await run('DROP TABLE kept')
    expect((await open()).items).toMatchObject([{ id: entry.id, mark: 'verified' }])
  })

  it('[W-48] makes an attended event an entry with its hours, which goes with the check-in where nobody has touched it', async () => {
    const event = await anEvent(await anEducator(), {
      title: 'Bund walk',
      startsAt: api.clock.now,
      endsAt: api.clock.now + 5_400_000,
    })
    await aRegistration(owner.id, event.id)
    const set = (at: number | null) => run('UPDATE event_registrations SET checked_in_at = ?', at)
    await set(api.clock.now)
    await set(api.clock.now + 1)
    expect((await own()).total).toBe(1)
    expect(await onlyEntry()).toMatchObject({
      title: 'Bund walk',
      mark: 'verified',
      dateCompleted: '2026-11-15',
      outcomes: [{ unit: 'hours', amount: 1.5 }],
    })
    await set(null)
    expect((await own()).total).toBe(0)
    await set(api.clock.now)
    await update((await onlyEntry()).id, { description: 'Mud to the knees.' })
    await set(null)
    expect(await onlyEntry()).toMatchObject({ mark: 'own', description: 'Mud to the knees.' })
    await set(api.clock.now)
    expect(await onlyEntry()).toMatchObject({ mark: 'verified', description: 'Mud to the knees.' })
  })

  it.each([
    {
      of: 'a lab’s outcome, of whoever is in a team that has an answer to what it handed in,',
      async begin() {
        const { id } = await aLab(await anEducator(), { details: { title: 'Trace the drain' } })
        const teamId = await aTeam(id)
        await aMember(id, owner.id, { teamId })
        const submission = await aSubmission(id, teamId, owner.id)
        await run("UPDATE lab_submissions SET feedback = 'Seen.', feedback_at = 1 WHERE id = ?", submission)
        await aMember(id, (await aUser('student')).id)
        return id
      },
      finish: 'UPDATE challenge_labs SET outcome_at = 1763200000000 WHERE id = ?',
      undo: 'UPDATE challenge_labs SET outcome_at = NULL WHERE id = ?',
      entry: { title: 'Trace the drain', category: 'challenge_lab', source: { kind: 'lab_outcome' } },
    },
    {
      of: 'an accepted fellowship',
      begin: () => anInterest(owner),
      finish: "UPDATE fellowship_interest SET status = 'approved', decided_at = 1763200000000 WHERE id = ?",
      undo: "UPDATE fellowship_interest SET status = 'pending', decided_at = NULL WHERE id = ?",
      entry: { title: 'Fellowship: College', category: 'fellowship', source: { kind: 'fellowship_place' } },
    },
    {
      of: 'a completed mentorship',
      async begin() {
        const mentorId = await anEducator()
        return (await aMentorshipRequest(owner, { mentorId, status: 'accepted' })).id
      },
      finish:
        "UPDATE mentorship_requests SET status = 'completed', mentor_completed_at = 1763200000000, closed_at = 1763200000000 WHERE id = ?",
      undo: "UPDATE mentorship_requests SET status = 'accepted', closed_at = NULL WHERE id = ?",
      entry: { title: 'Mentorship: Water management', category: 'mentorship', source: { kind: 'mentorship_end' } },
    },
  ])('[W-48] makes $of one private, verified entry, and takes it back', async ({ begin, finish, undo, entry }) => {
    const id = await begin()
    await run(finish, id)
    await run(finish, id)
    const counted = env.DB.prepare('SELECT count(*) AS entries FROM impact_entries')
    expect(await counted.first()).toEqual({ entries: 1 })
    const made = await onlyEntry()
    expect(made).toMatchObject({ ...entry, mark: 'verified', isPublic: false, dateCompleted: '2025-11-15' })
    await run(undo, id)
    expect((await own()).total).toBe(0)
    await run(finish, id)
    await update((await onlyEntry()).id, { isPublic: true })
    expect((await open()).totals).toMatchObject({ entries: 1, vouched: 1 })
    await run(undo, id)
    expect(await onlyEntry()).toMatchObject({ mark: 'own', isPublic: true })
    expect((await open()).totals).toMatchObject({ entries: 1, vouched: 0 })
    await run(finish, id)
    expect(await onlyEntry()).toMatchObject({ mark: 'verified', isPublic: true })
  })
})
