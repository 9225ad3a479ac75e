import type { BrowserContext, Page } from '@playwright/test'
import { demoPassword as password, signIn, signInAs } from '../../scripts/sign-in.ts'
import { expect, openPage, untilReady } from '../journey.ts'
import { test } from '../own-platform.ts'

test.describe.configure({ mode: 'default' })

const people = [
  { email: 'learner@kere.test', remote: 'learner', role: 'Learner', landing: '/dashboard/my-courses' },
  { email: 'educator@kere.test', remote: 'educator', role: 'Educator', landing: '/dashboard/courses' },
  { email: 'admin@kere.test', remote: 'admin', role: 'Admin', landing: '/dashboard/users' },
] as const

async function fillSignIn(page: Page, email: string, path = '/auth/login') {
  await page.goto(path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/auth/login')
}

const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => /^__Host-kere_(access|refresh)$/.test(name))

for (const { email, remote, role, landing } of people)
  test(`[S-339] ${email} signs in and loads only the ${remote} remote`, async ({ page, context }) => {
    await fillSignIn(page, email)
    await expect(page).toHaveURL(landing)
    const loaded = new Set<string>()
    page.on('request', (request) => {
      const found = /\/mf\/(\w+)\//.exec(request.url())?.[1]
      if (found) loaded.add(found)
    })
    await page.reload()
    await untilReady(page)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByText(role).first()).toBeVisible()
    expect([...loaded]).toEqual([remote])

    const cookies = await sessionCookies(context)
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies)
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-kere')
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ).not.toMatch(/token|eyJ/)
  })

test('[S-334, S-338] a visitor is sent to sign in by HTTP, and returns to where they wanted to go', async ({
  page,
  request,
}) => {
  const refused = await request.get('/dashboard/sessions?x=1', { maxRedirects: 0 })
  expect(refused.status()).toBe(302)
  expect(refused.headers().location).toBe('/auth/login?next=%2Fdashboard%2Fsessions%3Fx%3D1')
  await fillSignIn(page, 'learner@kere.test', '/dashboard/sessions')
  await expect(page).toHaveURL('/dashboard/sessions')
})

test('[S-336] [U-34] nothing flashes while a page comes: the frame stands, with its user and without a word of signing in', async ({
  page,
  request,
  context,
  platform,
}) => {
  expect(await (await request.get('/dashboard', { maxRedirects: 0 })).text()).toBe('')
  await signIn(context, platform, 'learner')

  const held = Promise.withResolvers<void>()
  await page.route('**/mf/learner/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/dashboard/sessions', { waitUntil: 'commit' })
  const navigation = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(navigation.getByRole('link', { name: 'Sessions' })).toBeVisible()
  await expect(page.getByText('Learner').first()).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(/sign in|get started|needs javascript/i)
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0)

  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sessions')
})

test('[S-338] [U-33.next] next leads nowhere but to this site', async ({ page }) => {
  await fillSignIn(page, 'learner@kere.test', `/auth/login?next=${encodeURIComponent('https://evil.example')}`)
  await expect(page).toHaveURL('/dashboard/my-courses')
  for (const next of ['//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const answer = await page.request.get(`/auth/login?next=${encodeURIComponent(next)}`, { maxRedirects: 0 })
    expect(answer.headers().location).toBe('/dashboard/my-courses')
  }
})

test('[S-335, S-337, C-41] the wrong role is sent to the dashboard by HTTP, and told why where an admin was asked for', async ({
  page,
  context,
  platform,
}) => {
  await signIn(context, platform, 'learner')
  for (const path of ['/dashboard/releases', '/dashboard/audit-log']) {
    const refused = await page.request.get(path, { maxRedirects: 0 })
    expect(refused.status(), path).toBe(302)
    expect(refused.headers().location, path).toBe('/dashboard')
  }
  await page.goto('/dashboard/releases')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Unauthorized: Admin access required')).toBeVisible()
  await page.reload()
  await untilReady(page)
  await expect(page.getByText('Unauthorized: Admin access required')).toBeHidden()
})

test('[S-306, S-309, S-310, W-46] a wrong sign-in is said once, and nothing typed is lost', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/status of 401/)
  await openPage(page, '/auth/login')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@kere.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Invalid email or password')).toHaveCount(1)
  await expect(page.getByLabel('Email')).toHaveValue('nobody@kere.test')
})

