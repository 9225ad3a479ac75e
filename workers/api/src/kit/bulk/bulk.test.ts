import { env } from 'cloudflare:workers'
// Loads the renderer before the tests are timed, because the API loads it only when it is first needed.
import '@kere/markdown/render-markdown'
import type { BulkAnswer } from '@kere/contracts/http/bulk'
import { limits } from '@kere/contracts/http/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCourseOf } from '../../../test/authored-courses.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { enroll } from '../../../test/factories.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let educator: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  educator = await aUser('educator')
})

interface Answer extends BulkAnswer {
  code: string
}

async function act(body: unknown, { by = educator, key = '', called = api } = {}) {
  const { status, body: answer } = await called.call('/api/bulk/own-courses', {
    method: 'POST',
    headers: {
      origin: 'https://kere.test',
      cookie: by.cookie,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  // The cast is safe: the tests assert the real shape.
  return { ...(answer as unknown as Answer), status }
}

const outcomesOf = ({ results }: Answer) => results.map(({ id, outcome }) => [id, outcome])

const rowsOf = async <Row = Record<string, unknown>>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results
const actsOn = async (id: string) =>
  (await rowsOf(`SELECT action FROM audit_log WHERE subject_id = '${id}' ORDER BY id`)).map(({ action }) => action)
const publishedIds = async () =>
  (await rowsOf<{ id: string }>('SELECT id FROM courses WHERE published = 1 ORDER BY id')).map(({ id }) => id)

const inLine = async (count: number) => {
  const ids: string[] = []
  for (let place = 0; place < count; place += 1) ids.push((await aCourseOf(educator.id)).id)
  return ids
}

async function actOnAll(
  name: string,
  matching: object,
  meanwhile: (chunk: number) => Promise<unknown> = async () => {},
) {
  const chunks: Answer[] = []
  let cursor: string | undefined
  do {
    const chunk = await act({ act: name, matching, ...(cursor && { cursor }) })
    chunks.push(chunk)
    await meanwhile(chunks.length)
    cursor = chunk.nextCursor ?? undefined
  } while (cursor)
  return chunks
}

describe('an act on named rows', () => {
  it('says of each what came of it, and refuses by the single act’s own rules', async () => {
    const whole = await aCourseOf(educator.id)
    const empty = await aCourseOf(educator.id, {}, { modules: [] })
    const other = await aUser('educator')
    const foreign = await aCourseOf(other.id)
    const answer = await act({
      act: 'publish',
      rows: [{ id: whole.id }, { id: empty.id }, { id: foreign.id }, { id: whole.id }],
    })
    expect(answer).toMatchObject({
      status: 200,
      nextCursor: null,
      results: [
        { id: whole.id, outcome: 'done', reason: null, undo: 'unpublish' },
        { id: empty.id, outcome: 'refused', reason: 'At least one module is required', undo: null },
        { id: foreign.id, outcome: 'refused', reason: 'Course not found', undo: null },
        { id: whole.id, outcome: 'unchanged', undo: null },
      ],
    })
    expect(await publishedIds()).toEqual([whole.id])
    expect([await actsOn(whole.id), await actsOn(foreign.id)]).toEqual([['course.published'], []])
  })

  it('refuses a row that was changed after it was seen', async () => {
    const { id } = await aCourseOf(educator.id)
    await env.DB.prepare(`UPDATE course_drafts SET version = 2 WHERE course_id = '${id}'`).run()
    expect((await act({ act: 'publish', rows: [{ id, version: 1 }] })).results).toMatchObject([
      { outcome: 'refused', version: 1, reason: expect.stringContaining('was changed somewhere else') as string },
    ])
    expect(await publishedIds()).toEqual([])
  })

  it('tells what can be taken back, and only of what it has changed', async () => {
    const [first = '', second = '', third = ''] = await inLine(3)
    await act({ act: 'publish', rows: [{ id: first }, { id: second }] })
    await env.DB.prepare(`UPDATE course_drafts SET updated_at = 9e15 WHERE course_id = '${second}'`).run()
    const { results } = await act({ act: 'unpublish', rows: [{ id: first }, { id: second }, { id: third }] })
    expect(results.map(({ outcome, undo }) => [outcome, undo])).toEqual([
      ['done', 'publish'],
      ['done', null],
      ['unchanged', null],
    ])
    const deleted = await act({ act: 'delete', rows: [{ id: third }, { id: third }] })
    expect(deleted.results.map(({ outcome, undo }) => [outcome, undo])).toEqual([
      ['done', 'restore'],
      ['unchanged', null],
    ])
    const restored = await act({ act: 'restore', rows: [{ id: third }, { id: first }] })
    expect(restored.results.map(({ outcome }) => outcome)).toEqual(['done', 'unchanged'])
  })

  it('goes on after a row that fails, and says that it may be tried again', async () => {
    const [first = '', second = ''] = await inLine(2)
    let asked = 0
    const db = {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch: (statements: D1PreparedStatement[]) => {
        asked += 1
        return asked === 2 ? failingDatabase().batch(statements) : env.DB.batch(statements)
      },
      // The cast is safe: drizzle and the API call only these methods of a D1Database.
    } as unknown as D1Database
    const broken = startApi({ db })
    const answer = await act({ act: 'delete', rows: [{ id: first }, { id: second }] }, { called: broken })
    expect(answer.results).toMatchObject([
      { id: first, outcome: 'failed', reason: 'Failed to delete course' },
      { id: second, outcome: 'done' },
    ])
    expect([await actsOn(first), await actsOn(second)]).toEqual([[], ['course.deleted']])
  })

  it('[R3] is done once for each key, also where the first answer never arrived', async () => {
    const [id = ''] = await inLine(1)
    const key = 'a-key-of-one-chunk'
    const first = await act({ act: 'delete', rows: [{ id }] }, { key })
    await act({ act: 'restore', rows: [{ id }] })
    expect(await act({ act: 'delete', rows: [{ id }] }, { key })).toEqual(first)
    expect(await actsOn(id)).toEqual(['course.deleted', 'course.restored'])
    expect(await act({ act: 'restore', rows: [{ id }] }, { key })).toMatchObject({ code: 'idempotency_key_reused' })
  })

  it('[R2] changes a row once where two consoles run at the same time', async () => {
    const ids = await inLine(6)
    const rows = ids.map((id) => ({ id }))
    const runs = await Promise.all([1, 2, 3].map(() => act({ act: 'delete', rows })))
    for (const id of ids) {
      const outcomes = runs
        .flatMap(({ results }) => results.filter((row) => row.id === id))
        .map(({ outcome }) => outcome)
      expect(outcomes.toSorted()).toEqual(['done', 'unchanged', 'unchanged'])
      expect(await actsOn(id)).toEqual(['course.deleted'])
    }
  })

  it('[part of C-28] is refused as a whole to whom the single act is closed', async () => {
    const pending = await aUser('educator', {}, { educatorStatus: 'pending' })
    const { id } = await aCourseOf(pending.id)
    const rows = [{ id }]
    expect(await act({ act: 'publish', rows }, { by: pending })).toMatchObject({ status: 403, code: 'not_approved' })
    expect(outcomesOf(await act({ act: 'delete', rows }, { by: pending }))).toEqual([[id, 'done']])
  })

  it.each([
    ['no rows', { rows: [] }],
    [
      'more rows than one request takes',
      { rows: Array.from({ length: limits.bulkRows + 1 }, () => ({ id: 'crs_1' })) },
    ],
    ['rows and filters', { rows: [{ id: 'crs_1' }], matching: {} }],
    ['a filter that the list does not have', { matching: { shelves: 'archived' } }],
    ['an order', { matching: { sort: 'touched' } }],
    ['a value that the filter does not have', { matching: { shelf: 'everything' } }],
    ['nothing', {}],
  ])('is refused with %s', async (_, selection) => {
    const [id = ''] = await inLine(1)
    expect(await act({ act: 'delete', ...selection })).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(await actsOn(id)).toEqual([])
  })
})

describe('an act on all that filters find', () => {
  it('reaches each row once, though it takes the row out of the filter and changes the list’s order', async () => {
    const ids = await inLine(limits.bulkRows * 2 + 5)
    const chunks = await actOnAll('delete', { shelf: 'current' })
    expect(chunks.map(({ results }) => results.length)).toEqual([limits.bulkRows, limits.bulkRows, 5])
    expect(chunks.flatMap(outcomesOf)).toEqual(ids.toReversed().map((id) => [id, 'done']))
    expect(chunks[0]?.results[0]).toMatchObject({ name: 'Reading a lake', version: 1, undo: 'restore' })
  })

  it('reaches each row once where it stays in the filter, and none that came meanwhile', async () => {
    const ids = await inLine(limits.bulkRows + 5)
    const chunks = await actOnAll('publish', {}, async (chunk) => {
      if (chunk === 1) await aCourseOf(educator.id)
    })
    expect(chunks.flatMap(outcomesOf)).toEqual(ids.toReversed().map((id) => [id, 'done']))
    expect(await publishedIds()).toEqual(ids)
  })

  it('leaves what was done and nothing else where the browser closes half-way', async () => {
    const ids = await inLine(limits.bulkRows + 5)
    await act({ act: 'publish', matching: {} })
    expect(await publishedIds()).toEqual(ids.slice(5))
    const again = (await actOnAll('publish', {})).flatMap(({ results }) => results)
    expect(again.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: limits.bulkRows }, () => 'unchanged'),
      ...Array.from({ length: 5 }, () => 'done'),
    ])
    for (const id of ids) expect(await actsOn(id)).toEqual(['course.published'])
  })

  it('finds what the caller is shown, and nobody else’s', async () => {
    const other = await aUser('educator')
    const foreign = await aCourseOf(other.id)
    const own = await aCourseOf(educator.id)
    const learner = await aUser('student')
    await enroll(learner.id, own.id)
    const chunks = await actOnAll('delete', {})
    expect(chunks.flatMap(outcomesOf)).toEqual([[own.id, 'done']])
    expect(await rowsOf(`SELECT archived_at FROM courses WHERE id = '${foreign.id}'`)).toEqual([{ archived_at: null }])
  })

  it('refuses a cursor that is none, and one of other filters', async () => {
    await inLine(limits.bulkRows + 1)
    const { nextCursor } = await act({ act: 'publish', matching: {} })
    for (const [matching, cursor] of [
      [{}, 'garbage'],
      [{ shelf: 'archived' }, nextCursor],
    ])
      expect(await act({ act: 'publish', matching, cursor })).toMatchObject({ status: 422, code: 'invalid_cursor' })
  })
})
