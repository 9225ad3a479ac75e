import type { Page, Route } from 'playwright-core'
import type { Screenshots, Site, ViewerScreenshots } from './screenshot.ts'

const courses = '/dashboard/courses'

export const screenshots: ViewerScreenshots = { educator: educatorScenes, 'pending-educator': pendingEducatorScenes }

async function educatorScenes({ origin, request }: Site): Promise<Screenshots> {
  const { items } = (await (await request.get(`${origin}/api/me/courses`)).json()) as {
    items: { id: string; status: string; enrollmentCount: number }[]
  }
  const full = items.find(({ enrollmentCount }) => enrollmentCount > 0)!.id
  const begun = await begin({ origin, request }, 'Walk a raja kaluve')
  const written = await begin({ origin, request }, 'Read the rain')
  return {
    courses: { path: courses },
    'courses-archived': { path: `${courses}?shelf=archived` },
    'courses-failed': { path: courses, act: failing('**/api/me/courses*') },
    'courses-loading': { path: courses, heldBack: '**/api/me/courses*' },
    'courses-selected': { path: courses, act: selectPage, isScreen: true },
    'courses-deleting': { path: courses, act: askToDelete, isScreen: true },
    'course-new': { path: `${courses}/new` },
    'course-new-refused': { path: `${courses}/new`, act: createEmpty },
    'course-details': { path: `${courses}/${full}` },
    'course-loading': { path: `${courses}/${full}`, heldBack: '**/api/courses/*/draft' },
    'course-lacking': { path: `${courses}/${begun}` },
    'course-outline': { path: `${courses}/${full}?tab=outline` },
    'course-module': { path: `${courses}/${full}?tab=outline`, act: openFirst('module') },
    'course-lesson': { path: `${courses}/${full}?tab=outline`, act: openFirst('lesson') },
    'course-lesson-preview': { path: `${courses}/${full}?tab=outline`, act: previewFirst },
    'course-pricing': { path: `${courses}/${full}?tab=pricing` },
    'course-settings': { path: `${courses}/${full}?tab=settings` },
    'course-conflict': { path: `${courses}/${written}`, act: changeElsewhere(written) },
    'course-preview': { path: `${courses}/${full}/preview` },
    'course-preview-empty': { path: `${courses}/${begun}/preview` },
    'course-learners': { path: `${courses}/${full}/learners` },
    'course-learner': { path: `${courses}/${full}/learners`, act: openFirstRow },
    'course-learners-loading': { path: `${courses}/${full}/learners`, heldBack: '**/api/course-learners*' },
    'course-learners-empty': { path: `${courses}/${begun}/learners` },
    'course-unknown': { path: `${courses}/crs_unknown` },
    'course-deleted': { path: `${courses}/${begun}?tab=settings`, act: remove(begun), isScreen: true },
    'course-away': { path: `${courses}/${begun}` },
    'course-deleted-list': { path: `${courses}?shelf=archived` },
  }
}

async function pendingEducatorScenes(site: Site): Promise<Screenshots> {
  return {
    courses: { path: courses },
    course: { path: `${courses}/new`, act: async (page) => openNew(page, site) },
  }
}

async function begin({ origin, request }: Site, title: string) {
  const answer = await request.post(`${origin}/api/courses`, { data: { details: { title } }, headers: { origin } })
  return ((await answer.json()) as { id: string }).id
}

async function openNew(page: Page, site: Site) {
  const { origin } = site
  const answer = await page.request.get(`${origin}/api/me/courses`)
  const { items } = (await answer.json()) as { items: { id: string }[] }
  const id = items[0]?.id ?? (await begin(site, 'Walk a raja kaluve'))
  await page.goto(`${origin}${courses}/${id}`)
  await page.getByLabel('Course title').waitFor()
}

const failing = (address: string) => async (page: Page) => {
  const fail = (route: Route) => route.fulfill({ status: 500, body: '{}' })
  await page.route(address, fail)
  await page.reload()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await page.unroute(address, fail)
}

const selectPage = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .click()

async function askToDelete(page: Page) {
  await page
    .getByRole('button', { name: /^(Delete|Archive) / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm' }).waitFor()
}

async function createEmpty(page: Page) {
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

const openFirst = (part: 'module' | 'lesson') => async (page: Page) => {
  await page.locator(`main a[href*="${part}="]`).first().click()
  await page.waitForURL((url) => url.searchParams.has(part))
}

async function previewFirst(page: Page) {
  await openFirst('lesson')(page)
  await page.getByRole('button', { name: 'Preview', exact: true }).last().click()
  await page.getByRole('region', { name: 'Preview' }).locator('p, h3').nth(1).waitFor()
}

const changeElsewhere = (id: string) => async (page: Page) => {
  const { origin } = new URL(page.url())
  const title = page.getByLabel('Course title')
  const other = page.getByRole('button', { name: 'Use the other version' })
  await title.waitFor()
  if (await other.isVisible()) await other.click()
  const address = `${origin}/api/courses/${id}/draft`
  const { version, details, outline } = (await (await page.request.get(address)).json()) as {
    version: number
    details: { title: string }
    outline: unknown
  }
  const data = { version, details: { ...details, title: 'Read the rain, find the drain' }, outline }
  await page.request.put(address, { data, headers: { origin } })
  await title.fill(`Read the rain ${version}`)
  await other.waitFor()
}

async function openFirstRow(page: Page) {
  await page.locator('main [data-row-link]').first().click()
  await page.waitForFunction(() => location.search.includes('learner='))
}

const remove = (id: string) => async (page: Page) => {
  const { origin } = new URL(page.url())
  await page.request.post(`${origin}/api/courses/${id}/restoration`, { headers: { origin } })
  await page.reload()
  await page.getByRole('button', { name: 'Delete course' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
}
