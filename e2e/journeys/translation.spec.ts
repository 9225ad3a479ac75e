import type { APIResponse, BrowserContext, Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { languageOf, pagesOf, readers, visit, type Reader } from '../every-page.ts'
import { expect, openPage, test as journey } from '../journey.ts'
import { origin } from '../origin.ts'
import { patienceMs } from '../patience.ts'

declare global {
  interface Window {
    translate: () => void
  }
}

/**
 * Simulates a browser's translation: each text, now and later, is replaced by two elements, here with the same words.
 */
function bringTranslation() {
  // A variable, because TypeScript marks the element `font` as deprecated.
  const font: string = 'font'
  const isLeftAlone = (text: Text) =>
    text.data.trim() === '' ||
    text.parentElement?.closest('font, script, style, noscript, option, textarea, [translate=no]')
  const translateText = (text: Text) => {
    if (isLeftAlone(text)) return
    const [outer, inner] = [document.createElement(font), document.createElement(font)]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translateText)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      [target, ...addedNodes].forEach((node) => node.isConnected && translateIn(node))
  })
  window.translate = () => {
    translateIn(document.body)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
}

const test = journey.extend<{ translated: Page }>({
  async translated({ context }, use) {
    const page = await context.newPage()
    await page.addInitScript(bringTranslation)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    expect(errors).toEqual([])
  },
})

async function openTranslated(page: Page, path: string) {
  await openPage(page, path)
  await page.evaluate(() => window.translate())
  // The scripts for translated pages are loaded with the first translation.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('main font')).some(
      ({ previousSibling }) => previousSibling instanceof Text && previousSibling.data === '',
    ),
  )
}

/**
 * Reads the words from the end, because parts far below are only rendered when the reader comes near, and a page may be
 * shorter for a moment while it loads.
 */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    return Array.from(document.querySelectorAll('header, main, dialog[open]'), ({ textContent }) => textContent)
      .join()
      .replaceAll(/\s+/g, '')
  })

async function expectSameWords(page: Page, translated: Page) {
  await expect(async () => expect(await wordsOf(translated)).toBe(await wordsOf(page))).toPass({ timeout: patienceMs })
  expect(await translated.locator('main font').count()).toBeGreaterThan(0)
  await expect(page.getByText('This part is unavailable')).toHaveCount(0)
}

/**
 * Gives both pages the same answers, because other journeys publish in between.
 * @param document the address that both pages load
 *
 * @returns a function that ends this, because an answer that is still under way would fail with the page
 */
async function shareAnswers(context: BrowserContext, document = '/') {
  const { pathname: first } = new URL(document, origin)
  const answers = new Map<string, Promise<APIResponse>>()
  await context.route(
    ({ origin: of, pathname }) => of === origin && (pathname === first || pathname.startsWith('/api/')),
    async (route, request) => {
      if (request.method() !== 'GET') return route.continue()
      const answer = answers.get(request.url()) ?? route.fetch({ maxRetries: 1 })
      answers.set(request.url(), answer)
      await route.fulfill({ response: await answer })
    },
  )
  return () => context.unrouteAll({ behavior: 'wait' })
}

const become = async (context: BrowserContext, reader: Reader) =>
  reader === 'visitor' ? undefined : signIn(context, { origin }, reader)

for (const reader of Object.keys(readers) as Reader[])
  test(`every page of the ${reader} says the same when the browser translates it`, async ({
    page,
    translated,
    context,
    browserConsole,
  }) => {
    test.setTimeout(300_000)
    browserConsole.allow(/status of 404/)
    await become(context, reader)
    const end = await shareAnswers(context)
    // Reduced motion stops facts and slides, which would otherwise differ between the two pages.
    for (const each of [page, translated]) await each.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, '/')
    await openTranslated(translated, '/')
    // The browser begins anew with each document, and a page in another language is one.
    const paths = (await pagesOf(reader, context.request)).filter((path) => languageOf(path) === 'en')
    for (const path of paths)
      await test.step(path, async () => {
        await Promise.all([visit(page, path), visit(translated, path)])
        await expectSameWords(page, translated)
      })
    await end()
  })

