import type { BrowserContext, Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { findFlaws } from '../axe.ts'
import { findInvalid } from '../html.ts'
import { countDocuments, expect, openPage, tabTo, test, untilLoaded } from '../journey.ts'
import { origin } from '../origin.ts'

const accounts = ['learner', 'educator', 'admin'] as const
type Account = (typeof accounts)[number]

const alikeForAll = ['/dashboard/account', '/dashboard/privacy', '/dashboard/sessions']

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const pathsIn = (page: Page): Promise<string[]> =>
  navigation(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

async function become(context: BrowserContext, account: Account) {
  await context.clearCookies()
  await signIn(context, { origin }, account)
}

async function openDashboard(page: Page, path: string) {
  await openPage(page, path)
  await expect(heading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const account of accounts)
  test(`[S-339] the ${account} tours the dashboard by its navigation: no document, not a word on the console, and each page is good for axe, valid HTML and no wider than the screen`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000)
    await become(context, account)
    await openDashboard(page, '/dashboard')
    const documents = countDocuments(page)
    const paths = await pathsIn(page)
    expect(paths).toEqual([...new Set(paths)])
    expect(paths).toEqual(expect.arrayContaining(['/dashboard', '/dashboard/profile', ...alikeForAll]))
    for (const path of paths.toReversed())
      await test.step(path, async () => {
        await navigation(page).locator(`a[href="${path}"]`).click()
        await expect(page).toHaveURL(path)
        await expect(navigation(page).locator('[aria-current=page]')).toHaveAttribute('href', path)
        // The page before has a heading too, until this one stands in its place; the focus goes to this one's.
        await expect(heading(page)).toBeFocused()
        await untilLoaded(page)
        if (account !== 'learner' && alikeForAll.includes(path)) return
        expect(await findInvalid(await page.content()), path).toEqual([])
        expect(await findFlaws(page), path).toEqual([])
        await page.setViewportSize({ width: 1280, height: 900 })
      })
    await page.goBack()
    await expect(page).toHaveURL(paths.at(1)!)
    await page.getByRole('link', { name: 'View Site' }).click()
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toBeVisible()
    expect(documents).toEqual([])
  })

test('[S-340] [S-057] on a phone the dashboard’s menu goes by keyboard', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await become(context, 'admin')
  await openDashboard(page, '/dashboard')
  const drawer = page.getByRole('complementary', { name: 'Dashboard' })
  await expect(drawer).toBeHidden()

  await tabTo(page, 'button', 'Menu')
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, 'link', 'Releases')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/releases')
  await expect(drawer).toBeHidden()
  await expect(heading(page)).toBeFocused()
})
