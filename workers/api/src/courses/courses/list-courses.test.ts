import { env } from 'cloudflare:workers'
import { courseCategories, courseLevels } from '@kere/contracts/courses/course-options'
import type { ProblemDocument } from '@kere/contracts/http/problem'
import { seedLarge } from '@kere/d1/seed/large-seed'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator, enroll } from '../../../test/factories.ts'
import { aUser } from '../../../test/sessions.ts'
import { rowsReadByShape } from '../../../test/rows-read.ts'
import { watch } from '../../../test/watched-database.ts'

const { call } = startApi()
let educator: string

beforeEach(async () => {
  await emptyDatabase()
  educator = await anEducator()
})

const titles = async (query: string) => {
  const { status, body, text } = await call(`/api/courses${query}`)
  if (status !== 200) throw new Error(text)
  return body.items.map(({ title }) => title)
}

const search = (words: string) => titles(`?search=${encodeURIComponent(words)}`)

async function allPages(query: string) {
  const pages: string[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await call(`/api/courses?${query}${cursor && `&cursor=${cursor}`}`)
    pages.push(body.items.map(({ title }) => title))
    cursor = body.nextCursor
  }
  return pages
}

describe('what is listed', () => {
  it('[S-517.list] joins the instructor and shows exactly the fields of the contract', async () => {
    const { id, publishedAt } = await aCourse(educator, { title: 'Reading a lake' })
    await enroll((await aUser('student')).id, id)
    const { body } = await call('/api/courses')
    expect(body.items).toEqual([
      {
        id,
        language: 'en',
        title: 'Reading a lake',
        description: 'What to look for, and what to write down.',
        category: 'Water Resources',
        level: 'beginner',
        price: 500,
        duration: '4 weeks',
        coverImage: null,
        instructor: { id: educator, name: 'Asha Raghunath' },
        enrollmentCount: 1,
        finishedPercent: null,
        publishedAt: new Date(publishedAt ?? 0).toISOString(),
      },
    ])
  })

  it('says how many of a hundred have finished, once five have enrolled', async () => {
    const { id } = await aCourse(educator)
    const finished = async () => (await call('/api/courses')).body.items[0]?.finishedPercent
    const enrollNext = async (isDone: boolean) =>
      enroll((await aUser('student')).id, id, isDone ? { completed: true, progress: 100, completedAt: 1 } : {})
    for (const isDone of [true, true, true, true]) await enrollNext(isDone)
    expect(await finished()).toBeNull()
    for (const isDone of [false, false]) await enrollNext(isDone)
    expect(await finished()).toBe(67)
  })

  it('[S-092] says of each what its card shows, searches all that is written, and says that of one', async () => {
    const description = `${'Lower the disc. '.repeat(40)}Then read the borewell.`
    const { id } = await aCourse(educator, { description })
    for (const path of ['/api/courses', '/api/courses?search=borewell', '/api/courses/featured']) {
      const { body } = await call(path)
      expect(body.items).toMatchObject([{ id, description: `${'Lower the disc. '.repeat(7)}Lower…` }])
    }
    expect((await call(`/api/courses/${id}`)).body).toMatchObject({ description })
  })

  it('[part of S-517.list] leaves drafts out of the list, of the search and of every count', async () => {
    await aCourse(educator, { title: 'Draft on lakes', published: false, publishedAt: null })
    for (const query of ['', '?search=draft', '?search=dr']) {
      const { body } = await call(`/api/courses${query}`)
      expect(body).toMatchObject({ items: [], nextCursor: null, total: 0, published: { total: 0, free: 0 } })
    }
  })

  it('answers each of several visitors who ask at once by what they asked for themselves', async () => {
    await aCourse(educator, { title: 'Wells', category: 'Water Resources' })
    await aCourse(educator, { title: 'Wings', category: 'Biodiversity' })
    const asked = ['?category=Biodiversity', '?category=Water%20Resources', '?search=wings', '?search=wells']
    expect(await Promise.all(asked.map(titles))).toEqual([['Wings'], ['Wells'], ['Wings'], ['Wells']])
  })

  it('[S-080] answers every course when the search is empty or only spaces', async () => {
    await aCourse(educator, { title: 'A' })
    expect(await search('')).toEqual(['A'])
    expect(await search('   ')).toEqual(['A'])
  })
})

