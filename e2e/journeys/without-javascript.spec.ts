import type { Page } from '@playwright/test'
import { cardsIn, chooseTheme, expect, readCourses, readList, resultCount, test, titlesIn } from '../journey.ts'

test.use({ javaScriptEnabled: false })

const pricesIn = async (page: Page) => {
  const values = await cardsIn(page)
    .locator('data')
    .evaluateAll((prices) => prices.map((price) => price.getAttribute('value')))
  return values.map(Number)
}

test('[S-015] the home page is complete', async ({ page }) => {
  expect((await page.goto('/'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn it in class. Prove it in your city.')
  for (const path of ['/courses/', '/events/'])
    await expect(cardsIn(page).filter({ has: page.locator(`h3 a[href^="${path}"]`) })).toHaveCount(3)
  await expect(page.getByRole('contentinfo')).toContainText('Bengaluru, India')
  await page.getByRole('link', { name: 'Browse courses' }).click()
  await expect(page).toHaveURL('/courses')
})

test('[S-016] the catalogue shows the newest courses and leads to the rest', async ({ page, request }) => {
  const courses = await readCourses(request)
  expect((await page.goto('/courses'))?.status()).toBe(200)
  await expect(resultCount(page)).toHaveText(`${courses.length} courses`)
  expect(await titlesIn(page)).toEqual(courses.slice(0, 24).map(({ title }) => title))

  await page.getByRole('link', { name: `Load ${courses.length - 24} more` }).click()
  await expect(page).toHaveURL('/courses?show=48')
  await expect.poll(() => titlesIn(page)).toEqual(courses.map(({ title }) => title))
  await expect(page.getByRole('link', { name: /^Load/ })).toHaveCount(0)
})

test('[S-085] [S-091] an address with a category and an order shows only that, in that order', async ({ page }) => {
  await page.goto('/courses?category=Water%20Resources&sort=price-low')
  await expect(cardsIn(page)).not.toHaveCount(0)
  for (const card of await cardsIn(page).all()) await expect(card).toContainText('Water Resources')
  const prices = await pricesIn(page)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  await expect(page.getByRole('checkbox', { name: 'Water Resources' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('price-low')
})

test('[S-081] a search finds a part of a word', async ({ page }) => {
  await page.goto('/courses?search=water')
  await expect(cardsIn(page).filter({ hasText: 'Groundwater' })).toHaveCount(1)
  await expect(page.getByRole('searchbox', { name: 'Search courses' })).toHaveValue('water')
})

test('[S-080] [S-083] [S-084] [S-090] search, filters and order are forms, and chips are links', async ({
  page,
  request,
}) => {
  await page.goto('/courses')
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('water')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/courses?search=water')

  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('switch', { name: 'Free courses only' }).check()
  await filters.getByRole('checkbox', { name: 'Beginner' }).check()
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL('/courses?search=water&free=true&level=beginner')

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('oldest')
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page).toHaveURL('/courses?search=water&level=beginner&free=true&sort=oldest')
  const { items } = await readList(request, 'search=water&level=beginner&free=true&sort=oldest')
  expect(items.length).toBeGreaterThan(0)
  await expect.poll(() => titlesIn(page)).toEqual(items.map(({ title }) => title))

  await page.getByRole('link', { name: 'Remove filter: Beginner' }).click()
  await expect(page).toHaveURL('/courses?search=water&free=true&sort=oldest')
  await page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/courses')
})

test('[S-017] a course opens its outline', async ({ page, request }) => {
  const [newest] = await readCourses(request)
  await page.goto('/courses')
  await page.getByRole('link', { name: newest!.title }).click()
  await expect(page).toHaveURL(`/courses/${newest!.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest!.title)

  const modules = page.getByRole('main').locator('details')
  const second = modules.nth(1)
  await expect(modules.first().getByRole('listitem').first()).toBeVisible()
  await expect(second.getByRole('listitem').first()).toBeHidden()
  await second.locator('summary').click()
  await expect(second.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
})

test('[S-037] [S-094] what is not there says so and leads on', async ({ page, browserConsole }) => {
  browserConsole.allow(/status of 404/)
  expect((await page.goto('/courses/crs_nowhere'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course not found')
  await page.getByRole('link', { name: 'Browse courses' }).click()
  await expect(page).toHaveURL('/courses')

  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('link', { name: 'Go back home' }).click()
  await expect(page).toHaveURL('/')
})

test('the theme switch is a form: the cookie holds and the edge renders it', async ({ page, context }) => {
  await page.goto('/courses?free=true')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await chooseTheme(page, 'Dark')
  await expect(page).toHaveURL('/courses?free=true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await context.cookies()).toMatchObject([{ name: 'kere_theme', value: 'dark' }])

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await chooseTheme(page, 'Light')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await chooseTheme(page, 'System')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('[S-082] the filters are a sheet that a button opens', async ({ page }) => {
    await page.goto('/courses')
    const filters = page.getByRole('form', { name: 'Filters' })
    await expect(filters).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).tap()
    await expect(filters).toBeInViewport()
    await filters.getByRole('checkbox', { name: 'Social Justice & Law' }).check()
    await filters.getByRole('button', { name: 'Apply filters' }).tap()
    await expect(page).toHaveURL('/courses?category=Social+Justice+%26+Law')
    await expect(filters).toBeHidden()
    for (const card of await cardsIn(page).all()) await expect(card).toContainText('Social Justice & Law')
  })

  test('[S-059] the menu is a list behind a button', async ({ page }) => {
    await page.goto('/')
    const courses = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' })
    await expect(courses).toBeHidden()
    await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).tap()
    await courses.tap()
    await expect(page).toHaveURL('/courses')
  })
})
