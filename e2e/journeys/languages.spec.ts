import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '../../scripts/sign-in.ts'
import { checkA11y, phone } from '../axe.ts'
import { pagesIn } from '../every-page.ts'
import { expect, openPage, test } from '../journey.ts'
import { origin } from '../origin.ts'

const languages = { kn: 'ಕನ್ನಡ', hi: 'हिन्दी', ta: 'தமிழ்' } as const

/** The window is so tall that every part is in view, so that nothing is left to load by scrolling. */
const tall = { width: 360, height: 15_000 }

test.use({ viewport: tall })

/** Returns texts with an English word that stand outside what says that it is English. Names begin with a capital. */
const englishLeft = (page: Page) =>
  page.evaluate(() => {
    const word = /(?<![\p{L}\d@./-])[a-z]{3,}(?![\p{L}@./-])/u
    const isLeft = (element: Element | null, text: string | null) =>
      text !== null && word.test(text) && !element?.closest('[lang="en"], script, style, noscript')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const left: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isLeft(node.parentElement, node.textContent)) left.push(node.textContent!.trim())
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

/** Makes each text 40 percent longer, with marks above and below its letters, and returns the width of the page. */
const widthWhenLonger = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (/\p{L}/u.test(text.data) && !text.parentElement?.closest('script, style, noscript'))
        text.data += ' ḽóñğ'.repeat(Math.ceil((text.length * 0.4) / 5))
    }
    return document.documentElement.scrollWidth
  })

for (const [language, name] of Object.entries(languages))
  test(`the home page is in ${name}, for whoever chooses it, before and after its scripts have run`, async ({
    page,
  }) => {
    await openPage(page, '/')
    await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.waitForLoadState('networkidle')
    expect(await englishLeft(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    const alternates = page.locator('link[rel="alternate"][hreflang]')
    expect(await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual([
      'en-IN',
      'kn-IN',
      'hi-IN',
      'ta-IN',
      'x-default',
    ])
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${language}$`))

    await openPage(page, `/${language}/courses?search=1234&level=beginner`)
    expect(await englishLeft(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.goto(`/${language}`)

    // A page that is not translated yet opens in English, and the logo of the chosen home page stays in its language.
    await expect(page.getByRole('main').locator('a[href="/impact-portfolio"]').first()).toBeVisible()
    await expect(page.getByRole('banner').locator(`a[href="/${language}"]`)).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
    await page.getByRole('contentinfo').getByRole('button', { name: 'English', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL(/\/$/)
  })

/** Returns half of the pages, so that each half can run beside the other. */
const halfOf = (paths: readonly string[], half: number) => paths.filter((_, place) => place % 2 === half - 1)

for (const language of Object.keys(languages))
  for (const half of [1, 2])
    test(`every page that is in ${language} has no English left, is good for axe, and fits a phone (${half} of 2)`, async ({
      page,
      request,
      browserConsole,
    }) => {
      test.setTimeout(300_000)
      browserConsole.allow(/status of 404/)
      // While one fact fades into the next, both stand in the same place.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of halfOf(await pagesIn(language, 'visitor', request), half)) {
        await openPage(page, path)
        await page.waitForLoadState('networkidle')
        expect.soft(await englishLeft(page), path).toEqual([])
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
        // The colors are those of the English page, which is checked in both themes.
        expect.soft(await checkA11y(page, [phone]), path).toEqual([])
        await page.setViewportSize(tall)
      }
    })

for (const half of [1, 2])
  test(`every page that is translated has room for a language that is 40 percent longer than English (${half} of 2)`, async ({
    page,
    request,
    browserConsole,
  }) => {
    test.setTimeout(300_000)
    browserConsole.allow(/status of 404/)
    for (const path of halfOf(await pagesIn('kn', 'visitor', request), half)) {
      await openPage(page, path.slice('/kn'.length) || '/')
      await page.waitForLoadState('networkidle')
      expect.soft(await widthWhenLonger(page), path).toBe(360)
    }
  })

for (const language of Object.keys(languages))
  test(`a learner who opens the dashboard in ${language} signs in there, and every page of it has no English left, is good for axe, and fits a phone`, async ({
    page,
    browserConsole,
  }) => {
    test.setTimeout(180_000)
    browserConsole.allow(/status of 404/)
    await openPage(page, `/${language}/dashboard?from=link`)
    await expect(page).toHaveURL(new RegExp(`/${language}/auth/login\\?`))
    await page.locator('input[name="email"]').fill(demoAccounts.learner)
    await page.locator('input[name="password"]').fill(demoPassword)
    await page.locator('form:has(input[name="password"]) button[type="submit"]').click()
    await expect(page).toHaveURL(new RegExp(`/${language}/dashboard\\?from=link$`))
    for (const path of await pagesIn(language, 'learner', page.request)) {
      await openPage(page, path)
      await page.waitForLoadState('networkidle')
      expect.soft(await englishLeft(page), path).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
      expect.soft(await checkA11y(page, [phone]), path).toEqual([])
      await page.setViewportSize(tall)
      expect.soft(await widthWhenLonger(page), path).toBe(360)
    }
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

test('an address in a language that the page lacks leads to the English page, with its search', async ({ request }) => {
  const answer = await request.get('/kn/impact-portfolio?from=link', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/impact-portfolio?from=link'])
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