describe('search', () => {
  beforeEach(async () => {
    await aCourse(educator, { title: 'Groundwater: reading your own borewell', description: 'Levels and yields.' })
    await aCourse(educator, {
      title: 'Compost that works',
      description: 'Where WATERLOGGED heaps go wrong, and how "brown" helps.',
    })
    await aCourse(educator, { title: 'Rooftop solar', description: 'Panels for AI labs & homes; 100% off-grid.' })
    await aCourse(educator, { title: 'ಕೆರೆಯ ಓದು', description: 'Kannada.' })
  })

  it.each([
    ['water', ['Groundwater: reading your own borewell', 'Compost that works']],
    ['WATER', ['Groundwater: reading your own borewell', 'Compost that works']],
    ['groundwater', ['Groundwater: reading your own borewell']],
    ['water levels', ['Groundwater: reading your own borewell']],
    ['levels   water', ['Groundwater: reading your own borewell']],
    ['own of', []],
    ['water go', ['Compost that works']],
    ['panels ai', ['Rooftop solar']],
    ['ಕೆರೆ', ['ಕೆರೆಯ ಓದು']],
    ['heaps & brown', ['Compost that works']],
    ['"brown"', ['Compost that works']],
    ['off-grid', ['Rooftop solar']],
    ['100%', ['Rooftop solar']],
    ['waterx', []],
  ])('[S-081] finds %j anywhere in title or description', async (words, expected) => {
    expect(await search(words)).toEqual(expected)
  })

  it.each([
    ['r', ['Rooftop solar', 'Groundwater: reading your own borewell']],
    ['RO', ['Rooftop solar']],
    ['re b', ['Groundwater: reading your own borewell']],
    ['ai', []],
    ['oo', []],
  ])('finds the short search %j at the beginning of title words', async (words, expected) => {
    expect(await search(words)).toEqual(expected)
  })

  it.each([
    'OR',
    'AND',
    'NOT',
    'NEAR(',
    'NEAR(water, 2)',
    'title:',
    'title:water',
    '^water',
    'wat*',
    '*',
    '"',
    '""',
    '"""',
    "'",
    "';--",
    '-',
    '--',
    '+',
    '?!',
    '()',
    '{}',
    '[]',
    '%',
    '_',
    '\\',
    '\u0000',
    'water\u0000',
    '\u0007\u001b',
    '\ud800',
    '😀',
    '😀😀😀',
    'a"b',
    'water OR compost',
    'a* OR',
    '🌊 water',
    '\u200b',
    'water"',
  ])('answers the search %j without failing', async (words) => {
    const { status, body } = await call(`/api/courses?search=${encodeURIComponent(words.toWellFormed())}`)
    expect(status).toBe(200)
    expect(body.total).toBe(body.items.length)
  })

  it('finds nothing where nothing could be meant, and still counts the published courses', async () => {
    const { body } = await call('/api/courses?search=%3F%21')
    expect(body).toMatchObject({ items: [], total: 0, totalIsLowerBound: false, published: { total: 4, free: 0 } })
  })

  it('counts, filters, sorts and pages what it found', async () => {
    await aCourse(educator, { title: 'Lake water A', price: 0, level: 'advanced' })
    await aCourse(educator, {
      title: 'Lake water B',
      price: 900,
      category: 'Biodiversity',
      categories: ['Biodiversity'],
    })
    await aCourse(educator, { title: 'Lake water C', price: 300 })

    const { body } = await call('/api/courses?search=lake&category=Water%20Resources')
    expect(body).toMatchObject({ total: 2, totalIsLowerBound: false, published: { total: 7, free: 1 } })
    expect(body.facets.category.filter(({ count }) => count > 0)).toEqual([
      { value: 'Biodiversity', count: 1 },
      { value: 'Water Resources', count: 2 },
    ])
    expect(await titles('?search=lake&free=true')).toEqual(['Lake water A'])
    expect(await titles('?search=lake&level=beginner&level=advanced&sort=price-high')).toEqual([
      'Lake water B',
      'Lake water C',
      'Lake water A',
    ])
    expect(await allPages('search=lake&sort=price-low&limit=1')).toEqual([
      ['Lake water A'],
      ['Lake water C'],
      ['Lake water B'],
    ])
  })

  describe('sorted by relevance', () => {
    const at = Date.parse('2026-01-01T00:00:00Z')
    const mentions = 'Carbon, carbon and again carbon. '

    beforeEach(async () => {
      await emptyDatabase()
      educator = await anEducator()
      await aCourse(educator, { title: 'Carbon accounting', description: 'Count what you emit.', publishedAt: at })
      await aCourse(educator, { title: 'Soil', description: mentions.repeat(20), publishedAt: at + 1, price: 0 })
      await aCourse(educator, { title: 'Trees', description: 'They store carbon.', publishedAt: at + 2 })
      await aCourse(educator, { title: 'Fire', description: `Carbon ${'and ash '.repeat(99)}`, publishedAt: at + 3 })
      await aCourse(educator, {
        title: 'Decarbonise a flat',
        description: 'Carbon, room by room.',
        publishedAt: at + 4,
      })
      await aCourse(educator, { title: 'Wells', description: 'Water.', publishedAt: at + 5 })
    })

    const byRelevance = ['Decarbonise a flat', 'Carbon accounting', 'Soil', 'Trees', 'Fire']

    it('[W-53] puts what has the word in its title first, then what says it most for its length', async () => {
      expect(await search('carbon')).toEqual(byRelevance)
      expect(await titles('?search=CARBON&sort=relevance')).toEqual(byRelevance)
      expect(await titles('?search=carbon&free=true')).toEqual(['Soil'])
    })

    it('[W-53] asks for each of several words, long or short', async () => {
      await aCourse(educator, { title: 'Carbon of a flat in use', description: 'Meter by meter.', publishedAt: at - 1 })
      expect(await search('flat carbon')).toEqual(['Decarbonise a flat', 'Carbon of a flat in use'])
      expect((await search('carbon in')).slice(0, 2)).toEqual(['Carbon accounting', 'Carbon of a flat in use'])
    })

    it('[W-53] sorts otherwise when told to, and as ever without a search', async () => {
      expect(await titles('?search=carbon&sort=newest')).toEqual([
        'Decarbonise a flat',
        'Fire',
        'Trees',
        'Soil',
        'Carbon accounting',
      ])
      for (const query of ['?sort=relevance', '?search=%20&sort=relevance', '?search=%20'])
        expect((await titles(query)).slice(0, 2)).toEqual(['Wells', 'Decarbonise a flat'])
    })

    it('[W-53] pages without a gap or a repetition', async () => {
      for (const limit of [1, 2, 3])
        expect((await allPages(`search=carbon&limit=${limit}`)).flat()).toEqual(byRelevance)
    })
  })

  it('looks at 1,000 candidates at most, the newest ones, and says that there may be more', async () => {
    await emptyDatabase()
    await seedLarge(env.DB, 1100)
    const { body } = await call('/api/courses?search=course&sort=newest&limit=1')
    expect(body).toMatchObject({ total: 1000, totalIsLowerBound: true, published: { total: 1100 } })
    expect(body.items[0]?.title).toMatch(/part 1100$/)
  })
})

