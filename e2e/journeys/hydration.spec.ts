import { freshCookie } from '@kere/contracts/accounts/fresh-cookie'
import type { Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { languageOf, pagesOf } from '../every-page.ts'
import { cardsIn, countDocuments, expect, openPage, readCourses, test } from '../journey.ts'

declare global {
  interface Window {
    journey: { shift: number; html: string; nodes: WeakSet<Element> }
  }
}

const isHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  )

// Readers in other time zones also see their own times, once the page is rendered.
test.use({ timezoneId: 'Asia/Kolkata' })

async function expectTakenOver(page: Page) {
  await isHydrated(page)
  const kept = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('main *, header *, footer *')]
    const strangers = elements.filter((element) => !window.journey.nodes.has(element))
    return {
      strangers: strangers.map(({ outerHTML }) => outerHTML),
      isSame: document.querySelector('main')!.innerHTML === window.journey.html,
      shift: window.journey.shift,
      early: [...document.querySelectorAll('data, [lang=kn], [lang=hi]')].filter(
        (words) => !/Anek Rest|Kere Accent/.test(getComputedStyle(words).fontFamily),
      ).length,
    }
  })
  expect(kept).toEqual({ strangers: [], isSame: true, shift: expect.any(Number), early: 0 })
  expect(kept.shift).toBeLessThan(0.01)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const journey = { shift: 0, html: '', nodes: new WeakSet<Element>() }
    window.journey = journey
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) journey.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('DOMContentLoaded', () => {
      journey.html = document.querySelector('main')!.innerHTML
      for (const element of document.querySelectorAll('body *')) journey.nodes.add(element)
    })
  })
})

for (const path of ['/', '/courses', '/courses?search=water&level=beginner', 'a course'])
  test(`hydration takes over what the edge has drawn and asks for nothing again: ${path}`, async ({
    page,
    request,
  }) => {
    const calls: string[] = []
    page.on('request', (call) => call.url().includes('/api/') && calls.push(call.url()))
    const [newest] = await readCourses(request)
    await openPage(page, path === 'a course' ? `/courses/${newest!.id}` : path)
    await expectTakenOver(page)
    expect(calls).toEqual([])
  })

for (const path of ['/', '/courses'])
  test(`what is kept for everybody is taken over by who is signed in: ${path}`, async ({ page, context, baseURL }) => {
    await signIn(context, { origin: baseURL! }, 'admin')
    // Without this, nothing from a cache is shown after signing in.
    await context.clearCookies({ name: freshCookie })
    const calls: string[] = []
    page.on('request', (call) => call.url().includes('/api/courses') && calls.push(call.url()))
    for (const isKept of [false, true]) {
      await openPage(page, path)
      await expect(page.getByRole('banner').getByText('Account of Meera Prabhu')).toBeAttached()
      await expectTakenOver(page)
      expect([isKept, calls]).toEqual([isKept, []])
    }
  })

