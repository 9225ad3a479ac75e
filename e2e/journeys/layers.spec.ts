import type { Page } from '@playwright/test'
import { findOverlaps } from '../../scripts/find-overlaps.ts'
import { signIn } from '../../scripts/sign-in.ts'
import { pagesOf, readers, visit, type Reader } from '../every-page.ts'
import { expect, openPage, test } from '../journey.ts'

/** No press reaches the API, because other journeys use the same platform. */
const changeNothing = () => {
  const ask = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (method !== 'GET') throw new TypeError('Failed to fetch')
    return ask(input, init)
  }
}

/** Buttons, in closed menus too, that neither switch nor send anything, and the links that open a dialog where scripts run. */
const openersIn = (scope: string) =>
  [
    'button[type="button"]:not(:disabled, [aria-disabled="true"], [aria-pressed], [aria-expanded], [role="tab"], [role="switch"])',
    ...['/learn-path', '/join-as-educator', '/feedback'].map((path) => `a[href="${path}"]`),
  ]
    .map((opener) => `${scope} ${opener}`)
    .join()

/** Marks one button of each act: the rows of a list have the same ones. */
function markOpeners(selector: string) {
  const said = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const label = element.getAttribute('aria-label') ?? element.textContent
    const act = label.includes(':')
      ? label.split(':')[0]!
      : label
          .trim()
          .split(/\s+/, element.closest('tr, li') ? 1 : 3)
          .join(' ')
    if (said.has(act) || act === 'Sign out') continue
    element.dataset.opener = String(said.size)
    said.add(act)
  }
  return said.size
}

/** @returns which is next, once a dialog has opened or the page was left */
async function pressSome({ first, count }: { first: number; count: number }) {
  const { pathname } = location
  for (let opener = first; opener < count; opener += 1) {
    document.querySelector<HTMLElement>(`[data-opener="${opener}"]`)?.click()
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    if (document.querySelector('dialog:modal') || location.pathname !== pathname) return opener + 1
  }
  return count
}

const titleOfDialog = () => document.querySelector('dialog:modal :is(h1, h2)')?.textContent ?? null

function closeDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
}

/** A row's link opens a panel where it leads to the same page. */
function firstPanelLink() {
  const isHere = ({ pathname, search }: HTMLAnchorElement) =>
    pathname === location.pathname && search !== location.search
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main tbody a[data-row-link]')]
  return links.find(isHere)?.getAttribute('href') ?? null
}

/** A part that comes with a press is drawn once nothing is on its way. */
function watchRequests(page: Page) {
  let underWay = 0
  let scripts = 0
  const end = () => (underWay -= 1)
  page.on('request', (request) => {
    underWay += 1
    if (request.resourceType() === 'script') scripts += 1
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    untilQuiet: () => expect.poll(() => underWay, { intervals: [10, 20, 50] }).toBeLessThanOrEqual(0),
    countScripts: () => scripts,
  }
}

for (const reader of Object.keys(readers) as Reader[])
  test(`nothing lies over another on a page, in a list’s panel or in a dialog of ${reader}`, async ({
    page,
    context,
    baseURL,
    browserConsole,
  }) => {
    test.setTimeout(600_000)
    // Each press is answered by a failure.
    browserConsole.allow(/./)
    if (reader !== 'visitor') await signIn(context, { origin: baseURL! }, reader)
    await page.addInitScript(changeNothing)
    const { untilQuiet, countScripts } = watchRequests(page)
    const found: string[] = []
    const opened = new Set<string>()
    let lessons = 0

    const look = async (at: string) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        found.push(...(await page.evaluate(findOverlaps)).map((overlap) => `${at}, ${width} px: ${overlap}`))
      }
    }
    const lookAtDialog = async (at: string) => {
      const title = await page.evaluate(titleOfDialog)
      if (title === null) return
      if (!opened.has(title)) await look(`${at}, “${title}”`)
      opened.add(title)
      await page.evaluate(closeDialogs)
    }
    const isAt = (path: string) => new URL(page.url()).pathname === new URL(path, baseURL).pathname
    const pressAll = async (path: string, openers: string) => {
      const count = await page.evaluate(markOpeners, openers)
      for (let next = 0; next < count;) {
        next = await page.evaluate(pressSome, { first: next, count })
        await lookAtDialog(path)
        if (isAt(path)) continue
        await openPage(page, path)
        await page.evaluate(markOpeners, openers)
      }
      await untilQuiet()
      await lookAtDialog(path)
    }

    await openPage(page, '/')
    for (const [place, path] of (await pagesOf(reader, context.request)).entries()) {
      await visit(page, path)
      await lookAtDialog(path)
      // A form that was changed asks before its page is left.
      if (!isAt(path)) await openPage(page, path)
      await untilQuiet()
      lessons += await page
        .getByRole('textbox', { name: /^Notes on / })
        .filter({ visible: true })
        .count()
      await look(path)
      const link = path.startsWith('/dashboard') ? await page.evaluate(firstPanelLink) : null
      if (link !== null) {
        // A toast of an earlier press may lie over the row.
        await page.locator(`main tbody a[href="${link}"]`).first().dispatchEvent('click')
        await page.locator('[data-panel-title]').waitFor()
        await untilQuiet()
        await look(`${path}, a panel`)
      }
      // The chrome around the pages is pressed once.
      const openers = openersIn(place === 0 ? 'body' : 'main')
      const before = countScripts()
      await pressAll(path, openers)
      // A dialog that came late has been passed over.
      if (countScripts() > before) await pressAll(path, openers)
    }
    expect(found).toEqual([])
    expect(opened.size).toBeGreaterThan(0)
    if (reader === 'learner') expect(lessons).toBeGreaterThan(0)
  })