describe('order and paging', () => {
  beforeEach(async () => {
    const at = Date.parse('2026-01-01T00:00:00Z')
    await aCourse(educator, { title: 'A', price: 300, publishedAt: at })
    await aCourse(educator, { title: 'B', price: 0, publishedAt: at + 1 })
    await aCourse(educator, { title: 'C', price: 300, publishedAt: at + 2 })
    await aCourse(educator, { title: 'D', price: 100, publishedAt: at + 2 })
    await aCourse(educator, { title: 'E', price: 900, publishedAt: at + 3 })
  })

  it.each([
    ['', ['E', 'D', 'C', 'B', 'A']],
    ['?sort=newest', ['E', 'D', 'C', 'B', 'A']],
    ['?sort=oldest', ['A', 'B', 'C', 'D', 'E']],
    ['?sort=price-low', ['B', 'D', 'A', 'C', 'E']],
    ['?sort=price-high', ['E', 'C', 'A', 'D', 'B']],
  ])('[S-085] [S-517.sort] sorts %j, newest first by default', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it.each(['newest', 'oldest', 'price-low', 'price-high'])(
    'pages through %s without a gap or a repetition, also between courses of one instant or one price',
    async (sort) => {
      const whole = await titles(`?sort=${sort}`)
      for (const limit of [1, 2, 3]) {
        const pages = await allPages(`sort=${sort}&limit=${limit}`)
        expect(pages.flat()).toEqual(whole)
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true)
      }
    },
  )

  it('pages the same with several categories and levels as in one list', async () => {
    await aCourse(educator, { title: 'F', price: 100, category: 'Biodiversity', level: 'advanced' })
    await aCourse(educator, { title: 'G', price: 0, category: 'Conservation' })
    const query = 'category=Water%20Resources&category=Biodiversity&level=beginner&level=advanced'
    for (const sort of ['newest', 'price-low', 'price-high']) {
      const whole = await titles(`?${query}&sort=${sort}`)
      expect(whole).toHaveLength(6)
      expect((await allPages(`${query}&sort=${sort}&limit=2`)).flat()).toEqual(whole)
    }
  })

  it('does not repeat or lose a course when a newer one appears between two pages', async () => {
    const first = await call('/api/courses?limit=2')
    await aCourse(educator, { title: 'New', publishedAt: Date.parse('2026-02-01T00:00:00Z') })
    const second = await call(`/api/courses?limit=2&cursor=${first.body.nextCursor}`)
    expect(second.body.items.map(({ title }) => title)).toEqual(['C', 'B'])
  })

  it('shows 20 courses when no limit is given, and 100 at most', async () => {
    await seedLarge(env.DB, 130)
    expect(await titles('')).toHaveLength(20)
    expect(await titles('?limit=100')).toHaveLength(100)
  })
})

