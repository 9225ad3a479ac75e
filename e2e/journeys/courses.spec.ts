import { courseCategories } from '@kere/contracts/course-options'
import type { Page } from '@playwright/test'
import {
  cardsIn,
  countDocuments,
  expect,
  openPage,
  readCourse,
  readCourses,
  readList,
  resultCount,
  test,
  titlesIn,
} from '../journey.ts'

const filtersIn = (page: Page) => page.getByRole('form', { name: 'Filters' })
const searchIn = (page: Page) => page.getByRole('searchbox', { name: 'Search courses' })
const isCatalogueCall = (url: URL) => url.pathname === '/api/courses'

test('[S-080] [S-081] [W-53] a search applies when it is sent, not while it is typed, the most relevant first', async ({
  page,
  request,
}) => {
  await openPage(page, '/courses')
  const documents = countDocuments(page)
  const calls: string[] = []
  page.on('request', (call) => call.url().includes('/api/') && calls.push(call.url()))
  const before = await titlesIn(page)

  await searchIn(page).pressSequentially('WATER')
  expect(await titlesIn(page)).toEqual(before)
  expect(calls).toEqual([])
  await expect(page).toHaveURL('/courses')

  await searchIn(page).press('Enter')
  await expect(page).toHaveURL('/courses?search=WATER')
  const { items, total } = await readList(request, 'search=water')
  await expect(resultCount(page)).toHaveText(`${total} courses`)
  expect(await titlesIn(page)).toEqual(items.map(({ title }) => title))
  expect(items[0]?.title).toMatch(/water/i)
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('relevance')
  const courses = await Promise.all((await readCourses(request)).map(({ id }) => readCourse(request, id)))
  const matches = courses.filter(({ title, description }) => /water/i.test(title + description))
  expect(items.map(({ id }) => id).toSorted()).toEqual(matches.map(({ id }) => id).toSorted())
  expect(matches.some(({ title }) => !/water/i.test(title))).toBe(true)
  expect(documents).toEqual([])
})

test('[S-090] the fourteen categories, the levels and free filter, and leave as many as they say', async ({
  page,
  request,
}) => {
  await openPage(page, '/courses')
  const filters = filtersIn(page)
  const names = await filters
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))
  expect(names).toEqual([...courseCategories, 'beginner', 'intermediate', 'advanced'])

  const labels = await filters.locator('label').allTextContents()
  const counts = labels.map((label) => Number(/\d+$/.exec(label)?.[0]))
  const queries = [
    'free=true',
    ...courseCategories.map((name) => `category=${encodeURIComponent(name)}`),
    ...names.slice(14).map((level) => `level=${level}`),
  ]
  const totals = await Promise.all(queries.map(async (query) => (await readList(request, query)).total))
  expect(counts).toEqual(totals)

  await filters.getByRole('checkbox', { name: 'Water Resources' }).check()
  await expect(resultCount(page)).toHaveText(`${totals[10]} courses`)
  await filters.getByRole('checkbox', { name: 'Climate Science' }).check()
  await expect(page).toHaveURL('/courses?category=Climate+Science&category=Water+Resources')
  await expect(resultCount(page)).toHaveText(`${totals[1]! + totals[10]!} courses`)

  const beginners = filters.locator('label', { hasText: 'Beginner' })
  const left = Number(/\d+$/.exec((await beginners.textContent()) ?? '')?.[0])
  await filters.getByRole('checkbox', { name: 'Beginner' }).check()
  await expect(resultCount(page)).toHaveText(`${left} ${left === 1 ? 'course' : 'courses'}`)
  await filters.getByRole('switch', { name: 'Free courses only' }).check()
  await expect(page).toHaveURL('/courses?category=Climate+Science&category=Water+Resources&level=beginner&free=true')
  await expect
    .poll(async () => new Set(await cardsIn(page).locator('data').allTextContents()))
    .toEqual(new Set(['Free']))
})

test('[S-008] [S-092] [S-093] cards say at most 120 characters, and prices in whole rupees or Free', async ({
  page,
  request,
}) => {
  const courses = await readCourses(request)
  await openPage(page, '/courses?show=48')
  await expect(cardsIn(page)).toHaveCount(courses.length)
  const texts = await cardsIn(page).getByRole('paragraph').allTextContents()
  expect(texts).toHaveLength(courses.length)
  for (const [place, text] of texts.entries()) {
    expect([...text].length).toBeLessThanOrEqual(120)
    const { description } = await readCourse(request, courses[place]!.id)
    expect(description.replaceAll(/\s+/g, ' ')).toContain(text.replace(/…$/, ''))
  }
  const prices = await cardsIn(page).locator('data').allTextContents()
  expect(prices).toEqual(courses.map(({ price }) => (price === 0 ? 'Free' : `₹${price.toLocaleString('en-IN')}`)))
  expect(prices).toContain('Free')
  expect(prices).toContain('₹1,499')
})

test('[S-087] a slow answer shows that courses are loading', async ({ page }) => {
  await openPage(page, '/')
  const answer = Promise.withResolvers<void>()
  await page.route(isCatalogueCall, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Browse courses' }).click()
  const loading = page.getByRole('status').filter({ hasText: 'Loading courses' })
  await expect(loading).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses')
  answer.resolve()
  await expect(cardsIn(page)).toHaveCount(24)
  await expect(loading).toHaveCount(0)
})

test('[S-088] [S-518] [S-581] a failing list tries three times more, says so in its place, and heals', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/status of 503/)
  await page.clock.install()
  await openPage(page, '/courses')
  let tries = 0
  await page.route(isCatalogueCall, (route) => {
    tries += 1
    return route.fulfill({ status: 503, contentType: 'text/plain', body: 'down' })
  })
  await filtersIn(page).getByRole('checkbox', { name: 'Conservation' }).check()
  const failure = page.getByRole('alert').filter({ hasText: 'Error loading courses. Please try again.' })
  for (const [waitMs, expected] of [
    [0, 1],
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await page.clock.fastForward(waitMs)
    // The clock goes on by itself as well, and on a busy machine further.
    await expect.poll(() => tries).toBeGreaterThanOrEqual(expected)
  }
  await expect(failure).toBeVisible()
  expect(tries).toBe(4)
  await expect(filtersIn(page).getByRole('checkbox', { name: 'Conservation' })).toBeChecked()

  await page.unroute(isCatalogueCall)
  await failure.getByRole('link', { name: 'Retry' }).click()
  await expect(resultCount(page)).toHaveText('2 courses')
  await expect(failure).toHaveCount(0)
})
