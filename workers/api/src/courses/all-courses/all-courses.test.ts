import { env } from 'cloudflare:workers'
// Loads the renderer before the tests are timed, because the API loads it only when it is first needed.
import '@kere/markdown/render-markdown'
import type { ListedCourse } from '@kere/contracts/courses/all-courses'
import type { BulkAnswer } from '@kere/contracts/http/bulk'
import { listFeaturedCourses } from '@kere/contracts/courses/courses'
import { limits } from '@kere/contracts/http/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { allCourseCosts } from '../../../test/all-course-costs.ts'
import { aCourseOf } from '../../../test/authored-courses.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { enroll } from '../../../test/factories.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let admin: TestUser
let educator: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
  educator = await aUser('educator')
})

interface Answer {
  status: number
  body: { items: ListedCourse[]; total: number; counts: Record<string, number>; code: string } & BulkAnswer &
    ListedCourse
}

async function as(user: TestUser, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await api.call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: user.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // The cast is safe: the tests assert the real shape.
  return answer as unknown as Answer
}

const list = async (query = '') => (await as(admin, 'GET', `/api/all-courses${query}`)).body
const idsOf = ({ items }: Answer['body']) => items.map(({ id }) => id)
const feature = (id: string, by = admin) => as(by, 'PUT', `/api/all-courses/${id}/feature`)
const unfeature = (id: string) => as(admin, 'DELETE', `/api/all-courses/${id}/feature`)
const publish = async (id: string, by = admin) => {
  const [draft] = await rowsOf<{ version: number }>(
    `SELECT updated_at AS version FROM course_drafts WHERE course_id = '${id}'`,
  )
  return as(by, 'PUT', `/api/courses/${id}/publication`, { version: draft?.version })
}
const unpublish = (id: string, by = admin) => as(by, 'DELETE', `/api/courses/${id}/publication`)
const putAway = (id: string, by = admin) => as(by, 'DELETE', `/api/courses/${id}`)
const restore = (id: string, by = admin) => as(by, 'POST', `/api/courses/${id}/restoration`)

const rowsOf = async <Row = Record<string, unknown>>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results
const actsOn = async (id: string) =>
  (await rowsOf(`SELECT action FROM audit_log WHERE subject_id = '${id}' ORDER BY id`)).map(({ action }) => action)
const mailsTo = (user: TestUser) =>
  rowsOf<{ template: string; change: string | null }>(
    `SELECT template, details ->> 'change' AS change FROM outbox WHERE user_id = '${user.id}' ORDER BY created_at, id`,
  )

const aPublished = async (by = educator, about: Parameters<typeof aCourseOf>[1] = {}) => {
  const course = await aCourseOf(by.id, about)
  expect((await publish(course.id, by)).status).toBe(200)
  return course
}

