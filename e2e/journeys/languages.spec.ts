import type { Page, Request } from '@playwright/test'
import { demoAccounts, demoPassword, signIn } from '../../scripts/sign-in.ts'
import { checkA11y, phone } from '../axe.ts'
import { pagesIn, visit, type Reader } from '../every-page.ts'
import { expect, openPage, test } from '../journey.ts'
import { origin } from '../origin.ts'
import { patienceMs } from '../patience.ts'

const languages = { kn: 'ಕನ್ನಡ', hi: 'हिन्दी', ta: 'தமிழ்' } as const

/** The window is so tall that every part is in view, so that nothing is left to load by scrolling. */
const tall = { width: 360, height: 15_000 }

test.use({ viewport: tall })

/**
 * Returns texts with an English word that stand outside what says that it is English. Names begin with a capital. What
 * people typed into a field is theirs.
 */
const englishLeft = (page: Page) =>
  page.evaluate(() => {
    const word = /(?<![\p{L}\d@./-])[a-z]{3,}(?![\p{L}@./-])/u
    // A text in the reader's language names a term in English in brackets, and its figures were drawn when it was written.
    const isWritten = (element: Element | null) =>
      /\p{Script=Kannada}|\p{Script=Devanagari}|\p{Script=Tamil}/u.test(
        element?.closest('.text-article')?.textContent ?? '',
      )
    const isLeft = (element: Element | null, text: string | null) =>
      text !== null &&
      word.test(text) &&
      !element?.closest('[lang="en"], textarea, [contenteditable], script, style, noscript') &&
      !isWritten(element)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const left: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      // The title that is read aloud after a navigation is checked as the title is.
      if (node.textContent !== document.title && isLeft(node.parentElement, node.textContent))
        left.push(node.textContent!.trim())
    // An attribute and the title have no language of their own, so they may repeat what the page marks as English.
    const written = Array.from(document.querySelectorAll('[lang="en"]'), ({ textContent }) => textContent.trim())
    const withoutWritten = (text: string) =>
      written.filter((each) => each !== '').reduce((rest, each) => rest.replaceAll(each, ''), text)
    for (const element of document.body.querySelectorAll('[aria-label], [title], [alt], [aria-roledescription]'))
      for (const name of ['aria-label', 'title', 'alt', 'aria-roledescription']) {
        const text = element.getAttribute(name)
        if (text !== null && isLeft(element, withoutWritten(text))) left.push(text)
      }
    return word.test(withoutWritten(document.title)) ? [...left, document.title] : left
  })

/**
 * Makes each text 40 percent longer, with marks above and below its letters, and returns the width of the page. The texts
 * are put back, because the next page has the same header.
 */
const widthWhenLonger = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = new Map<Text, string>()
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      // A word with a hyphen is kept whole. It stands in what people write.
      if (
        /\p{L}/u.test(text.data) &&
        !/^\S+-\S+$/.test(text.data) &&
        !text.parentElement?.closest('script, style, noscript')
      )
        texts.set(text, text.data)
    }
    for (const [text, data] of texts) text.data = data + ' ḽóñğ'.repeat(Math.ceil((data.length * 0.4) / 5))
    const { scrollWidth } = document.documentElement
    for (const [text, data] of texts) text.data = data
    return scrollWidth
  })

/** Returns what waits until the page has drawn all that it asked for. */
function followRequests(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const twoFrames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return async () => {
    do {
      await expect.poll(() => open.size, { timeout: patienceMs, intervals: [20] }).toBe(0)
      await twoFrames()
    } while (open.size > 0)
  }
}

test('who chooses a language in the footer keeps it, until they choose English again', async ({ page }) => {
  await openPage(page, '/')
  const choices = page.getByRole('contentinfo')
  for (const name of Object.values(languages))
    await expect(choices.getByRole('button', { name, exact: true })).toHaveCount(1)
  await choices.getByRole('button', { name: languages.kn, exact: true }).click()
  await expect(page).toHaveURL(/\/kn$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn')
  const alternates = page.locator('link[rel="alternate"][hreflang]')
  expect(await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual([
    'en-IN',
    'kn-IN',
    'hi-IN',
    'ta-IN',
    'x-default',
  ])
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/kn$/)

  await expect(page.getByRole('banner').locator('a[href="/kn"]')).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/kn$/)
  await choices.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/$/)
})