const acts: Readonly<Record<string, { path: string; reader?: Reader; steps: ((page: Page) => Promise<unknown>)[] }>> = {
  'filters and more courses': {
    path: '/courses',
    steps: [
      (page) => page.getByRole('link', { name: /^Load \d+ more/ }).click(),
      (page) => page.getByRole('switch', { name: 'Free courses only' }).check(),
      (page) => page.getByRole('checkbox', { name: /^Water Resources/ }).check(),
      (page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: 'Clear all' }).click(),
      (page) => page.getByRole('searchbox').fill('zzzz'),
      (page) => page.getByRole('searchbox').press('Enter'),
    ],
  },
  'months, tabs and types of events': {
    path: '/events?view=calendar',
    steps: [
      (page) =>
        page
          .getByRole('link', { name: /^Next month|^Later/ })
          .first()
          .click(),
      (page) => page.getByRole('link', { name: /^Educator Events/ }).click(),
      (page) => page.goBack(),
      (page) => page.getByRole('radio', { name: 'Online' }).check(),
      (page) => page.getByRole('link', { name: 'List', exact: true }).click(),
    ],
  },
  'errors of a form': {
    path: '/auth/register',
    steps: [
      (page) => page.getByRole('button', { name: 'Create account' }).click(),
      (page) => page.getByLabel('Password', { exact: true }).fill('short'),
      (page) => page.getByLabel('Email').fill('nobody'),
      (page) => page.getByRole('button', { name: 'Create account' }).click(),
      (page) => page.getByLabel('Password', { exact: true }).fill('long enough'),
      (page) => page.getByRole('button', { name: 'Show password' }).click(),
    ],
  },
}

for (const [name, { path, steps }] of Object.entries(acts))
  test(`${name} say the same when the browser translates the page`, async ({ page, translated, context }) => {
    const end = await shareAnswers(context, path)
    await openPage(page, path)
    await openTranslated(translated, path)
    for (const step of steps) {
      await Promise.all([step(page), step(translated)])
      await expectSameWords(page, translated)
    }
    await end()
  })

test('[U-02] a translated page sends the email again', async ({ translated: page }) => {
  // All journeys share one network, whose number of mails in an hour is limited.
  await page.route('**/api/auth/password-resets', (route) => route.fulfill({ json: {} }))
  await page.clock.install()
  await openTranslated(page, '/auth/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.kere.test')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('You can send it again in 30 seconds.')).toBeVisible()
  await page.clock.fastForward(30_000)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'another email is on its way' })).toBeVisible()
  await expect(page.getByText('You can send it again in 30 seconds.')).toBeVisible()
})

test('a translated page shows the calendar’s new address', async ({ translated: page, context }) => {
  await become(context, 'learner')
  await openTranslated(page, '/dashboard/my-events')
  await page.getByRole('button', { name: 'Subscribe in your calendar' }).click()
  const address = page.getByRole('definition').filter({ hasText: '/calendars/' })
  await expect(address).toBeVisible()
  const first = await address.textContent()
  await page.getByRole('button', { name: 'Make a new address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click()
  await expect(address).toBeVisible()
  await expect(address).not.toHaveText(first!)
  await page.getByRole('button', { name: 'End the feed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the feed' }).click()
  await expect(page.getByRole('button', { name: 'Subscribe in your calendar' })).toBeVisible()
})

test('a translated editor says what is saved', async ({ translated: page, context }) => {
  await become(context, 'educator')
  await openTranslated(page, '/dashboard/events/new')
  await page.getByLabel('Title').fill('A walk along the bund')
  await expect(page.getByText(/^Draft kept \d+:\d\d [ap]m$/)).toBeVisible()
  await expect(page.getByText('Saving', { exact: true })).toHaveCount(0)
})

test('a page that is translated before it is hydrated works', async ({ page, browserConsole }) => {
  // React renders the parts again that differ from the HTML that was sent.
  browserConsole.allow(/Minified React error #418/)
  await page.addInitScript(bringTranslation)
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => window.translate()))
  await openPage(page, '/courses')
  await page.getByRole('switch', { name: 'Free courses only' }).check()
  await expect(page).toHaveURL('/courses?free=true')
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ courses$/ })).toBeVisible()
  await expect(page.getByText('This part is unavailable')).toHaveCount(0)
})
