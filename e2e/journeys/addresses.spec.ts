import { courseList } from '@kere/contracts/courses/courses'
import { remotes } from '../../scripts/remotes.ts'
import { expect, openPage, test } from '../journey.ts'
import { readRelease } from '../release-variants.ts'

test('[S-002] what Kere offers has a page each, complete without a script', async ({ request }) => {
  const offers = {
    '/courses': 'Courses',
    '/events': 'Events',
    '/challenge-labs': 'Challenge Labs',
    '/services/mentorship': 'Mentorship',
    '/fellowship': 'Fellowship',
    '/learn-path': 'learning path',
    '/blog': 'Blog',
    '/impact-portfolio': 'Impact Portfolio',
    '/sustainability-news': 'Sustainability News',
  }
  for (const [path, name] of Object.entries(offers)) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? []
    expect(main, path).toMatch(new RegExp(name, 'i'))
  }
})

test('[S-014] a visitor is asked to sign in on every page of a dashboard, and sees every other one', async ({
  request,
}) => {
  const releases = await Promise.all(remotes.map((name) => readRelease(name)))
  const routes = releases.flatMap(({ release }) => release.routes).filter(({ path }) => path !== '*')
  const dashboards = routes.filter(({ roles }) => roles)
  expect(dashboards.length).toBeGreaterThan(40)
  for (const { path } of dashboards) {
    const address = path.replaceAll(/:\w+/g, 'x')
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([address, answer.status(), answer.headers().location]).toEqual([
      address,
      302,
      `/auth/login?next=${encodeURIComponent(address)}`,
    ])
  }
  for (const { path } of routes.filter((route) => !route.roles && !/[:*]/.test(route.path))) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.headers().location?.startsWith('/dashboard') ?? false]).toEqual([path, false])
  }
})

test('[S-046] [C-10] the way to a mentor leads to its form, by way of signing in', async ({ request }) => {
  const first = await request.get('/services/mentorship/request', { maxRedirects: 0 })
  expect([first.status(), first.headers().location]).toEqual([308, '/dashboard/mentorship/request'])
  const second = await request.get('/dashboard/mentorship/request', { maxRedirects: 0 })
  expect(second.headers().location).toBe('/auth/login?next=%2Fdashboard%2Fmentorship%2Frequest')
})

test('[S-039] the callback, the choice of a role and the onboarding exist', async ({ request }) => {
  for (const path of ['/auth/callback', '/role-selection', '/onboarding'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
})

test('[S-001] [S-009] a first visitor reads what Kere is, where and since when, and that some courses cost nothing', async ({
  page,
  request,
}) => {
  await openPage(page, '/about')
  for (const text of [/Bengaluru/, /2024/, /early beta/i]) await expect(page.locator('body')).toContainText(text)
  await openPage(page, '/auth/register')
  for (const role of ['Learn', 'Teach']) await expect(page.getByRole('radio', { name: role })).toBeAttached()
  await expect(page.getByRole('main')).toContainText('Free to join')
  await expect(page.getByRole('main')).not.toContainText(/₹|price|card number/i)
  const { items } = courseList.parse(await (await request.get('/api/courses?limit=48')).json())
  expect([items.some(({ price }) => price === 0), items.some(({ price }) => price > 0)]).toEqual([true, true])
})

test('[S-026] an event has a page of its own', async ({ page, request }) => {
  const { items } = (await (await request.get('/api/events/upcoming')).json()) as {
    items: { id: string; title: string }[]
  }
  await page.goto(`/events/${items[0]!.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(items[0]!.title)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-495] a visitor reads every public page and directory; enrolling, registering, asking for a mentor and joining a lab lead to sign in', async ({
    page,
    request,
  }) => {
    const firstOf = async (list: string) => {
      const { items } = (await (await request.get(list)).json()) as { items: { id: string; slug?: string }[] }
      const [first] = items
      return first?.slug ?? first?.id ?? ''
    }
    const course = `/courses/${await firstOf('/api/courses?free=true')}`
    const event = `/events/${await firstOf('/api/events/upcoming')}`
    const lab = `/challenge-labs/${await firstOf('/api/challenge-labs')}`
    const pages = [
      ['/', '/courses', course, '/challenge-labs', lab, '/fellowship', '/learn-path', '/services/mentorship'],
      ['/services/educators', '/learners', '/become-educator', '/events', event, '/blog', '/impact-portfolio'],
      [`/blog/${await firstOf('/api/posts')}`, '/sustainability-news', '/about', '/careers', '/contact', '/faq'],
      ['/privacy', '/terms', '/join-as-educator', '/educator-chatbot'],
    ]
    for (const path of pages.flat()) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)

    const main = page.getByRole('main')
    for (const [path, act] of [
      [course, main.getByRole('button', { name: 'Enroll for Free' })],
      [event, main.getByRole('complementary').getByRole('button', { name: /^Register/ })],
      ['/services/mentorship', main.getByRole('link', { name: 'Request a Mentor' })],
      [lab, main.getByRole('link', { name: 'Join this Lab' })],
    ] as const) {
      await page.goto(path)
      await act.first().click()
      await expect(page).toHaveURL(/\/auth\/login\?next=/)
    }
  })
})