test('a mouse that rests where a page appears has no script loaded before the page is drawn', async ({ page }) => {
  await page.mouse.move(640, 450)
  await openPage(page, '/courses')
  const { drawnAt, askedAt } = await page.evaluate(() => ({
    drawnAt: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    askedAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(Math.min(...askedAt)).toBeGreaterThan(Math.min(...drawnAt))
})

test('a page that has been read to its end has not shifted', async ({ page }) => {
  await openPage(page, '/courses')
  await page.mouse.wheel(0, 20_000)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await cardsIn(page).last().scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.journey.shift)).toBeLessThan(0.01)
})

test('one React serves shell and remote, and the footer with the first scroll', async ({ page }) => {
  await openPage(page, '/courses')
  await isHydrated(page)
  const readMarks = () =>
    page.evaluate(() => {
      const fibers = [...document.querySelectorAll('*')].flatMap((element) =>
        Object.keys(element).filter((key) => key.startsWith('__reactFiber$')),
      )
      const roots = [...document.querySelectorAll('*')].filter((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactContainer$')),
      )
      return { reacts: new Set(fibers).size, roots: roots.map((element) => (element as HTMLElement).dataset.app) }
    })
  await expect.poll(readMarks).toEqual({ reacts: 1, roots: ['shell', 'public', 'shell'] })
  await page.mouse.wheel(0, 400)
  await expect.poll(readMarks).toEqual({ reacts: 1, roots: ['shell', 'public', 'shell', 'shell'] })
})

test('what is pressed before the page is hydrated happens once it is', async ({ page }) => {
  const entry = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await entry.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/courses')
  await page.getByRole('button', { name: 'Filters' }).click()
  const all = page.getByRole('button', { name: 'All 14 categories' })
  await all.click()
  await expect(all).toBeVisible()
  entry.resolve()
  await expect(page.getByRole('checkbox', { name: 'Social Justice & Law' })).toBeVisible()
  await expect(all).toHaveCount(0)
})

for (const { path, word, choices, order, address } of [
  {
    path: '/courses',
    word: 'water',
    choices: ['Free courses only', 'Biodiversity', 'Water Resources', 'Beginner'],
    order: 'oldest',
    address: '/courses?category=Biodiversity&category=Water+Resources&level=beginner&free=true&sort=oldest',
  },
  {
    path: '/events',
    word: 'lake',
    choices: ['Online', 'Show past events'],
    order: null,
    address: '/events?type=online&past=true',
  },
])
  test(`what is typed stays and what is chosen counts before the page is hydrated: ${path}`, async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(path)
    await page.getByRole('searchbox').fill(word)
    for (const name of choices) await page.getByRole('form', { name: 'Filters' }).getByLabel(name).check()
    if (order) await page.getByRole('combobox', { name: 'Sort' }).selectOption(order)
    scripts.resolve()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('searchbox')).toHaveValue(word)
    for (const name of choices) await expect(page.getByRole('form', { name: 'Filters' }).getByLabel(name)).toBeChecked()
    if (order) await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue(order)
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(new RegExp(`search=${word}`))
  })

/** Addresses of pages with forms that no route pattern reveals. */
const otherForms = ['/learn-path?view=form', '/events?tab=educator']

test('what is typed and the file that is chosen before scripts come stay, on every page with fields', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  let scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  const typed = page.locator(
    'main :is(input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [hidden]), textarea):not([readonly])',
  )
  const files = page.locator('main input[type=file]')
  const walked: string[] = []
  // A form keeps what was typed in every language alike.
  const paths = (await pagesOf('visitor', request)).filter((path) => languageOf(path) === 'en')
  for (const path of [...paths, ...otherForms]) {
    scripts = Promise.withResolvers()
    await page.goto(path)
    const fields = await typed.all()
    if (fields.length + (await files.count()) === 0) continue
    walked.push(path)
    for (const file of await files.all())
      await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    const before = await typed.evaluateAll((controls) => {
      for (const control of controls as HTMLInputElement[])
        control.value =
          { email: 'a@b.in', url: 'https://b.in', date: '2030-01-02', number: '7' }[control.type] ?? 'Lake 7'
      for (const control of document.querySelectorAll('main :is(input, textarea)')) window.journey.nodes.add(control)
      return (controls as HTMLInputElement[]).map(({ value }) => value)
    })
    scripts.resolve()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main :is(input, textarea)')].every((control) =>
        Object.keys(control).some((key) => key.startsWith('__reactFiber$')),
      ),
    )
    const after = await typed.evaluateAll((controls) => (controls as HTMLInputElement[]).map(({ value }) => value))
    const names = await files.evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map((input) => input.files![0]?.name),
    )
    const strangers = await page.evaluate(
      () =>
        [...document.querySelectorAll('main :is(input, textarea)')].filter((each) => !window.journey.nodes.has(each))
          .length,
    )
    expect.soft({ path, after, names, strangers }).toEqual({
      path,
      after: before,
      names: names.map(() => 'cv.pdf'),
      strangers: 0,
    })
  }
  expect(walked).toEqual(
    expect.arrayContaining(['/contact', '/feedback', '/search', '/educator-chatbot', '/auth/login']),
  )
})

test('a tour of the site by client navigation says nothing on the console and loads no document', async ({ page }) => {
  await openPage(page, '/')
  const documents = countDocuments(page)
  await page.getByRole('link', { name: 'Browse courses' }).click()
  await page.getByRole('checkbox', { name: 'Biodiversity' }).check()
  await expect(cardsIn(page)).toHaveCount(2)
  await cardsIn(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Biodiversity' }).click()
  await expect(page).toHaveURL('/courses?category=Biodiversity')
  await page.getByRole('banner').getByRole('link', { name: 'Kere' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/courses?category=Biodiversity')
  await expect(cardsIn(page)).toHaveCount(2)
  expect(documents).toEqual([])
})
