import { cardsIn, countDocuments, expect, openPage, resultCount, test, untilReady } from '../journey.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-047] header and footer stand around every page', async ({ page, browserConsole }) => {
    browserConsole.allow(/status of 404/)
    for (const path of ['/', '/courses', '/no/such/page']) {
      await page.goto(path)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Courses', exact: true })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
    }
  })
})

test('[part of S-060] the footer says who, where and the current year, and its links lead somewhere', async ({
  page,
  request,
}) => {
  await openPage(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Kere`)
  await expect(footer).toContainText('Bengaluru, India')
  await expect(footer).toContainText('Mon–Fri')
  const links = await footer.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  expect(links).toContain('/courses')
  for (const link of links) expect((await request.get(link)).status()).toBe(200)
})

test('[S-057] [S-059] the phone menu lists what there is and closes when it is left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/')
  const documents = countDocuments(page)
  const button = page.getByRole('banner').locator('summary', { hasText: 'Menu' })
  const courses = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' })
  await button.click()
  await expect(courses).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(courses).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await courses.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused()
  await expect(courses).toBeHidden()
  await button.click()
  await expect(courses).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(courses).toBeHidden()
  expect(documents).toEqual([])
})

test('the theme is switched at once, kept in a cookie and drawn by the edge on the next page', async ({
  page,
  context,
}) => {
  await openPage(page, '/courses')
  const documents = countDocuments(page)
  const light = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).not.toHaveCSS('background-color', light)
  expect(documents).toEqual([])
  expect(await context.cookies()).toMatchObject([{ name: 'kere_theme', value: 'dark', sameSite: 'Lax', secure: true }])

  const response = await page.reload()
  expect(await response?.text()).toMatch(/<html[^>]* data-theme="dark"/)
  await untilReady(page)
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  await page.getByRole('button', { name: 'Use the system theme' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect(await context.cookies()).toEqual([])
})

test('[W-62] without a connection a bar says so, and what was chosen happens when it is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/courses')
  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await expect(bar).toBeVisible()
  await page.getByRole('checkbox', { name: 'Conservation' }).check()
  await expect(page).toHaveURL('/courses?category=Conservation')
  await expect(cardsIn(page)).toHaveCount(24)

  await context.setOffline(false)
  await expect(bar).toHaveCount(0)
  await expect(resultCount(page)).toHaveText('2 courses')
  await expect(cardsIn(page)).toHaveCount(2)
})
