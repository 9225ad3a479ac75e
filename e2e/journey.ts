import { course, courseList, type Course, type CourseSummary } from '@kere/contracts/courses/courses'
import { test as base, expect, type APIRequestContext, type Locator, type Page, type Request } from '@playwright/test'
import { makeVariant, variantAsked, type BrowserVariant } from './browser-variants.ts'
import { patienceMs } from './patience.ts'

export { expect }

interface BrowserConsole {
  allow(pattern: RegExp): void
  allows(message: string): boolean
}

const hints = /^verbose: /

interface Worker {
  freshConnections: undefined
}

/** A test fails on every console message or page error that it has not allowed. */
export const test = base.extend<{ browserConsole: BrowserConsole; browserVariant: BrowserVariant | null }, Worker>({
  // The local server closes a connection that was idle for 15 seconds. A browser asks again when its request meets the
  // closing, but Playwright's own client fails, so each of its requests has a connection of its own.
  freshConnections: [
    async ({ playwright }, use) => {
      const client = await playwright.request.newContext()
      const clients = Object.getPrototypeOf(client) as APIRequestContext
      const { fetch } = clients
      clients.fetch = function (this: APIRequestContext, ...[address, options]: Parameters<typeof fetch>) {
        return fetch.call(this, address, { ...options, headers: { connection: 'close', ...options?.headers } })
      } as typeof fetch
      await use(undefined)
      clients.fetch = fetch
      await client.dispose()
    },
    { scope: 'worker', auto: true },
  ],
  browserVariant: [variantAsked(), { option: true }],
  async context({ context, browserVariant }, use) {
    if (browserVariant) await makeVariant(context, browserVariant)
    await use(context)
  },
  browserConsole: async ({}, use) => {
    const allowed = [hints]
    await use({
      allow: (pattern) => void allowed.push(pattern),
      allows: (message) => allowed.some((pattern) => pattern.test(message)),
    })
  },
  async page({ page, browserConsole }, use) {
    const messages: { text: string; url: string }[] = []
    page.on('console', (message) =>
      messages.push({ text: `${message.type()}: ${message.text()}`, url: message.location().url }),
    )
    page.on('pageerror', (error) => messages.push({ text: String(error), url: page.url() }))
    await use(page)
    expect(messages.filter(({ text }) => !browserConsole.allows(text))).toEqual([])
  },
})

export async function chooseTheme(page: Page, label: 'System' | 'Light' | 'Dark') {
  const menu = page.locator('details', { has: page.locator('summary[title="Theme"]') })
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: label }).click()
  // If the script is running, the choice does not load the page again, so the menu stays open.
  const isOpen = await menu.evaluate((details) => details.hasAttribute('open'))
  if (isOpen) await menu.locator('summary').click()
}

export async function openPage(page: Page, path: string) {
  const response = await page.goto(path)
  await untilReady(page)
  return response
}

/**
 * The limit is that of an assertion. An assertion itself would serialize the whole page with each poll, a fifth of a
 * visit to the catalogue.
 */
export const untilReady = (page: Page) =>
  page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: patienceMs })

/** Waits until the page's content has loaded. Until then, its placeholder has neither the heading nor the content. */
export async function untilLoaded(page: Page) {
  await expect(page.locator('h1')).not.toHaveCount(0)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
}

/**
 * Disconnects a page and connects it again. For a document from its own worker, Chromium claims to be online, so after
 * a reload a second CDP session tells the page. Its state lasts until it is changed.
 */
export async function emulateConnection(page: Page) {
  const context = page.context()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const tell = (offline: boolean) =>
    session.send('Network.overrideNetworkState', { offline, latency: 0, downloadThroughput: 0, uploadThroughput: 0 })
  return {
    cut: () => context.setOffline(true),
    async reload() {
      await page.reload()
      await tell(true)
    },
    async restore() {
      await context.setOffline(false)
      await tell(false)
    },
  }
}

export async function readCourses(request: APIRequestContext): Promise<CourseSummary[]> {
  return (await readList(request, 'limit=100')).items
}

export async function readCourse(request: APIRequestContext, id: string): Promise<Course> {
  return course.parse(await (await request.get(`/api/courses/${id}`)).json())
}

export async function readList(request: APIRequestContext, query: string) {
  const response = await request.get(`/api/courses?${query}`)
  return courseList.parse(await response.json())
}

export const cardsIn = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    // Cards in the foot of the page do not belong to the list.
    .and(page.locator('li:not([data-foot] *)'))
    .filter({ has: page.getByRole('heading', { level: 3 }).getByRole('link') })

export const resultCount = (page: Page): Locator =>
  page.getByRole('heading', { level: 2, name: /^[\d,]+\+? courses?$/ })

/** A script that is cut off while it loads is not requested again, so the connection is cut between two of them. */
export function watchScripts(page: Page) {
  const loading = new Set<Request>()
  const isScript = (request: Request) => request.resourceType() === 'script'
  page.on('request', (request) => isScript(request) && loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  return { countLoading: () => loading.size }
}

export const pageNews = (page: Page): Locator => page.getByRole('status', { name: 'Page' })

export const titlesIn = (page: Page): Promise<string[]> =>
  cardsIn(page).getByRole('heading', { level: 3 }).allTextContents()

export function countDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return documents
}

export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'searchbox' | 'checkbox' | 'combobox' | 'summary',
  name: string | RegExp,
) {
  const named = role === 'summary' ? page.locator('summary', { hasText: name }) : page.getByRole(role, { name })
  const target = named.and(page.locator(':focus'))
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await target.count()) === 1) {
      await expect(target).toBeInViewport()
      return
    }
  }
  throw new Error(`Tab never reaches the ${role} ${String(name)}`)
}

/** Finds controls that Tab does not reach. In a group of radio buttons, Tab reaches only one. */
export async function findUnreachable(page: Page): Promise<string[]> {
  const pressable = 'a[href], button, input:not([type="hidden"], [type="radio"]), select, textarea, summary'
  const count = await page.evaluate((selector) => {
    const isWanted = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [tabindex="-1"]')
    const wanted = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(isWanted)
    for (const element of wanted) element.dataset.waiting = ''
    document.addEventListener('focusin', ({ target }) => (target as Element).removeAttribute('data-waiting'))
    return wanted.length
  }, pressable)
  // The extra presses are for groups of radio buttons and scrollable elements. The keys are not awaited one by one,
  // which takes a third of the time.
  await Promise.all(Array.from({ length: count + 10 }, () => page.keyboard.press('Tab')))
  return page.locator('[data-waiting]').evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML))
}