describe('[part of S-343.courses] all courses', () => {
  it('are everybody’s, of every state, the one made last first', async () => {
    const other = await aUser('educator', {}, { firstName: 'Tenzin', lastName: 'Norbu' })
    const draft = await aCourseOf(educator.id, { createdAt: 1 })
    const published = await aCourseOf(other.id, { createdAt: 2 })
    await publish(published.id, other)
    const learned = await aCourseOf(educator.id, { createdAt: 3 })
    await enroll((await aUser('student')).id, learned.id)
    const deleted = await aCourseOf(educator.id, { createdAt: 4 })
    for (const { id } of [learned, deleted]) await putAway(id)

    const all = await list()
    expect(all.items.map(({ id, status }) => [id, status])).toEqual([
      [deleted.id, 'deleted'],
      [learned.id, 'archived'],
      [published.id, 'published'],
      [draft.id, 'draft'],
    ])
    expect([all.total, all.counts]).toEqual([4, { published: 1, draft: 1, archived: 2 }])
    expect(all.items[2]).toMatchObject({
      educator: { id: other.id, name: 'Tenzin Norbu' },
      featured: false,
    })
    expect((await as(admin, 'GET', `/api/all-courses/${learned.id}`)).body).toEqual(all.items[1])
    expect(idsOf(await list('?sort=oldest'))).toEqual(idsOf(all).toReversed())
  })

  it('are filtered by everything at once, and counted', async () => {
    const other = await aUser('educator')
    const about = { createdAt: Date.parse('2026-03-01T00:00:00+05:30'), price: 0, category: 'Biodiversity' } as const
    const wanted = await aCourseOf(educator.id, about)
    const paid = await aCourseOf(educator.id, { ...about, price: 500 })
    const elsewhere = await aCourseOf(educator.id, { ...about, category: 'Conservation' })
    const before = await aCourseOf(educator.id, { ...about, createdAt: about.createdAt - 1 })
    const foreign = await aCourseOf(other.id, about)
    const archived = await aCourseOf(educator.id, { ...about, archivedAt: 1 })
    await env.DB.prepare(`UPDATE courses SET featured = 1 WHERE id = '${wanted.id}'`).run()
    const found = async (query: string) => {
      const { items, total } = await list(query)
      expect(total).toBe(items.length)
      return items.map(({ id }) => id).toSorted()
    }
    const sorted = (...courses: { id: string }[]) => courses.map(({ id }) => id).toSorted()
    expect(await found('?standing=draft')).toEqual(sorted(wanted, paid, elsewhere, before, foreign))
    expect(await found('?standing=archived')).toEqual([archived.id])
    expect(await found('?price=paid')).toEqual([paid.id])
    expect(await found('?category=Biodiversity&price=free')).toEqual(sorted(wanted, before, foreign, archived))
    expect(await found('?from=2026-03-01&standing=draft&price=free')).toEqual(sorted(wanted, elsewhere, foreign))
    expect(await found('?to=2026-02-28')).toEqual([before.id])
    expect(await found('?featured=true&category=Biodiversity')).toEqual([wanted.id])
    expect(await found('?featured=true&category=Conservation')).toEqual([])
    expect(await found(`?educator=${other.id}`)).toEqual([foreign.id])
    expect(await found(`?educator=${educator.id}&standing=draft&from=2026-03-01&price=paid`)).toEqual([paid.id])
    expect(await as(admin, 'GET', '/api/all-courses?standing=gone')).toMatchObject({ status: 422 })
  })

  it('are found by words of their title as it is now, drafts too', async () => {
    const { id } = await aCourseOf(educator.id)
    const draft = (title: string, version: number) =>
      as(educator, 'PUT', `/api/courses/${id}/draft`, {
        version,
        details: {
          title,
          description: '',
          category: null,
          moreCategories: [],
          level: null,
          price: 700,
          duration: '',
          coverImage: null,
          courseUrl: null,
          objectives: [],
          requirements: [],
        },
        outline: [],
      })
    expect((await draft('Groundwater of the Deccan', 1)).status).toBe(200)
    expect(idsOf(await list('?search=water'))).toEqual([id])
    expect((await list('?search=water%20deccan&price=paid')).items).toMatchObject([
      { title: 'Groundwater of the Deccan', price: 700 },
    ])
    await draft('Wells', 2)
    expect([idsOf(await list('?search=water')), idsOf(await list('?search=wells'))]).toEqual([[], [id]])
    await env.DB.prepare(`DELETE FROM courses WHERE id = '${id}'`).run()
    expect(await list('?search=wells')).toMatchObject({ items: [], total: 0, counts: { draft: 0 } })
  })

  it('come page by page, each once, whatever the filters', async () => {
    const ids: string[] = []
    for (let made = 0; made < 7; made += 1)
      ids.push(
        (await aCourseOf(educator.id, { createdAt: 100 + made, category: made % 2 ? 'Biodiversity' : 'Conservation' }))
          .id,
      )
    for (const query of [
      '?limit=3',
      '?limit=3&standing=draft',
      `?limit=3&educator=${educator.id}`,
      '?limit=3&search=course',
    ]) {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page: Answer['body'] = await list(`${query}${cursor ? `&cursor=${cursor}` : ''}`)
        seen.push(...idsOf(page))
        cursor = page.nextCursor
      } while (cursor)
      expect([query, seen]).toEqual([query, ids.toReversed()])
    }
  })

  it('name the educators of the newest ones', async () => {
    await aCourseOf(educator.id)
    await aCourseOf((await aUser('educator')).id)
    await aUser('educator')
    const { body } = await as(admin, 'GET', '/api/course-educators')
    expect(body.items.map(({ id }) => id)).toContain(educator.id)
    expect(body.items).toHaveLength(2)
  })

  it('[part of P6] cost the same rows in one round trip, however many there are', { timeout: 60_000 }, async () => {
    const few = await allCourseCosts(3000)
    expect(Object.values(few).filter(({ roundTrips }) => roundTrips !== 1)).toEqual([])
    expect(await allCourseCosts(6000)).toEqual(few)
  })
})