test('[S-305, S-302] without JavaScript a person signs in, sees why not, and signs out', async ({
  browser,
  platform,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: platform.origin })
  await page.goto('/dashboard')
  await page.getByLabel('Email').fill('learner@kere.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Invalid email or password')).toHaveCount(1)
  await expect(page.getByLabel('Email')).toHaveValue('learner@kere.test')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL('/')
  expect(await sessionCookies(page.context())).toEqual([])
  await page.close()
})

test('[S-302, C-39] signing out clears what belongs to the session and keeps the consent', async ({
  page,
  context,
  platform,
  browserConsole,
}) => {
  // The page may still be sending requests when its session ends.
  browserConsole.allow(/status of 401/)
  await signIn(context, platform, 'learner')
  await openPage(page, '/dashboard/my-courses')
  await page.evaluate(() => {
    localStorage.setItem('cookie-consent', 'accepted')
    localStorage.setItem('draft', 'a letter')
    sessionStorage.setItem('step', '2')
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  // This page deletes what the previous one had no time to delete.
  await expect
    .poll(() => page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)]))
    .toEqual([[['cookie-consent', 'accepted']], []])
  expect(await sessionCookies(context)).toEqual([])
  expect((await page.request.get('/dashboard', { maxRedirects: 0 })).status()).toBe(302)
})

test('a page load with an expired access token renews the session before it renders, also in several tabs at once', async ({
  page,
  context,
  platform,
  browserConsole,
}) => {
  // The page may still be sending requests when its cookie is removed, and another tab may renew the session first.
  browserConsole.allow(/status of (401|409)/)
  await signIn(context, platform, 'learner')
  // Drops only this cookie, because a request without both cookies would be told to drop the other too.
  const drop = () => context.clearCookies({ name: '__Host-kere_access' })
  await drop()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/dashboard')
  expect(await sessionCookies(context)).toHaveLength(2)

  await drop()
  const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')))
  for (const tab of tabs) {
    await expect(tab).toHaveURL('/dashboard')
    await tab.close()
  }
  await page.reload()
  await expect(page).toHaveURL('/dashboard')
})

