import { courseList, type CourseSummary } from '@kere/contracts/courses'
import { test as base, expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'

export { expect }

interface BrowserConsole {
  /** Names what the browser itself says about a failure that the journey provokes. */
  allow(pattern: RegExp): void
}

/** A journey fails on any console message or page error that it has not named; a violated policy is one to Chromium. */
export const test = base.extend<{ browserConsole: BrowserConsole }>({
  browserConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const messages: string[] = []
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => messages.push(String(error)))
      await use({ allow: (pattern) => void allowed.push(pattern) })
      expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Loads an address and waits until the page answers to whoever drives it. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  return response
}

/** Every published course, newest first. */
export async function readCourses(request: APIRequestContext): Promise<CourseSummary[]> {
  return (await readList(request, 'limit=100')).items
}

export async function readList(request: APIRequestContext, query: string) {
  const response = await request.get(`/api/courses?${query}`)
  return courseList.parse(await response.json())
}

/** The course cards of a page: list items whose title is a link. */
export const cardsIn = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }).getByRole('link') })

/** The number of courses that the catalogue says it found. */
export const resultCount = (page: Page): Locator =>
  page.getByRole('heading', { level: 2, name: /^[\d,]+\+? courses?$/ })

/** What the shell says to assistive technology. */
export const pageNews = (page: Page): Locator => page.getByRole('status', { name: 'Page' })

export const titlesIn = (page: Page): Promise<string[]> =>
  cardsIn(page).getByRole('heading', { level: 3 }).allTextContents()

/** Counts what the browser asks the server for as a document: client navigation asks for none. */
export function countDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return documents
}

/** Presses Tab until the focus is on what is looked for, as somebody without a pointer does. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'searchbox' | 'checkbox' | 'combobox',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name }).and(page.locator(':focus'))
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await target.count()) === 1) {
      await expect(target).toBeInViewport()
      return
    }
  }
  throw new Error(`Tab never reaches the ${role} ${String(name)}`)
}
