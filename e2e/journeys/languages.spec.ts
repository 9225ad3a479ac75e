import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../journey.ts'

const languages = { kn: 'ಕನ್ನಡ', hi: 'हिन्दी', ta: 'தமிழ்' } as const

test.use({ viewport: { width: 360, height: 800 } })

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
    for (const element of document.body.querySelectorAll('[aria-label], [title], [alt], [aria-roledescription]'))
      for (const name of ['aria-label', 'title', 'alt', 'aria-roledescription'])
        if (isLeft(element, element.getAttribute(name))) left.push(element.getAttribute(name)!)
    return [...left, document.title].filter((text) => text !== document.title || word.test(text))
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
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    })
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

    await page.getByRole('main').locator(`a[href^="/${language}/courses"]`).first().click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(await englishLeft(page)).toEqual([])
    await openPage(page, `/${language}/courses?search=1234&level=beginner`)
    expect(await englishLeft(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.goto(`/${language}`)

    // A page that is not translated yet opens in English, and the logo of the chosen home page stays in its language.
    await expect(page.getByRole('main').locator('a[href="/challenge-labs"]').first()).toBeVisible()
    await expect(page.getByRole('banner').locator(`a[href="/${language}"]`)).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
    await page.getByRole('contentinfo').getByRole('button', { name: 'English', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL(/\/$/)
  })

test('an address in a language that the page lacks leads to the English page, with its search', async ({ request }) => {
  const answer = await request.get('/kn/sustainability-news?from=link', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/sustainability-news?from=link'])
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
