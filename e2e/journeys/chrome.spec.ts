import type { Locator } from '@playwright/test'
import {
  cardsIn,
  chooseTheme,
  countDocuments,
  expect,
  openPage,
  readCourses,
  resultCount,
  test,
  untilReady,
} from '../journey.ts'

async function brightness(element: Locator) {
  const picture = (await element.screenshot()).toString('base64')
  return element.page().evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    drawing.drawImage(image, 0, 0)
    const { data: bytes } = drawing.getImageData(0, 0, image.width, image.height)
    return bytes.reduce((sum, byte, place) => (place % 4 === 3 ? sum : sum + byte), 0) / (bytes.length * 0.75)
  }, picture)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-047] header and footer stand around every page', async ({ page, browserConsole }) => {
    browserConsole.allow(/status of 404/)
    const pages = [
      ['/', '/courses', '/courses/crs_', '/fellowship', '/fellowships', '/blog', '/blog/no-such-post', '/events'],
      ['/events/evt_', '/challenge-labs', '/labs', '/services/mentorship', '/mentorship', '/services/educators'],
      ['/educators', '/about', '/careers', '/faq', '/contact', '/privacy', '/terms', '/learn-path'],
      ['/join-as-educator', '/become-educator', '/learners', '/impact-portfolio', '/sustainability-news'],
      ['/educator-chatbot', '/no/such/page'],
    ]
    for (const path of pages.flat())
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Events', exact: true })).toBeVisible()
        await expect(page.getByRole('banner')).toHaveCount(1)
        const footer = page.getByRole('contentinfo')
        await expect(footer).toHaveCount(1)
        await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible()
      })
  })
})

test('[S-049.courses] [S-049.labs] [S-049.fellowship] [S-049.paths] [S-050.mentorship] [S-050.educators] [S-050.learners] [S-050.become-educator] [S-051] [S-052.blog] [S-052.portfolio] [S-052.news] [S-053.about] [S-053.careers] [S-053.contact] [S-053.faq] the menu holds what is live', async ({
  page,
}) => {
  await openPage(page, '/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const found = await menu.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(found).toEqual([
    '/courses',
    '/challenge-labs',
    '/fellowship',
    '/learn-path',
    '/services/mentorship',
    '/services/educators',
    '/learners',
    '/become-educator',
    '/events',
    '/blog',
    '/impact-portfolio',
    '/sustainability-news',
    '/about',
    '/careers',
    '/contact',
    '/faq',
  ])
  await menu.getByText('Learning', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Courses' })).toBeVisible()
})

test('[part of S-060.place] [part of S-060.lists] the footer says who, where and the current year, and its links lead somewhere', async ({
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
  for (const link of links.filter((href) => href.startsWith('/'))) expect((await request.get(link)).status()).toBe(200)
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
  const readCookie = async () => (await context.cookies()).find(({ name }) => name === 'kere_theme')
  await openPage(page, '/courses')
  const documents = countDocuments(page)
  const light = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await chooseTheme(page, 'Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).not.toHaveCSS('background-color', light)
  expect(documents).toEqual([])
  expect(await readCookie()).toMatchObject({ value: 'dark', sameSite: 'Lax', secure: true })

  const response = await page.reload()
  expect(await response?.text()).toMatch(/<html[^>]* data-theme="dark"/)
  await untilReady(page)
  await chooseTheme(page, 'Light')
  await chooseTheme(page, 'System')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect(await readCookie()).toBeUndefined()
})

test('covers follow the theme, whatever the system says', async ({ page, request }) => {
  const pale = (await readCourses(request)).find(({ category }) => category === 'Sustainable Agriculture')
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/courses?category=Sustainable+Agriculture')
  const cover = cardsIn(page).filter({ hasText: pale!.title }).locator('img').first()
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy()
  expect(await brightness(cover)).toBeGreaterThan(150)
  await chooseTheme(page, 'Dark')
  await expect.poll(() => brightness(cover)).toBeLessThan(120)
  await page.emulateMedia({ colorScheme: 'dark' })
  await chooseTheme(page, 'Light')
  await expect.poll(() => brightness(cover)).toBeGreaterThan(150)
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
