import type { Page } from '@playwright/test'
import { demoPassword, signIn } from '../../scripts/sign-in.ts'
import { browserVariants } from '../browser-variants.ts'
import { cardsIn, expect, openPage, resultCount, test, untilLoaded, untilReady } from '../journey.ts'
import { origin } from '../origin.ts'

const filters = (page: Page) => page.getByRole('form', { name: 'Filters' })

for (const variant of browserVariants)
  test.describe(variant, () => {
    test.use({ browserVariant: variant })

    test('[U-38.visitors] a visitor filters, registers, asks for a new password, signs in and out', async ({
      page,
      browserConsole,
    }) => {
      test.setTimeout(180_000)
      // The page may still be sending requests when its session ends.
      browserConsole.allow(/status of 401/)
      await openPage(page, '/courses')
      await filters(page).getByRole('checkbox', { name: 'Water Resources' }).check()
      await expect(page).toHaveURL('/courses?category=Water+Resources')
      await expect(cardsIn(page).filter({ hasNotText: 'Water Resources' })).toHaveCount(0)
      await expect(cardsIn(page)).not.toHaveCount(0)

      await openPage(page, '/auth/register')
      await page.getByRole('radio', { name: 'Learn' }).check()
      await page.getByLabel('First name').fill('Ira')
      await page.getByLabel('Last name').fill('Nayak')
      await page.getByLabel('Email').fill(`${variant}-${Date.now().toString(36)}@example.kere.test`)
      await page.getByLabel('Password', { exact: true }).fill('terracotta weir 41')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.waitForURL(/\/auth\/login\?registration=success/)

      await openPage(page, '/auth/forgot-password')
      // An address may be asked for five times in an hour.
      const nobody = `nobody-${variant}@example.kere.test`
      await page.getByLabel('Email').fill(nobody)
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByText(`If there is an account for ${nobody}`)).toBeVisible()

      await openPage(page, '/auth/login?next=/dashboard')
      await page.getByLabel('Email').fill('educator2@kere.test')
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.waitForURL('/dashboard')
      await untilReady(page)
      await untilLoaded(page)
      await page.getByRole('button', { name: 'Sign out' }).first().click()
      await page.waitForURL('/')
    })

    test('[U-38.dashboards] every dashboard opens, and what is chosen in a list is shown', async ({
      page,
      context,
    }) => {
      test.setTimeout(180_000)
      for (const [account, list] of [
        ['learner', '/dashboard/my-courses'],
        ['educator', '/dashboard/events/new'],
        ['admin', '/dashboard/users'],
      ] as const) {
        // Leaving the page first ends its requests, which the rest of the journey does not expect.
        await page.goto('about:blank')
        await context.clearCookies()
        await signIn(context, { origin }, account)
        for (const path of ['/dashboard', list]) {
          await openPage(page, path)
          await untilLoaded(page)
          await expect(page.getByRole('main').getByRole('heading', { level: 1 }), `${account} ${path}`).toBeVisible()
          await expect(page.getByText('This part is unavailable')).toHaveCount(0)
        }
      }
      await page.getByRole('searchbox').fill('learner2@kere.test')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('row', { name: 'learner2@kere.test' })).toBeVisible()
    })
  })

for (const [colorScheme, text, ground] of [
  ['light', 'rgb(16, 36, 43)', 'rgb(243, 246, 246)'],
  ['dark', 'rgb(237, 244, 245)', 'rgb(11, 24, 28)'],
] as const)
  test(`[part of U-38.visitors] without light-dark() every text keeps its color (${colorScheme})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: origin, bypassCSP: true, colorScheme })
    const page = await context.newPage()
    await page.route(/\.css$|\/$|\/courses$/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('light-dark(', 'of-tomorrow(') })
    })
    for (const path of ['/', '/courses']) {
      await page.goto(path)
      const look = await page.locator('h1').evaluate((heading) => ({
        text: getComputedStyle(heading).color,
        ground: getComputedStyle(document.documentElement).backgroundColor,
        mark: getComputedStyle(document.querySelector('header svg path')!).fill,
      }))
      expect(look, path).toEqual({ text, ground, mark: expect.not.stringMatching(/^rgb\(0, 0, 0\)$|none/) })
    }
    // A handler that is still fetching a stylesheet when its context closes would make this journey fail.
    await page.unrouteAll({ behavior: 'wait' })
    await context.close()
  })

test.describe('a browser that is older than that', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, 'toSorted')
    }),
  )

  test('[U-38.older-public] gets public pages whole, without scripts', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
    await page.goto('/courses')
    await expect(resultCount(page)).toBeVisible()
    await filters(page).getByRole('checkbox', { name: 'Water Resources' }).check()
    await page.getByRole('searchbox', { name: 'Search courses' }).fill('water')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/courses?search=water')
    expect(scripts).toEqual([])
  })

  test('[U-38.older-dashboard] says one sentence in a dashboard, which stays', async ({ page, context }) => {
    await signIn(context, { origin }, 'learner')
    await page.goto('/dashboard')
    const sentence = 'Your browser is too old for this page: please update it, or open the page in another browser.'
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
    await expect(page.getByRole('main')).toHaveText(sentence)
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await page.waitForURL('/')
  })
})
