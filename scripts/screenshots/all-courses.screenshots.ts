import type { Page, Route } from 'playwright-core'
import { openPanel } from './acts.ts'
import type { Screenshots, Site, ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/courses'

export const screenshots: ViewerScreenshots = { admin: adminScenes }

async function adminScenes({ origin, request }: Site): Promise<Screenshots> {
  for (const title of ['Walk a raja kaluve', 'Read the rain'])
    await request.post(`${origin}/api/courses`, { data: { details: { title } }, headers: { origin } })
  return {
    'all-courses': { path: list },
    'all-courses-course': { path: list, act: openPanel },
    'all-courses-featured': { path: `${list}?featured=true&standing=published` },
    'all-courses-archived': { path: `${list}?standing=archived` },
    'all-courses-none': { path: `${list}?search=xylophone` },
    'all-courses-loading': { path: list, heldBack: '**/api/all-courses*' },
    'all-courses-failed': { path: list, act: failing },
    'all-courses-selected': { path: list, act: selectSome, isScreen: true },
    'all-courses-question': { path: list, act: askForAll, isScreen: true },
    'all-courses-run': { path: `${list}?standing=draft`, act: publishDrafts, isScreen: true },
  }
}

async function failing(page: Page) {
  const fail = (route: Route) => route.fulfill({ status: 503, body: '' })
  await page.route('**/api/all-courses*', fail)
  await page.reload()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await page.unroute('**/api/all-courses*', fail)
}

async function selectSome(page: Page) {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.first().click()
  await boxes.nth(1).click()
}

async function askForAll(page: Page) {
  await selectSome(page)
  await page.getByRole('button', { name: /^Select all \d/ }).click()
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').waitFor()
}

async function publishDrafts(page: Page) {
  await selectSome(page)
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('What was not changed, and why').click()
}
