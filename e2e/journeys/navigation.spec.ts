import type { Page, Request } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import {
  cardsIn,
  countDocuments,
  expect,
  openPage,
  pageNews,
  readList,
  resultCount,
  test,
  titlesIn,
} from '../journey.ts'

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

const recordNews = (page: Page) =>
  pageNews(page).evaluateHandle((status) => {
    const said: (string | null)[] = []
    const observer = new MutationObserver(() => said.push(status.textContent))
    observer.observe(status, { childList: true, characterData: true, subtree: true })
    return said
  })

test('more courses are added below without a reload or a jump, and the address carries them', async ({
  page,
  request,
}) => {
  const { total } = await readList(request, 'limit=1')
  await openPage(page, '/courses')
  const documents = countDocuments(page)
  const more = page.getByRole('link', { name: `Load ${total - 24} more` })
  await more.scrollIntoViewIfNeeded()
  const scroll = await scrollOf(page)
  await more.click()
  await expect(cardsIn(page)).toHaveCount(total)
  await expect(page).toHaveURL('/courses?show=48')
  await expect(pageNews(page)).toHaveText(`Showing ${total} of ${total} courses`)
  expect(await scrollOf(page)).toBe(scroll)
  const shown = await titlesIn(page)
  expect(documents).toEqual([])

  await page.reload()
  await expect.poll(() => titlesIn(page)).toEqual(shown)
})

test('[S-048] a new page starts at the top with its title said once, and back restores list, filters and place', async ({
  page,
}) => {
  await openPage(page, '/courses?free=true&show=48')
  const documents = countDocuments(page)
  const shown = await titlesIn(page)
  const card = cardsIn(page).nth(8).getByRole('link')
  const title = (await card.textContent()) ?? ''
  await card.scrollIntoViewIfNeeded()
  const scroll = await scrollOf(page)
  expect(scroll).toBeGreaterThan(100)
  const news = await recordNews(page)

  await card.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(`${title} · Kere`)
  await expect.poll(() => scrollOf(page)).toBe(0)
  await expect.poll(() => news.jsonValue()).toEqual([`${title} · Kere`])

  await page.goBack()
  await expect(page).toHaveURL('/courses?free=true&show=48')
  await expect.poll(() => titlesIn(page)).toEqual(shown)
  await expect(page.getByRole('switch', { name: 'Free courses only' })).toBeChecked()
  await expect.poll(() => scrollOf(page)).toBe(scroll)
  await expect(page).toHaveTitle('Courses · Kere')
  await page.goForward()
  await expect(heading).toHaveText(title)
  await expect.poll(() => scrollOf(page)).toBe(0)
  expect(documents).toEqual([])
})

test('[S-048] a page whose answer is slow is at its top at once, and is named and focused when it stands', async ({
  page,
}) => {
  await openPage(page, '/courses')
  const card = cardsIn(page).nth(8).getByRole('link')
  const title = (await card.textContent()) ?? ''
  await card.scrollIntoViewIfNeeded()
  const news = await recordNews(page)
  const answer = Promise.withResolvers<void>()
  await page.route(/\/api\/courses\/crs_/, async (route) => {
    await answer.promise
    await route.continue()
  })
  await card.click()
  await expect(cardsIn(page)).toHaveCount(0)
  await expect.poll(() => scrollOf(page)).toBe(0)
  answer.resolve()
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(`${title} · Kere`)
  await expect.poll(() => news.jsonValue()).toEqual([`${title} · Kere`])
})

test('a tab that goes back before the next remote has come keeps the page that it went back to', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, { origin: baseURL! }, 'learner')
  const files = Promise.withResolvers<void>()
  await page.route(/\/mf\/learner\//, async (route) => {
    await files.promise
    await route.continue()
  })
  await openPage(page, '/courses')
  const asked = page.waitForRequest(/\/mf\/learner\//)
  await page.getByText('Account of').locator('..').click()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await asked
  await page.goBack()
  await expect(page).toHaveURL('/courses')
  const arrived = page.waitForResponse(/\/mf\/learner\//)
  files.resolve()
  await (await arrived).finished()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses')
  await expect(cardsIn(page)).toHaveCount(24)

  await page.goForward()
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page.getByRole('searchbox', { name: 'Search courses' })).toHaveCount(0)
})

