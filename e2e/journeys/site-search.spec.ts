import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, readCourses, test } from '../journey.ts'
import { origin } from '../origin.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor looks for water, narrows it to courses, and opens one', async ({ page, request }) => {
    const known = (await readCourses(request)).filter(({ title }) => /water/i.test(title))
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    const main = page.getByRole('main')
    await main.getByRole('searchbox').fill('water')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=water')
    await expect(main.getByRole('status')).toContainText('for “water”')
    for (const kind of ['Courses', 'Events', 'Pages'])
      await expect(main.getByRole('region', { name: kind })).toBeVisible()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')

    await main
      .getByRole('navigation', { name: 'Kinds of results' })
      .getByRole('link', { name: /^Courses/ })
      .click()
    await expect(page).toHaveURL('/search?q=water&kind=courses')
    await expect(main.getByRole('region').and(page.locator(':not([data-foot] *)'))).toHaveCount(1)
    for (const { title } of known) await expect(main.getByRole('link', { name: title })).toBeVisible()
    await main.getByRole('link', { name: known[0]?.title ?? '' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(known[0]?.title ?? '')

    await page.goto('/search?q=xyzzy')
    await expect(main.getByRole('heading', { name: 'No results for “xyzzy”' })).toBeVisible()
  })
})

test('the palette opens by keys on any page, finds while it is typed, and gives back the focus', async ({ page }) => {
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused()

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(palette.getByRole('option', { name: /^Courses/ })).toBeVisible()
  await field.pressSequentially('water')
  const chosen = palette.getByRole('option', { selected: true })
  await expect(palette.getByRole('option', { name: /^See all/ })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  const title = await chosen.locator('span > span').nth(1).innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(courses|events|challenge-labs)\/\w+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.split('\n')[0] ?? '')

  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('option', { name: 'water' })).toBeVisible()
})

test('a learner finds a course of their own first', async ({ page, context }) => {
  await signIn(context, { origin }, 'learner')
  const { items } = (await (await context.request.get('/api/me/enrollments')).json()) as {
    items: { course: { id: string; title: string } }[]
  }
  const own = items[0]!.course
  await openPage(page, `/search?q=${encodeURIComponent(own.title)}`)
  const yours = page.getByRole('main').getByRole('region', { name: 'Yours' })
  await expect(yours.getByRole('link', { name: own.title })).toHaveAttribute('href', `/dashboard/my-courses/${own.id}`)
})
