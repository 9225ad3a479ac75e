import type { BrowserContext, Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { findInvalid } from '../html.ts'
import { countDocuments, expect, openPage, tabTo, test, untilLoaded } from '../journey.ts'
import { origin } from '../origin.ts'

const accounts = ['learner', 'educator', 'admin'] as const
type Account = (typeof accounts)[number]

const alikeForAll = [
  '/dashboard/account',
  '/dashboard/privacy',
  '/dashboard/two-step-verification',
  '/dashboard/sessions',
]

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const pathsIn = (page: Page): Promise<string[]> =>
  navigation(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

async function become(context: BrowserContext, account: Account) {
  await context.clearCookies()
  await signIn(context, { origin }, account)
}

async function openDashboard(page: Page, path: string) {
  await openPage(page, path)
  await untilLoaded(page)
}

const hrefsByLabel = (page: Page): Promise<Record<string, string>> =>
  navigation(page)
    .getByRole('link')
    .evaluateAll((links) =>
      Object.fromEntries(links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? ''])),
    )

test('[S-341.my-courses] [S-341.labs] [S-341.portfolio] [S-341.fellowship] [S-343.courses] [S-343.events] [S-343.users] [S-343.blog] [S-343.feedback] [S-343.job-applications] [S-343.newsletter] [S-343.fellowship] the menu of a role holds what of it is live', async ({
  page,
  context,
}) => {
  await become(context, 'learner')
  await openDashboard(page, '/dashboard')
  const ofLearner = await hrefsByLabel(page)
  expect(ofLearner).toMatchObject({
    'My Courses': '/dashboard/my-courses',
    'Challenge Labs': '/dashboard/challenge-labs',
    'Impact Portfolio': '/dashboard/impact-portfolio',
    Fellowship: '/dashboard/fellowship',
    Profile: '/dashboard/profile',
  })
  expect(Object.keys(ofLearner)).not.toContain('Users')
  // Leaving the page first ends its requests, which would be refused without the cookies.
  await page.goto('about:blank')
  await become(context, 'admin')
  await openDashboard(page, '/dashboard')
  expect(await hrefsByLabel(page)).toMatchObject({
    'All Courses': '/dashboard/courses',
    'All Events': '/dashboard/events',
    Users: '/dashboard/users',
    'Blog Posts': '/dashboard/blog',
    'User Feedback': '/dashboard/feedback',
    'Job Applications': '/dashboard/job-applications',
    'Newsletter Subscribers': '/dashboard/newsletter-subscribers',
    'Fellowship Applications': '/dashboard/fellowship-applications',
  })
})

const ofAuthors = ['/courses', '/courses/new', '/courses/crs_1', '/events', '/events/new', '/events/evt_1']
const ofAdmins = [
  '/users',
  '/blog',
  '/blog/new',
  '/blog/why-the-lakes-foam',
  '/learning-path-responses',
  '/job-applications',
  '/newsletter-subscribers',
  '/mentorship-requests',
  '/fellowship-applications',
  '/educator-applications',
  '/orders',
  '/orders/income',
  '/orders/statement',
  '/feedback',
  '/contact-messages',
  '/audit-log',
  '/outbox',
  '/releases',
]

test('[S-043] [S-044] [S-502.screens] a dashboard’s page is served to the roles that it is for, and sends others home', async ({
  context,
}) => {
  const answerOf = async (path: string) => {
    const response = await context.request.get(`/dashboard${path}`, { maxRedirects: 0 })
    return response.ok() ? 'served' : response.headers().location
  }
  const answersTo = async (account: Account, paths: readonly string[]) => {
    await become(context, account)
    const answers = []
    for (const path of paths) answers.push([path, await answerOf(path)])
    return Object.fromEntries(answers) as unknown
  }
  const each = (paths: readonly string[], answer: string) => Object.fromEntries(paths.map((path) => [path, answer]))
  // For an educator, the page itself finds out whether the lab is theirs (C-32).
  const all = [...ofAuthors, ...ofAdmins, '/challenge-labs/lab_1/participants']
  expect(await answersTo('learner', all)).toEqual(each(all, '/dashboard'))
  expect(await answersTo('educator', ofAuthors)).toEqual(each(ofAuthors, 'served'))
  expect(await answersTo('educator', ofAdmins)).toEqual(each(ofAdmins, '/dashboard'))
  expect(await answersTo('admin', all)).toEqual(each(all, 'served'))
})

/** Groups that an admin needs less often are folded. */
async function openGroupOf(page: Page, path: string) {
  const folded = navigation(page)
    .locator('details:not([open])')
    .filter({ has: page.locator(`a[href="${path}"]`) })
  if ((await folded.count()) > 0) await folded.locator('summary').click()
}

test('[S-041] [S-045] [C-02] what is for every role is served to each', async ({ context }) => {
  const ofAll = [
    '/dashboard',
    '/dashboard/profile',
    '/dashboard/challenge-labs',
    '/dashboard/mentorship',
    '/dashboard/mentorship/request',
    '/dashboard/impact-portfolio',
  ]
  for (const account of accounts) {
    await become(context, account)
    for (const path of ofAll) {
      const answer = await context.request.get(path, { maxRedirects: 0 })
      expect([account, path, answer.status()]).toEqual([account, path, 200])
    }
  }
})

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
        await openGroupOf(page, path)
        await navigation(page).locator(`a[href="${path}"]`).click()
        await expect(page).toHaveURL(path)
        await expect(navigation(page).locator('[aria-current=page]')).toHaveAttribute('href', path)
        // The previous page has a heading too, but the focus only moves to the heading of the new one.
        await expect(heading(page)).toBeFocused()
        await untilLoaded(page)
        if (account !== 'learner' && alikeForAll.includes(path)) return
        expect(await findInvalid(await page.content()), path).toEqual([])
        expect(await checkA11y(page), path).toEqual([])
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
  await tabTo(page, 'summary', 'System')
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', 'Releases')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/releases')
  await expect(drawer).toBeHidden()
  await expect(heading(page)).toBeFocused()
})