test('a forged, truncated or foreign cookie is no session', async ({ request }) => {
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"usr_1","role":"admin"}')}.`
  for (const token of ['x', unsigned, 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYWRtaW4ifQ.AAAA', ''])
    for (const name of ['__Host-kere_access', '__Host-kere_refresh']) {
      const headers = { cookie: `${name}=${token}` }
      expect((await request.get('/dashboard', { headers, maxRedirects: 0 })).status()).toBe(302)
      expect((await request.get('/api/me/sessions', { headers })).status()).toBe(401)
      expect((await request.get('/api/releases', { headers })).status()).toBe(401)
      expect((await request.get('/', { headers })).status()).toBe(200)
    }
})

test('forms from other sites are refused', async ({ request }) => {
  const headers = { origin: 'https://evil.example' }
  for (const path of ['/auth/login', '/auth/logout', '/api/auth/login', '/api/auth/logout', '/api/auth/refresh'])
    expect((await request.post(path, { headers, data: {} })).status(), path).toBe(403)
})

test('what is live is for admins alone', async ({ page, context, platform }) => {
  await signIn(context, platform, 'educator')
  expect((await page.request.get('/api/releases')).status()).toBe(403)
  await context.clearCookies()
  await signIn(context, platform, 'admin')
  const { remotes } = (await (await page.request.get('/api/releases')).json()) as { remotes: { name: string }[] }
  expect(remotes.map(({ name }) => name)).toEqual(['admin', 'educator', 'learner', 'public'])
  await page.goto('/dashboard/releases')
  await expect(page.getByRole('main')).toContainText('learner')
})

test('a session revoked elsewhere ends at the next act', async ({ context, browser, platform }) => {
  await signInAs(context, platform, 'learner2@kere.test')
  const other = await browser.newContext({ baseURL: platform.origin })
  await signInAs(other, platform, 'learner2@kere.test')
  expect((await other.request.delete('/api/me/sessions', { headers: { origin: platform.origin } })).status()).toBe(204)
  expect((await context.request.delete('/api/me/sessions', { headers: { origin: platform.origin } })).status()).toBe(
    401,
  )
  await other.close()
})

test('with the learner’s remote answering 500 the rest works, and Retry heals it', async ({
  page,
  context,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/status of 500|Federation Runtime|Failed to fetch dynamically imported module/)
  await signIn(context, platform, 'learner')
  const files = /\/mf\/learner\//
  await page.route(files, (route) => route.fulfill({ status: 500 }))
  await page.goto('/dashboard')
  const panel = page.getByRole('alert').filter({ hasText: 'This part is unavailable' })
  await expect(panel).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Site' })).toBeVisible()
  await page.unroute(files)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await page.goto('/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
})

test('the signed-in page is for nobody’s cache', async ({ context, platform }) => {
  await signIn(context, platform, 'learner')
  expect((await context.request.get('/dashboard')).headers()['cache-control']).toBe('private, no-store')
})

test('with the API down nobody is taken for signed out: the page says so, in time', async ({
  page,
  context,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/status of 503/)
  await signIn(context, platform, 'learner')
  const kept = (await context.cookies()).filter(({ name }) => name !== '__Host-kere_access')
  await context.clearCookies()
  await context.addCookies(kept)
  // Replacing the API restarts the runtime, so no page may be loading then.
  await page.goto('about:blank')
  await platform.replace({
    api: 'export default { async fetch() { await scheduler.wait(20000); return new Response() } }',
  })
  const answer = await page.goto('/dashboard')
  expect(answer?.status()).toBe(503)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('about:blank')
  await platform.replace({})
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
})

test('[S-296] [S-297] [S-298] [S-299] [S-331] an empty chair is warned, kept by Continue, and at last signed out', async ({
  page,
  context,
  platform,
}) => {
  const secondMs = 1000
  const minuteMs = 60 * secondMs
  await signIn(context, platform, 'learner')
  await page.clock.install()
  await openPage(page, '/dashboard/sessions')
  const warning = page.getByRole('dialog', { name: 'Stay signed in?' })
  const notice = page.getByText('You have been logged out due to inactivity for security reasons.')
  await page.waitForFunction(() => document.querySelector('[data-app="shell"] dialog') !== null)

  const renewal = page.waitForResponse('**/api/auth/refresh')
  await page.clock.fastForward(9 * minuteMs)
  expect((await renewal).status()).toBe(200)
  await page.clock.fastForward(4 * minuteMs)
  await expect(warning).toContainText('We will sign you out in')
  await warning.getByRole('button', { name: 'Continue Session' }).click()
  await expect(warning).toBeHidden()

  await page.clock.fastForward(12 * minuteMs)
  await expect(warning).toBeHidden()
  await page.clock.fastForward(minuteMs)
  await expect(warning.getByRole('timer')).toHaveText(/^(2:00|1:5\d)$/)
  await page.clock.fastForward(100 * secondMs)
  await expect(warning.getByRole('timer')).toHaveText(/^0:[12]\d$/)
  await page.clock.fastForward(20 * secondMs)
  await expect(page).toHaveURL('/auth/login?next=%2Fdashboard%2Fsessions')
  await expect(notice).toBeVisible()
  expect(await sessionCookies(context)).toEqual([])
})
