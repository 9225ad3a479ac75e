import { env } from 'cloudflare:workers'
import { courseCategories } from '@kere/contracts/courses/course-options'
import { endpoints } from '@kere/contracts/endpoints'
import { seedLarge } from '@kere/d1/seed/large-seed'
import { seedLocal } from '@kere/d1/seed/local-seed'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, aModule, anEducator, enroll } from '../../../test/factories.ts'
import { makePeople } from '../../../test/people.ts'
import { requestOf, fixtureOf } from '../../../test/fixtures.ts'
import { aUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'

const { call } = startApi()
let educator: string

beforeEach(async () => {
  await emptyDatabase()
  educator = await anEducator()
})

const titlesOf = ({ body }: { body: { items: { title: string }[] } }) => body.items.map(({ title }) => title)

describe('a course', () => {
  it('[S-095, S-478] shows its outline, its instructor and its counts, and no field beyond the contract', async () => {
    const teacher = await anEducator({
      firstName: 'Kavya',
      lastName: 'Hegde',
      designation: 'Hydrologist',
      organizationAffiliation: 'Deccan Water Trust',
      bio: 'Walks tanks.',
      location: 'Hubballi, Karnataka',
      teachingExperience: 9,
      languagesSpoken: ['Kannada', 'English'],
      phoneNumber: '+91 00000 00000',
      dateOfBirth: '1980-01-01',
      whatsappGroupLink: 'https://chat.example/secret',
    })
    const { id, publishedAt } = await aCourse(teacher, {
      title: 'Reading a lake',
      categories: ['Water Resources', 'Biodiversity'],
      objectives: ['Measure clarity'],
      requirements: ['A rope'],
      courseUrl: 'https://example.org/course',
    })
    await enroll((await aUser('student')).id, id)
    await enroll((await aUser('student')).id, id)
    await aCourse(teacher, { title: 'Another' })
    await aCourse(teacher, { title: 'Draft', published: false, publishedAt: null })
    await aModule(id, 1, ['Third lesson'])
    await aModule(id, 0, ['First lesson', 'Second lesson'])

    const { status, body } = await call(`/api/courses/${id}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      title: 'Reading a lake',
      description: 'What to look for, and what to write down.',
      language: 'en',
      originalLanguage: 'en',
      category: 'Water Resources',
      categories: ['Water Resources', 'Biodiversity'],
      level: 'beginner',
      price: 500,
      duration: '4 weeks',
      coverImage: null,
      courseUrl: 'https://example.org/course',
      givesCertificate: false,
      objectives: ['Measure clarity'],
      requirements: ['A rope'],
      enrollmentCount: 2,
      finishedPercent: null,
      publishedAt: new Date(publishedAt ?? 0).toISOString(),
      updatedAt: new Date(publishedAt ?? 0).toISOString(),
      instructor: {
        id: teacher,
        name: 'Kavya Hegde',
        designation: 'Hydrologist',
        organization: 'Deccan Water Trust',
        bio: 'Walks tanks.',
        location: 'Hubballi, Karnataka',
        teachingExperienceYears: 9,
        languages: ['Kannada', 'English'],
        courseCount: 2,
        avatarUrl: null,
        isListed: false,
      },
      modules: [
        {
          id: expect.stringMatching(/^mod_/),
          title: 'Module 1',
          summary: 'A summary.',
          duration: '1 week',
          lessons: [
            {
              id: expect.stringMatching(/^les_/),
              title: 'First lesson',
              language: 'en',
              kind: 'video',
              durationMinutes: 10,
              isPreview: false,
            },
            {
              id: expect.stringMatching(/^les_/),
              title: 'Second lesson',
              language: 'en',
              kind: 'video',
              durationMinutes: 11,
              isPreview: false,
            },
          ],
        },
        expect.objectContaining({ title: 'Module 2', lessons: [expect.objectContaining({ title: 'Third lesson' })] }),
      ],
    })
  })

  it('[part of W-05] shows which lessons anybody may read, and none that were taken out', async () => {
    const { id } = await aCourse(educator)
    await aModule(id, 0, ['Kept', 'Taken out'])
    await aModule(id, 1, ['Gone with its module'])
    await env.DB.batch([
      env.DB.prepare(`UPDATE lessons SET is_preview = 1 WHERE title = 'Kept'`),
      env.DB.prepare(`UPDATE lessons SET removed_at = 1 WHERE title = 'Taken out'`),
      env.DB.prepare(`UPDATE modules SET removed_at = 1 WHERE position = 1`),
    ])
    const { body } = await call(`/api/courses/${id}`)
    expect(body.modules).toEqual([
      expect.objectContaining({ lessons: [expect.objectContaining({ title: 'Kept', isPreview: true })] }),
    ])
  })

  it('[S-094, S-517.published] is "Course not found" while it is a draft, and when there is none of that id', async () => {
    const draft = await aCourse(educator, { published: false, publishedAt: null })
    await aModule(draft.id, 0, ['Secret lesson'])
    const ids = [
      draft.id,
      'crs_01JGMQCD00ZES3NFRNW513EP8S',
      'x',
      "' OR 1=1 --",
      '%00',
      '%E0%A4%A',
      '..%2f..%2fusers',
      '😀',
    ]
    for (const id of ids) {
      for (const address of [`/api/courses/${id}`, `/api/courses/${id}/related`]) {
        const { status, body, headers } = await call(address)
        expect([address, status, body.code, body.detail]).toEqual([address, 404, 'not_found', 'Course not found'])
        expect(headers.get('content-type')).toBe('application/problem+json')
      }
    }
  })

  it('refuses an id that no course can have', async () => {
    const { status, body } = await call(`/api/courses/${'x'.repeat(65)}`)
    expect([status, body.code]).toEqual([422, 'validation_failed'])
    expect(body.errors).toEqual([{ pointer: '/params/id', detail: expect.any(String) }])
  })
})

describe('featured courses', () => {
  const feature = (title: string) => aCourse(educator, { title, featured: true })

  it('[S-574, S-517.featured] are the newest four', async () => {
    for (const title of ['A', 'B', 'C', 'D', 'E']) await feature(title)
    await aCourse(educator, { title: 'Newer, not featured' })
    await aCourse(educator, { title: 'Draft', featured: true, published: false, publishedAt: null })
    expect(titlesOf(await call('/api/courses/featured'))).toEqual(['E', 'D', 'C', 'B'])
  })

  it('[C-03] are topped up with the newest courses when there are fewer than three', async () => {
    expect(titlesOf(await call('/api/courses/featured'))).toEqual([])
    await aCourse(educator, { title: 'A' })
    await feature('B')
    await aCourse(educator, { title: 'C' })
    await feature('D')
    await aCourse(educator, { title: 'E' })
    expect(titlesOf(await call('/api/courses/featured'))).toEqual(['D', 'B', 'E'])
    await feature('F')
    expect(titlesOf(await call('/api/courses/featured'))).toEqual(['F', 'D', 'B'])
  })
})

describe('related courses', () => {
  const elsewhere = { category: 'Biodiversity' as const, categories: ['Biodiversity' as const] }

  it('are the newest three of the same category, without the course itself', async () => {
    const made = []
    for (const title of ['A', 'B', 'C', 'D', 'E']) made.push(await aCourse(educator, { title }))
    await aCourse(educator, { title: 'Elsewhere', ...elsewhere })
    await aCourse(educator, { title: 'Draft', published: false, publishedAt: null })
    expect(titlesOf(await call(`/api/courses/${made[4]?.id}/related`))).toEqual(['D', 'C', 'B'])
    expect(titlesOf(await call(`/api/courses/${made[0]?.id}/related`))).toEqual(['E', 'D', 'C'])
  })

  it('are filled with the newest of the same level, each course once', async () => {
    await aCourse(educator, { title: 'Old, same level', ...elsewhere })
    await aCourse(educator, { title: 'Newer, same level', ...elsewhere })
    await aCourse(educator, { title: 'Newest, same level', ...elsewhere })
    await aCourse(educator, { title: 'Other level', ...elsewhere, level: 'advanced' })
    const { id } = await aCourse(educator, { title: 'Itself' })
    await aCourse(educator, { title: 'Same category and level' })
    expect(titlesOf(await call(`/api/courses/${id}/related`))).toEqual([
      'Same category and level',
      'Newest, same level',
      'Newer, same level',
    ])
  })
})

describe('the local seed', () => {
  it('is listed whole, and each of its courses opens', async () => {
    await emptyDatabase()
    await seedLocal(env.DB)
    const { body } = await call('/api/courses?limit=100')
    expect(body.items).toHaveLength(body.total)
    expect(titlesOf(await call('/api/courses/featured')).length).toBeGreaterThanOrEqual(3)
    for (const { id, title } of body.items) {
      const course = await call(`/api/courses/${id}`)
      const related = await call(`/api/courses/${id}/related`)
      expect([course.body.title, course.status, related.body.items.length]).toEqual([title, 200, 3])
    }
  })

  it('[S-081] finds "Groundwater" when one searches for water', async () => {
    await emptyDatabase()
    await seedLocal(env.DB)
    expect(titlesOf(await call('/api/courses?search=water')).join()).toContain('Groundwater')
  })
})

describe('what it costs', () => {
  it('asks the database once for each endpoint', async () => {
    await seedLarge(env.DB, 60)
    const { body } = await call('/api/courses?limit=1')
    const queries = [
      '',
      '?search=water',
      '?search=wa',
      '?category=Biodiversity&level=beginner',
      `?cursor=${body.nextCursor}&limit=1`,
    ]
    const read = endpoints.filter(
      ({ method, access, problems }) =>
        method === 'GET' && access === 'public' && !problems?.includes('too_many_attempts'),
    )
    const users = await makePeople()
    const addresses: string[] = []
    for (const endpoint of read) {
      const [address] = await requestOf(endpoint, fixtureOf(endpoint), users, 'visitor')
      addresses.push(...(address === '/api/courses' ? queries.map((query) => address + query) : [address]))
    }
    for (const address of addresses) {
      const watched = watch(env.DB)
      const { status } = await startApi({ db: watched.db }).call(
        address.includes('cursor') ? `${address}&sort=newest` : address,
      )
      const expected = ['/api/openapi.json', '/api/auth/session', '/api/data-retention'].includes(address) ? 0 : 1
      expect([address, status, watched.roundTrips]).toEqual([address, 200, expected])
    }
  })

  it('reads the same number of rows at 1,000 and at 3,000 courses', async () => {
    const rowsRead = async () => {
      const { body } = await call('/api/courses?sort=oldest&limit=1')
      const counts = []
      for (const address of ['featured', body.items[0]?.id, `${body.items[0]?.id}/related`]) {
        const watched = watch(env.DB)
        await startApi({ db: watched.db }).call(`/api/courses/${address}`)
        counts.push(watched.rowsRead)
      }
      return counts
    }
    await seedLarge(env.DB, 1000)
    const small = await rowsRead()
    await seedLarge(env.DB, 3000)
    expect(await rowsRead()).toEqual(small)
  })
})

describe('the counters', () => {
  const counted = async () => {
    const { body } = await call('/api/courses')
    const scanned = await env.DB.prepare(
      'SELECT count(*) AS total, sum(price = 0) AS free FROM courses WHERE published = 1',
    ).first()
    expect(body.published).toEqual({ total: scanned?.total, free: scanned?.free ?? 0 })
    for (const { value, count } of body.facets.category) {
      const row = await env.DB.prepare('SELECT count(*) AS n FROM courses WHERE published = 1 AND category = ?')
        .bind(value)
        .first('n')
      expect([value, count]).toEqual([value, row])
    }
    const profile = await env.DB.prepare('SELECT published_course_count FROM profiles WHERE id = ?')
      .bind(educator)
      .first()
    expect(profile?.published_course_count).toBe(scanned?.total)
    return body.published.total
  }
  const change = (sql: string, ...values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()

  it('and the search follow every change of a course', async () => {
    const { id } = await aCourse(educator, { title: 'Groundwater' })
    await aCourse(educator, { title: 'Compost', category: courseCategories[3] })
    expect(await counted()).toBe(2)

    await change('UPDATE courses SET published = 0 WHERE id = ?', id)
    expect(await counted()).toBe(1)
    expect(titlesOf(await call('/api/courses?search=groundwater'))).toEqual([])

    await change(
      "UPDATE courses SET published = 1, price = 0, category = 'Biodiversity', level = 'advanced' WHERE id = ?",
      id,
    )
    expect(await counted()).toBe(2)
    expect(titlesOf(await call('/api/courses?search=groundwater'))).toEqual(['Groundwater'])

    await change("UPDATE courses SET title = 'Wells', description = 'Rings and ropes' WHERE id = ?", id)
    expect(titlesOf(await call('/api/courses?search=groundwater'))).toEqual([])
    expect(titlesOf(await call('/api/courses?search=ropes'))).toEqual(['Wells'])
    expect(titlesOf(await call('/api/courses?search=we'))).toEqual(['Wells'])

    await change("UPDATE courses SET title = 'Hidden', published = 0 WHERE id = ?", id)
    expect(titlesOf(await call('/api/courses?search=hidden'))).toEqual([])
    await change('UPDATE courses SET published = 1 WHERE id = ?', id)
    expect(titlesOf(await call('/api/courses?search=hidden'))).toEqual(['Hidden'])

    await change('DELETE FROM courses WHERE id = ?', id)
    expect(await counted()).toBe(1)
    expect(titlesOf(await call('/api/courses?search=hidden'))).toEqual([])
  })
})