test('[S-048] an anchor is an entry of its own, and back from it restores the place', async ({ page }) => {
  await openPage(page, '/courses')
  await cardsIn(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The shell scrolls to the top in the frame after it has moved the focus, so later scrolling must wait for that.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect.poll(() => scrollOf(page)).toBe(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrollOf(page)).toBe(300)
  const indexOf = () => page.evaluate(() => (history.state as { index: number } | null)?.index)

  // Clicked by script, because reaching it by keyboard would scroll to it.
  await page.getByRole('link', { name: 'Skip to content' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/#content$/)
  await expect.poll(indexOf).toBe(2)
  await expect.poll(() => scrollOf(page)).toBeLessThan(300)
  await page.goBack()
  await expect.poll(indexOf).toBe(1)
  await expect.poll(() => scrollOf(page)).toBe(300)
})

test('a place in the list that is none is a calm page with a way on', async ({ page, browserConsole }) => {
  browserConsole.allow(/status of 400/)
  const response = await openPage(page, '/courses?cursor=%22%3Bdrop')
  expect(response?.status()).toBe(400)
  await expect(page.getByRole('heading', { name: 'This page is no longer available' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(cardsIn(page)).toHaveCount(24)
})

const hostile = {
  quotes: `search=${encodeURIComponent(`"'\`"" lake`)}`,
  'search operators': `search=${encodeURIComponent('water OR * NEAR(soil) -title: ^a')}`,
  markup: `search=${encodeURIComponent('<script>alert(1)</script>&"\'')}`,
  'ten kilobytes': `search=${'water+'.repeat(1700)}`,
  'an unknown category': 'category=Astrology&category=Water+Resources&level=guru',
  'an absurd size and order': 'show=9999&sort=evil&free=maybe',
  'bytes that are no text': 'search=%FF%FE%00&category=%C0%80',
}

test('[S-090] whatever an address asks for, the answer is a sane page', async ({ page, request }) => {
  for (const [what, query] of Object.entries(hostile))
    await test.step(what, async () => {
      const response = await request.get(`/courses?${query}`)
      expect(response.status()).toBe(200)
      expect(await response.text()).toMatch(/<h2[^>]*>[\d,]+\+? courses?<\/h2>/)
    })

  for (const query of [hostile.markup, hostile['ten kilobytes'], hostile['an absurd size and order']]) {
    await openPage(page, `/courses?${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses')
    await expect(resultCount(page)).toBeVisible()
    expect(await cardsIn(page).count()).toBeLessThanOrEqual(24)
  }
})

test('a link that is pointed at has its page at hand, asked for once', async ({ page }) => {
  await openPage(page, '/courses')
  const asked: string[] = []
  const pending = new Set<Request>()
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname)
    pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  const link = cardsIn(page).first().getByRole('link')
  const title = (await link.textContent()) ?? ''
  const answered = [/\/api\/courses\/crs_\w+$/, /\/api\/courses\/crs_\w+\/answer-time$/].map((path) =>
    page.waitForResponse(path),
  )
  await link.hover()
  for (const response of answered) await (await response).finished()
  await expect.poll(() => pending.size).toBe(0)
  const isPagePart = (path: string) => !/\.(svg|woff2)$|^\/media\//.test(path)
  const ahead = asked.splice(0).filter(isPagePart)
  expect(ahead.filter((path) => /^\/api\/courses\/crs_\w+$/.test(path))).toHaveLength(1)
  expect(ahead).toEqual([...new Set(ahead)])
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(asked.filter(isPagePart)).toEqual([])
})

test('nothing is asked for ahead where data is saved, and its links work as well', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  await openPage(page, '/courses')
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
  const link = cardsIn(page).first().getByRole('link')
  const loaded = page.waitForResponse(/\/assets\/follow-intent/)
  await link.hover()
  await (await loaded).finished()
  await page.mouse.move(0, 0)
  await link.hover()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await link.click()
  await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible()
})

/** Returns the position of each element that is drawn: neither in a closed menu nor in a part far below the screen. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.tagName, x, y, width, height].join(' ')
      }),
  )

test('a browser that has loaded the sheets is sent links to them, and draws the same', async ({
  page,
  context,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/courses')
  await cardsIn(page).first().getByRole('link').hover()
  const readCookie = async () => (await context.cookies()).find(({ name }) => name === 'kere_sheets')
  await expect.poll(readCookie).toMatchObject({ sameSite: 'Lax', secure: true, httpOnly: false })
  await page.mouse.move(0, 0)

  const paths = ['/', '/courses', '/events', '/blog', '/about', '/auth/login']
  for (const path of paths) {
    const [first, back] = await Promise.all(
      [request, context.request].map(async (reader) => (await reader.get(path)).text()),
    )
    expect(first, path).not.toContain('rel="stylesheet"')
    expect(back, path).not.toContain('<style')
    expect(back!.length, path).toBeLessThan(0.7 * first!.length)
  }

  const layout = await layoutOf(page)
  await openPage(page, '/courses')
  await expect.poll(() => layoutOf(page)).toEqual(layout)
  const sheets = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.css'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(sheets).toEqual([0, 0])

  const { value = '' } = (await readCookie()) ?? {}
  for (const other of [value.replace(/\w{4}\.css/, 'evil.css'), value.split('~')[0]!, `${value}x`, '~'])
    expect(await (await request.get('/courses', { headers: { cookie: `kere_sheets=${other}` } })).text()).not.toContain(
      'rel="stylesheet"',
    )
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the way from a card to its page moves where motion is welcome: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await openPage(page, '/courses')
    const moves = await page.evaluateHandle(() => {
      const named: string[] = []
      const start = document.startViewTransition.bind(document)
      const names = () =>
        Array.from(
          document.querySelectorAll<HTMLElement>('[data-art]'),
          ({ style }) => style.viewTransitionName,
        ).filter((name) => name !== '')
      document.startViewTransition = (update) => {
        named.push(...names())
        const transition = start(update)
        void transition.finished.then(() => setTimeout(() => named.push('over', ...names())))
        return transition
      }
      return named
    })
    const link = cardsIn(page).first().getByRole('link')
    const title = (await link.textContent()) ?? ''
    const loaded = page.waitForResponse(/\/assets\/follow-intent/)
    await link.hover()
    await (await loaded).finished()
    const news = await recordNews(page)
    await link.click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    await expect(heading).toBeFocused()
    await expect.poll(() => scrollOf(page)).toBe(0)
    await expect.poll(() => moves.jsonValue()).toEqual(reducedMotion === 'reduce' ? [] : ['art', 'over'])
    await expect.poll(() => news.jsonValue()).toEqual([`${title} · Kere`])
  })