describe('filters and counts', () => {
  beforeEach(async () => {
    await aCourse(educator, { title: 'Free lake', price: 0 })
    await aCourse(educator, { title: 'Lake', level: 'advanced' })
    await aCourse(educator, { title: 'Birds', category: 'Biodiversity', level: 'advanced' })
    await aCourse(educator, { title: 'Free birds', category: 'Biodiversity', price: 0 })
  })

  it.each([
    ['?category=Biodiversity', ['Free birds', 'Birds']],
    ['?category=Biodiversity&category=Water%20Resources', ['Free birds', 'Birds', 'Lake', 'Free lake']],
    ['?category=Biodiversity&category=Biodiversity', ['Free birds', 'Birds']],
    ['?level=advanced', ['Birds', 'Lake']],
    ['?level=advanced&category=Biodiversity', ['Birds']],
    ['?free=true', ['Free birds', 'Free lake']],
    ['?free=true&category=Biodiversity&sort=price-low', ['Free birds']],
    ['?category=Conservation', []],
    ['?search=lake&free=true', ['Free lake']],
  ])('[S-090] [S-517.filters] filters by %s', async (query, expected) => {
    const { body } = await call(`/api/courses${query}`)
    expect(body.items.map(({ title }) => title)).toEqual(expected)
    expect(body.total).toBe(expected.length)
  })

  it('[S-086] counts the result, and each choice with the other filters applied, in the order of the lists', async () => {
    const { body } = await call('/api/courses?category=Biodiversity&free=true')
    expect(body.total).toBe(1)
    expect(body.facets.category.map(({ value }) => value)).toEqual(courseCategories)
    expect(body.facets.level.map(({ value }) => value)).toEqual(courseLevels)
    const counts = Object.fromEntries(body.facets.category.map(({ value, count }) => [value, count]))
    expect(counts).toMatchObject({ 'Water Resources': 1, Biodiversity: 1, Conservation: 0 })
    expect(body.facets.level).toEqual([
      { value: 'beginner', count: 1 },
      { value: 'intermediate', count: 0 },
      { value: 'advanced', count: 0 },
    ])
    expect(body.facets.free).toBe(1)
    expect(body.published).toEqual({ total: 4, free: 2 })
  })

  it('[S-093] answers the price in whole rupees, 0 for free courses', async () => {
    const { body } = await call('/api/courses')
    expect(body.items.map(({ price }) => price)).toEqual([0, 500, 500, 0])
  })
})

