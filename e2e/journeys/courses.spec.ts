import { courseCategories } from '@kere/contracts/courses/course-options'
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

test('[S-090] the fourteen categories, the levels, the languages and free filter, and leave as many as they say', async ({
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
    ...['en', 'kn', 'hi', 'ta'].map((language) => `language=${language}`),
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