const walkers = ['visitor', 'learner', 'educator'] as const satisfies readonly Reader[]

for (const reader of walkers) {
  /** Opens each page of the reader in a language, and hands it over when it is still. */
  const walk = async (
    { page, browserConsole }: { page: Page; browserConsole: { allow(text: RegExp): void } },
    language: string,
    look: (path: string) => Promise<void>,
    addressOf = (path: string) => path,
  ) => {
    test.setTimeout(300_000)
    browserConsole.allow(/status of 404/)
    // While one fact fades into the next, both stand in the same place.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (reader !== 'visitor') await signIn(page.context(), { origin }, reader)
    const untilStill = followRequests(page)
    const paths = await pagesIn(language, reader, page.request)
    if (reader === 'visitor') paths.push(`/${language}/courses?search=1234&level=beginner`)
    for (const [place, path] of paths.map(addressOf).entries()) {
      // The edge draws the pages in Kannada, the browser the others, from the same copies of the scripts.
      if (language === 'kn' || place === 0) await openPage(page, path)
      else await visit(page, path)
      await untilStill()
      await look(path)
    }
  }

  for (const [language, name] of Object.entries(languages))
    test(`every page of the ${reader} in ${name} has no English left and fits a phone`, async ({
      page,
      browserConsole,
    }) => {
      await walk({ page, browserConsole }, language, async (path) => {
        expect.soft(await page.locator('html').getAttribute('lang'), path).toBe(language)
        expect.soft(await englishLeft(page), path).toEqual([])
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
        // Tamil has the longest words. Colors are those of the English page, which is checked in both themes.
        if (language !== 'ta') return
        expect.soft(await checkA11y(page, [phone]), path).toEqual([])
        await page.setViewportSize(tall)
      })
    })

  test(`every translated page of the ${reader} has room for a language that is 40 percent longer than English`, async ({
    page,
    browserConsole,
  }) => {
    await walk(
      { page, browserConsole },
      'hi',
      async (path) => expect.soft(await widthWhenLonger(page), path).toBe(360),
      inEnglish,
    )
  })
}

const inEnglish = (path: string) => path.slice('/hi'.length) || '/'

test('a learner who opens the dashboard in ಕನ್ನಡ signs in there', async ({ page }) => {
  await openPage(page, '/kn/dashboard?from=link')
  await expect(page).toHaveURL(/\/kn\/auth\/login\?/)
  await page.locator('input[name="email"]').fill(demoAccounts.learner)
  await page.locator('input[name="password"]').fill(demoPassword)
  await page.locator('form:has(input[name="password"]) button[type="submit"]').click()
  await expect(page).toHaveURL(/\/kn\/dashboard\?from=link$/)
})

test('a form without a script is refused, and leads on, in the language of its page', async ({ request }) => {
  const send = (path: string, form: Record<string, string>) =>
    request.post(path, { form, headers: { origin }, maxRedirects: 0 })
  const refused = await send('/kn/contact', { name: 'Asha', email: 'asha@example.in', subject: 'ಕೆರೆ', message: '' })
  const page = await refused.text()
  expect(page).toContain('<html lang="kn"')
  expect(page).toContain('ಸಂದೇಶ ಬೇಕು')
  expect(page).toContain('action="/kn/contact"')
  const accepted = await send('/kn/auth/forgot-password', { email: 'nobody@example.in' })
  expect([accepted.status(), accepted.headers().location]).toEqual([303, '/kn/auth/forgot-password?sent=1'])
})

test('an address in a language that the page lacks leads to the English page, with its search', async ({ context }) => {
  await signIn(context, { origin }, 'admin')
  const answer = await context.request.get('/kn/dashboard/users?from=link', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/dashboard/users?from=link'])
})

test('the browser’s language chooses the home page, and nothing else', async ({ request }) => {
  const inKannada = { headers: { 'accept-language': 'kn-IN,en;q=0.5' }, maxRedirects: 0 }
  const home = await request.get('/', inKannada)
  expect([home.status(), home.headers().location, home.headers()['cache-control']]).toEqual([
    302,
    '/kn',
    'private, no-store',
  ])
  expect((await request.get('/courses', inKannada)).status()).toBe(200)
  const plain = await request.get('/', { headers: { 'accept-language': '' }, maxRedirects: 0 })
  expect([plain.status(), plain.headers().vary]).toEqual([200, expect.stringContaining('accept-language')])
})