describe('[U-18] featuring', () => {
  it('puts a published course on home within ten seconds, the ones published last first, and takes it off again', async () => {
    const ids: string[] = []
    for (let made = 0; made < 5; made += 1) {
      ids.push((await aPublished()).id)
      api.clock.now += 1000
    }
    const home = async () => (await api.call('/api/courses/featured')).body.items.map(({ id }) => id)
    for (const id of ids.slice(0, 4)) expect((await feature(id)).status).toBe(204)
    expect(await home()).toEqual(ids.slice(0, 4).toReversed())
    await unfeature(ids[3] ?? '')
    expect(await home()).toEqual(ids.slice(0, 3).toReversed())
    expect(listFeaturedCourses.maxAgeSeconds).toBeLessThanOrEqual(10)
  })

  it('is refused for what readers cannot see, and for what is not there', async () => {
    const draft = await aCourseOf(educator.id)
    expect(await feature(draft.id)).toMatchObject({ status: 409, body: { code: 'course_not_published' } })
    expect(await feature('crs_none')).toMatchObject({ status: 404 })
    expect(await unfeature(draft.id)).toMatchObject({ status: 204 })
    expect(await actsOn(draft.id)).toEqual([])
  })

  it('is written down once, whoever presses at the same time, and stays while a course is not published', async () => {
    const { id } = await aPublished()
    const second = await aUser('admin')
    const answers = await Promise.all([feature(id), feature(id, second), feature(id)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    await unpublish(id)
    expect((await list('?featured=true')).items).toMatchObject([{ id, status: 'draft', featured: true }])
    await publish(id)
    await unfeature(id)
    await unfeature(id)
    expect((await actsOn(id)).filter((act) => String(act).includes('featured'))).toEqual([
      'course.featured',
      'course.unfeatured',
    ])
  })

  it('never happens to a course that is unpublished at the same time, without a word', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await aPublished()
      const [featured] = await Promise.all([feature(id), unpublish(id)])
      const [row] = await rowsOf(`SELECT featured FROM courses WHERE id = '${id}'`)
      expect(row?.['featured']).toBe(featured.status === 204 ? 1 : 0)
    }
  })

  it('of many is an act of the list, with its undo', async () => {
    const { id } = await aPublished()
    const draft = await aCourseOf(educator.id)
    const act = (name: string) => as(admin, 'POST', '/api/bulk/all-courses', { act: name, matching: {} })
    expect((await act('feature')).body.results).toMatchObject([
      { id: draft.id, outcome: 'refused', reason: 'Publish the course before you feature it' },
      { id, outcome: 'done', undo: 'unfeature' },
    ])
    expect((await act('unfeature')).body.results.map(({ outcome }) => outcome)).toEqual(['unchanged', 'done'])
  })
})

describe('what an admin does with somebody’s course', () => {
  it('falls under the same rules as its educator’s acts', async () => {
    const incomplete = await aCourseOf(educator.id, {}, { modules: [] })
    expect(await publish(incomplete.id)).toMatchObject({ status: 422, body: { code: 'course_incomplete' } })
    const pending = await aUser('educator', {}, { educatorStatus: 'pending' })
    const theirs = await aCourseOf(pending.id)
    expect((await publish(theirs.id, pending)).status).toBe(403)
    expect((await publish(theirs.id)).status).toBe(200)
    const { body } = await as(admin, 'POST', '/api/bulk/all-courses', {
      act: 'publish',
      rows: [{ id: incomplete.id }, { id: theirs.id }],
    })
    expect(body.results.map(({ outcome }) => outcome)).toEqual(['refused', 'unchanged'])
    expect(await as(educator, 'POST', '/api/bulk/all-courses', { act: 'delete', matching: {} })).toMatchObject({
      status: 403,
    })
  })

  it('[W-57] is written down, and told to the educator, who is not told of their own', async () => {
    const { id } = await aPublished()
    await unpublish(id, educator)
    await publish(id, educator)
    expect(await mailsTo(educator)).toEqual([{ template: 'course_published', change: null }])
    const beyondUndo = () => void (api.clock.now += (limits.undoSeconds + 1) * 1000)
    await unpublish(id)
    beyondUndo()
    await publish(id)
    beyondUndo()
    await putAway(id)
    beyondUndo()
    await restore(id)
    expect((await mailsTo(educator)).slice(1)).toEqual(
      ['unpublished', 'published', 'deleted', 'restored'].map((change) => ({ template: 'course_changed', change })),
    )
    expect((await actsOn(id)).slice(-4)).toEqual([
      'course.unpublished',
      'course.published',
      'course.deleted',
      'course.restored',
    ])
  })

  it('tells neither of an act nor of its undo where that comes before the email leaves', async () => {
    const { id } = await aPublished()
    await unpublish(id)
    await publish(id)
    await putAway(id)
    await restore(id)
    expect((await mailsTo(educator)).map(({ template }) => template)).toEqual(['course_published'])
  })

  it('tells of the first publication by an admin what it is, once', async () => {
    const { id } = await aCourseOf(educator.id)
    await Promise.all([publish(id), publish(id)])
    expect(await mailsTo(educator)).toEqual([{ template: 'course_changed', change: 'published' }])
  })

  it('tells nobody of a course of a former member, nor of what changed nothing', async () => {
    const { id } = await aPublished()
    await env.DB.batch([
      env.DB.prepare('DELETE FROM outbox'),
      env.DB.prepare(`UPDATE courses SET educator_id = NULL WHERE id = '${id}'`),
    ])
    await publish(id)
    expect((await list()).items).toMatchObject([{ id, educator: null }])
    await unpublish(id)
    const own = await aCourseOf(educator.id)
    await unpublish(own.id)
    expect(await rowsOf("SELECT template FROM outbox WHERE template LIKE 'course_%'")).toEqual([])
  })
})
