import type { Page } from '@playwright/test'
import type { Platform } from '../../scripts/platform.ts'
import { demoAccounts, signIn, signInAs } from '../../scripts/sign-in.ts'
import { startTemporaryPlatform } from '../../scripts/temporary-platform.ts'
import { checkA11y } from '../axe.ts'
import { cardsIn, expect, openPage, pageNews, tabTo, test as journey, untilLoaded, untilReady } from '../journey.ts'
import { readRelease, varyRelease } from '../release-variants.ts'
import { untilDrawn } from '../until-drawn.ts'

const service = 'https://views.kere.test'

const test = journey.extend<{ asked: string[] }, { platform: Platform }>({
  platform: [
    async ({}, use) => {
      const analytics = { ANALYTICS_SERVICE: 'matomo', ANALYTICS_ORIGIN: service, ANALYTICS_SITE: '7' }
      const platform = await startTemporaryPlatform({ analytics })
      await untilDrawn(platform)
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.origin),
  asked: [
    async ({ context, baseURL }, use) => {
      const asked: string[] = []
      await context.route(
        (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
        async (route) => {
          const request = route.request()
          asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`.trim())
          if (request.url() === `${service}/matomo.js`)
            await route.fulfill({ contentType: 'text/javascript', body: tag })
          else await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
        },
      )
      await use(asked)
    },
    { auto: true },
  ],
})

test.describe.configure({ mode: 'default' })

const tag = `
const known = ['disableCookies', 'disableBrowserFeatureDetection', 'disablePerformanceTracking', 'setRequestMethod',
  'setReferrerUrl', 'setTrackerUrl', 'setSiteId', 'setCustomUrl', 'trackPageView']
const type = 'application/x-www-form-urlencoded; charset=UTF-8'
const told = {}
const take = (...commands) => {
  for (const [name, value] of commands) {
    if (!known.includes(name)) throw new TypeError(name)
    told[name] = value
    if (name !== 'trackPageView') continue
    const view = new URLSearchParams({ idsite: told.setSiteId, url: told.setCustomUrl, urlref: told.setReferrerUrl })
    if (told.setRequestMethod !== 'POST' || !navigator.sendBeacon(told.setTrackerUrl, new Blob([view], { type })))
      throw new Error('Not sent')
  }
}
const waiting = window._paq
window._paq = { push: take }
take(...waiting)`

const loaded = `GET ${service}/matomo.js`
const viewOf = ({ origin }: Platform, path: string) =>
  `POST ${service}/matomo.php ${new URLSearchParams({ idsite: '7', url: origin + path, urlref: '' }).toString()}`

/** The last of them is the key of an act of their own, by which a retry finds that it was done. */
const ownRows = new Set(['lesson_progress', 'lab_sights', 'idempotency_keys'])

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on Kere' })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'))
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie choice' })

/** Only vertical moves count, because the words of a line move a little sideways when the font changes. */
const findMoved = (page: Page) =>
  page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const moved: unknown[] = []
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect: from, currentRect: to } of sources)
          if (Math.abs(to.y - from.y) >= 1 || Math.abs(to.height - from.height) >= 1)
            moved.push([node?.textContent, from.toJSON(), to.toJSON()])
    }).observe({ type: 'layout-shift', buffered: true })
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    return moved
  })

async function openWithLateFonts(page: Page, path: string) {
  const painted = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await painted.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  painted.resolve()
  await page.evaluate(() => document.fonts.ready)
  await page.unrouteAll({ behavior: 'wait' })
}

async function setBirth({ miniflare }: Platform, date: string | null) {
  const db = await miniflare.getD1Database('DB', 'kere-api')
  await db
    .prepare('UPDATE profiles SET date_of_birth = ? WHERE id = (SELECT id FROM users WHERE email = ?)')
    .bind(date, demoAccounts.learner)
    .run()
}

/**
 * The page sets this cookie once its browser has loaded stylesheets as files. The banner and the privacy policy mention
 * it.
 */
const loadedStyles = 'kere_sheets'

test('[S-293] [S-294] [C-53] [W-39] declining loads nothing from anywhere, and is not asked again', async ({
  page,
  asked,
}) => {
  await openPage(page, '/courses')
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => kept(page)).toBe('declined')
  await expect(pageNews(page)).toHaveText('Saved. To change it, use Cookie choice at the foot of the page.')

  await cardsIn(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/courses\/crs_/)
  await openPage(page, '/')
  await expect(banner(page)).toBeHidden()
  expect(asked).toEqual([])
  const others = (await page.context().cookies()).filter(({ name }) => name !== loadedStyles)
  expect(others).toEqual([])
})

test('[S-294] [S-295] [C-52] accepting loads the tag once and counts each change of route, without its search', async ({
  page,
  platform,
  asked,
}) => {
  await openPage(page, '/courses?search=water')
  expect(asked).toEqual([])
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => kept(page)).toBe('accepted')
  await expect.poll(() => asked).toEqual([loaded, viewOf(platform, '/courses')])

  await page.getByRole('link', { name: 'Kere, home' }).first().click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => asked).toEqual([loaded, viewOf(platform, '/courses'), viewOf(platform, '/')])
  await page.goBack()
  await expect(page).toHaveURL('/courses?search=water')
  await expect.poll(() => asked.slice(3)).toEqual([viewOf(platform, '/courses')])

  await openPage(page, '/contact')
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => asked.slice(4)).toEqual([loaded, viewOf(platform, '/contact')])
})

test('[C-53] [W-39] the footer changes the choice, and what was accepted stops at once, in every tab', async ({
  page,
  context,
  platform,
  asked,
}) => {
  await openPage(page, '/contact')
  const other = await context.newPage()
  await openPage(other, '/contact')
  const change = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choice' })
  const views = dialog(page).getByRole('switch', { name: 'Page views' })

  await change.click()
  await expect(views).not.toBeChecked()
  await views.check()
  await dialog(page).getByRole('button', { name: 'Save choice' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(change).toBeFocused()
  await expect(page.getByText('Cookie choice saved')).toBeVisible()
  await expect.poll(() => kept(page)).toBe('accepted')
  await expect(banner(page)).toBeHidden()
  await expect(banner(other)).toBeHidden()
  const begun = [loaded, viewOf(platform, '/contact')]
  await expect.poll(() => asked.toSorted()).toEqual([...begun, ...begun].toSorted())

  await change.click()
  await expect(views).toBeChecked()
  await views.uncheck()
  await dialog(page).getByRole('button', { name: 'Save choice' }).click()
  await expect.poll(() => kept(page)).toBe('declined')
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: 'Kere, home' }).first().click()
    await expect(tab).toHaveURL('/')
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(asked).toHaveLength(4)
  await other.close()
})

test('[C-39] [S-304] signing out keeps the choice, and an adult is counted in the dashboard', async ({
  page,
  context,
  platform,
  asked,
  browserConsole,
}) => {
  // The page may still be sending requests when its session ends.
  browserConsole.allow(/status of 401/)
  await setBirth(platform, '2000-01-01')
  await signIn(context, platform, 'learner')
  await openPage(page, '/dashboard/sessions')
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect(pageNews(page)).toHaveText('Saved. You can change it on your Privacy page.')
  await page.getByRole('navigation').getByRole('link', { name: 'Privacy', exact: true }).click()
  await page.getByRole('button', { name: 'Change cookie choice' }).click()
  await expect(dialog(page).getByRole('switch', { name: 'Page views' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Change cookie choice' })).toBeFocused()
  const begun = [loaded, viewOf(platform, '/dashboard/sessions'), viewOf(platform, '/dashboard/privacy')]
  await expect.poll(() => asked).toEqual(begun)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => kept(page)).toBe('accepted')
  await untilReady(page)
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => asked.slice(begun.length)).toEqual([loaded, viewOf(platform, '/')])
})

for (const [whose, birth] of [
  ['somebody under 18', '2012-01-01'],
  ['a user of unknown age', null],
] as const)
  test(`[C-49] ${whose} is not asked, and loads nothing, whatever the browser has kept`, async ({
    page,
    context,
    platform,
    asked,
  }) => {
    await setBirth(platform, birth)
    await signIn(context, platform, 'learner')
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'))
    for (const path of ['/dashboard/sessions', '/courses']) {
      const answer = await openPage(page, path)
      expect(answer?.headers()['content-security-policy']).not.toContain(service)
      await expect(page.locator('[data-consent]')).toHaveCount(0)
    }
    expect(asked).toEqual([])
    await setBirth(platform, '2000-01-01')
  })

/** Counts the rows that name somebody, in every table and every column. */
async function rowsAbout({ miniflare }: Platform, email: string) {
  const db = await miniflare.getD1Database('DB', 'kere-api')
  const id = await db.prepare('SELECT id FROM users WHERE email = ?').bind(email).first<string>('id')
  const { results } = await db
    .prepare(
      `SELECT name, (SELECT group_concat('"' || columns.name || '"') FROM pragma_table_info(tables.name) AS columns) AS columns
         FROM sqlite_master AS tables WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name GLOB '[a-z]*' AND name NOT GLOB 'sqlite*'`,
    )
    .all<{ name: string; columns: string }>()
  const counts = await db.batch<{ rows: number }>(
    results.map(({ name, columns }) =>
      db.prepare(`SELECT count(*) AS rows FROM "${name}" WHERE ? IN (${columns})`).bind(id),
    ),
  )
  return Object.fromEntries(results.map(({ name }, place) => [name, counts[place]!.results[0]!.rows]))
}

test('[C-49] a whole visit of somebody under 18 asks no other origin, is watched by nobody, and leaves no row but their own', async ({
  page,
  context,
  platform,
  asked,
}) => {
  await platform.releases.publish(
    await varyRelease(await readRelease(), { files: { 'pages/watched.css': 'main{}' } }),
    50,
  )
  const watchIn = async (path: string) => (await openPage(page, path))?.headers()['server-timing'] ?? ''
  expect(await watchIn('/courses')).toContain('watch;')

  await signInAs(context, platform, 'minor@kere.test')
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'))
  const read = async <Item>(path: string) => {
    const answer = await context.request.get(platform.origin + path)
    return ((await answer.json()) as { items: Item[] }).items
  }
  const [enrollment] = await read<{ course: { id: string } }>('/api/me/enrollments')
  const labs = await read<{ status: string; lab: { id: string } }>('/api/me/lab-participations')
  const lab = labs.find(({ status }) => status === 'approved') ?? labs[0]
  const before = await rowsAbout(platform, 'minor@kere.test')
  const urls: URL[] = []
  page.on('request', (request) => void urls.push(new URL(request.url())))
  for (const path of [
    '/',
    `/courses/${enrollment!.course.id}`,
    '/events',
    `/challenge-labs/${lab!.lab.id}`,
    '/blog',
    '/impact-portfolio',
    '/services/educators',
    '/dashboard',
    '/dashboard/my-courses',
    `/dashboard/my-courses/${enrollment!.course.id}`,
    '/dashboard/impact-portfolio',
    '/dashboard/challenge-labs',
    `/dashboard/challenge-labs/${lab!.lab.id}`,
    '/dashboard/mentorship',
    '/dashboard/mentorship/request',
    '/dashboard/privacy',
  ]) {
    expect(await watchIn(path)).not.toContain('watch;')
    await untilLoaded(page)
    await expect(page.locator('[data-consent]')).toHaveCount(0)
  }
  const sent = urls.filter(({ protocol }) => protocol.startsWith('http'))
  expect(sent.length).toBeGreaterThan(50)
  expect(sent.filter(({ origin }) => origin !== platform.origin).map(String)).toEqual([])
  expect(sent.filter(({ pathname }) => pathname.startsWith('/_watch/')).map(String)).toEqual([])
  expect(asked).toEqual([])
  const after = await rowsAbout(platform, 'minor@kere.test')
  const grown = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(grown.filter((table) => !ownRows.has(table))).toEqual([])
  await platform.releases.rollBack('public')
})

test('the banner is there with the page, moves nothing, covers no button, and answers to the keyboard', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/ERR_FAILED/)
  await page.route('**/*.woff2', (route) => route.abort())
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openWithLateFonts(page, '/contact')
    await expect(banner(page)).toBeVisible()
    await untilReady(page)
    expect(await findMoved(page)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight + innerHeight))
    const foot = await page.getByRole('contentinfo').boundingBox()
    const edge = await banner(page).boundingBox()
    expect(foot!.y + foot!.height).toBeLessThanOrEqual(edge!.y + 1)
    expect(edge!.y + edge!.height).toBeCloseTo(height, 0)
  }
  expect(await checkA11y(page)).toEqual([])

  await openPage(page, '/contact')
  await tabTo(page, 'button', 'Decline')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, 'button', 'Cookie choice')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => kept(page)).toBe('declined')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is counted, and nothing is asked', async ({ page, asked }) => {
    await page.goto('/courses')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cookie choice' })).toBeHidden()
    expect(asked).toEqual([])
  })
})
