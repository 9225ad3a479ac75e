import type { Page } from '@playwright/test'
import { checkA11y, findViolations } from '../axe.ts'
import { languageOf, pagesOf } from '../every-page.ts'
import { cardsIn, expect, findUnreachable, openPage, readCourses, resultCount, tabTo, test } from '../journey.ts'

const parts = [0, 1]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const part of parts)
    test(`[S-015] every page of a visitor is whole, good for keyboard and axe in both themes, and fits a phone (${part + 1} of ${parts.length})`, async ({
      page,
      request,
    }) => {
      test.setTimeout(300_000)
      // The walk over the other languages checks their pages.
      const addresses = (await pagesOf('visitor', request)).filter((address) => languageOf(address) === 'en')
      expect(addresses).toContain('/courses')
      for (const address of addresses.filter((_, index) => index % parts.length === part))
        await test.step(address, async () => {
          const answer = await page.goto(address)
          expect(answer?.status(), address).toBe(200)
          await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
          await allowScripts(page)
          expect(await checkA11y(page), address).toEqual([])
          for (const width of [360, 1280]) {
            await page.setViewportSize({ width, height: 900 })
            expect(await findUnreachable(page), address).toEqual([])
          }
        })
    })
})

for (const address of ['/courses?search=zzzz&level=advanced', '/courses?cursor=none', '/courses/crs_nowhere'])
  test(`axe finds nothing, and nothing is wider than the screen: ${address}`, async ({ page, browserConsole }) => {
    browserConsole.allow(/status of 40[04]/)
    await openPage(page, address)
    expect(await checkA11y(page)).toEqual([])
  })

test('axe finds nothing in the filters, the menu, a toast or a failure, on a phone', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/status of 503/)
  await page.setViewportSize({ width: 360, height: 800 })
  await openPage(page, '/courses')
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await findViolations(page, 'light')).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('form', { name: 'Filters' })).toBeInViewport()
  expect(await findViolations(page, 'dark')).toEqual([])
  await page.getByRole('button', { name: 'All 14 categories' }).click()
  expect(await findViolations(page, 'light')).toEqual([])
  await page.keyboard.press('Escape')

  let tries = 0
  await page.route('**/api/courses?*', (route) => {
    tries += 1
    return route.fulfill({ status: 503, body: 'down' })
  })
  await page.clock.install()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('oldest')
  for (const [triesBefore, waitMs] of [1000, 2000, 4000].entries()) {
    await expect.poll(() => tries).toBeGreaterThan(triesBefore)
    await page.clock.fastForward(waitMs)
  }
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('oldest')
  // Without a running clock, no frame is rendered.
  await page.clock.resume()
  expect(await findViolations(page, 'dark')).toEqual([])
})

test('[S-080] [S-107] the whole tour goes by keyboard, and the focus is never lost', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const course = (await readCourses(request)).find(({ category }) => category === 'Water Resources')
  await openPage(page, '/courses')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, 'searchbox', 'Search courses')
  await page.keyboard.type('water')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses?search=water')
  await expect(page.getByRole('searchbox')).toBeFocused()

  await tabTo(page, 'checkbox', /^Water Resources/)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/courses?search=water&category=Water+Resources')
  await tabTo(page, 'link', 'Remove filter: “water”')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses?category=Water+Resources')
  await expect(resultCount(page)).toBeFocused()

  await tabTo(page, 'link', course!.title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: course!.title })).toBeFocused()
  await tabTo(page, 'button', 'Share')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Link copied')

  const second = page.getByRole('region', { name: 'Syllabus' }).locator('details').nth(1)
  for (let presses = 0; presses < 40 && (await second.locator('summary:focus').count()) === 0; presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(second.getByRole('listitem').first()).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/courses?category=Water+Resources')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused()
  await expect(cardsIn(page).filter({ hasText: course!.title })).toHaveCount(1)
})

test('every focus that Tab reaches can be seen', async ({ page }) => {
  await openPage(page, '/courses?free=true')
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const hasRing = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).outlineStyle !== 'none' || hasRing(element.parentElement))
      return { element: document.activeElement?.outerHTML, hasRing: hasRing(document.activeElement) }
    })
    expect(focus).toEqual({ element: focus.element, hasRing: true })
  }
})

test('under reduced motion nothing slides and the way to the top is at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/courses')
  await page.getByRole('button', { name: 'Filters' }).click()
  const longest = () =>
    page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration))),
    )
  expect(await longest()).toBeLessThanOrEqual(120)
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo(0, 3000))
  const offset = await page.getByRole('button', { name: 'Back to top' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    return scrollY
  })
  expect(offset).toBe(0)
})

/** Lifts the ban on scripts. Those of the page were already skipped, and axe is a script too. */
async function allowScripts(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  for (const value of [true, false]) await devTools.send('Emulation.setScriptExecutionDisabled', { value })
}