describe('bad input', () => {
  const pointers = (body: ProblemDocument) => body.errors?.map(({ pointer }) => pointer)

  it.each([
    ['limit=0', '/query/limit'],
    ['limit=-1', '/query/limit'],
    ['limit=101', '/query/limit'],
    ['limit=1e9', '/query/limit'],
    ['limit=1.5', '/query/limit'],
    ['limit=many', '/query/limit'],
    ['limit=', '/query/limit'],
    ['limit=1&limit=2', '/query/limit'],
    ['sort=cheapest', '/query/sort'],
    ['category=Secrets', '/query/category/0'],
    ['category=Biodiversity&category=Secrets', '/query/category/1'],
    ['level=expert', '/query/level/0'],
    ['free=yes', '/query/free'],
    ['search=a&search=b', '/query/search'],
    [`search=${'w'.repeat(101)}`, '/query/search'],
    [`search=${'water '.repeat(1700)}`, '/query/search'],
    [`cursor=${'A'.repeat(501)}`, '/query/cursor'],
  ])('refuses %j at %s and echoes nothing', async (query, pointer) => {
    const { status, body, text } = await call(`/api/courses?${query}`)
    expect(status).toBe(422)
    expect(body.code).toBe('validation_failed')
    expect(pointers(body)).toEqual([pointer])
    for (const sent of ['cheapest', 'Secrets', 'expert', 'many', 'yes', 'wwww', 'water ', 'AAAA'])
      expect(text).not.toContain(sent)
  })

  it.each(['', '%%%', 'AAAA', btoa('null'), btoa(JSON.stringify(['newest', 1, 2, "crs_' OR 1=1 --"]))])(
    'refuses a cursor that no page has named (%j)',
    async (cursor) => {
      const { status, body } = await call(`/api/courses?cursor=${encodeURIComponent(cursor)}`)
      expect([status, body.code]).toEqual([422, 'invalid_cursor'])
    },
  )

  it('[U-22] continues the search, the filters and the order that a cursor was made for, and no others', async () => {
    await aCourse(educator, { title: 'A lake' })
    await aCourse(educator, { title: 'Another lake' })
    const { body } = await call('/api/courses?search=lake&sort=newest&limit=1')
    expect(await titles(`?search=lake&sort=newest&cursor=${body.nextCursor}`)).toEqual(['A lake'])
    for (const other of [
      'sort=newest&',
      'search=lakes&sort=newest&',
      'search=lake&free=true&sort=newest&',
      'search=lake&',
    ]) {
      const { status, body: refusal } = await call(`/api/courses?${other}cursor=${body.nextCursor}`)
      expect([other, status, refusal.code]).toEqual([other, 422, 'invalid_cursor'])
    }
  })

  it('ignores parameters it does not know', async () => {
    expect((await call('/api/courses?utm_source=x&__proto__=y&constructor=z')).status).toBe(200)
  })
})

describe('what it costs', () => {
  it(
    'reads the same number of rows at 1,000 and at 5,000 courses, for every shape of the list',
    { timeout: 60_000 },
    async () => {
      await seedLarge(env.DB, 1000)
      const small = await rowsReadByShape()
      await seedLarge(env.DB, 5000)
      expect(await rowsReadByShape()).toEqual(small)
    },
  )

  it('never walks through a table', async () => {
    const { db, statements } = watch(env.DB)
    const watched = startApi({ db })
    for (const query of [
      '?sort=price-high',
      '?free=true&level=advanced',
      '?category=Biodiversity&category=Conservation&sort=oldest',
      '?search=water%20ai&category=Biodiversity',
      '?search=wa',
    ]) {
      await watched.call(`/api/courses${query}`)
    }
    expect(statements.length).toBeGreaterThan(10)
    for (const { sql, values } of statements) {
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>()
      const scans = plan.results.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN'))
      expect(
        scans.filter(
          (scan) =>
            !/^SCAN (course_counts|combination|json_each|word|spelling|candidate|found|course_search|course_title_search)/.test(
              scan,
            ),
        ),
      ).toEqual([])
    }
  })
})
