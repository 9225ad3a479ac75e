import type { Page, Route } from 'playwright-core'
import { getCourse, listCourses, listFeaturedCourses } from '../../packages/contracts/src/courses/courses.ts'
import { listMyEnrollments } from '../../packages/contracts/src/courses/learning.ts'
import type { Site, Screenshots, ViewerScreenshots } from './screenshot.ts'

const pathOf = (id: string) => `/courses/${id}`

export const screenshots: ViewerScreenshots = {
  visitor: visitorScenes,
  learner: learnerScenes,
  educator: educatorScenes,
}

async function visitorScenes(site: Site): Promise<Screenshots> {
  const { origin, request } = site
  const answer = await request.get(origin + listFeaturedCourses.path)
  const id = listFeaturedCourses.response.parse(await answer.json()).items[0]!.id
  const course = getCourse.response.parse(await (await request.get(`${origin}/api/courses/${id}`)).json())
  const preview = course.modules.flatMap(({ lessons }) => lessons).find(({ isPreview }) => isPreview)!
  const free = (await readFreeCourses(site))[0]!
  return {
    courses: { path: '/courses' },
    'courses-filtered': { path: '/courses?category=Water%20Resources&level=beginner&sort=price-low' },
    'courses-search': { path: '/courses?search=water' },
    'courses-none': { path: '/courses?search=submarine' },
    'courses-failed': { path: '/courses', act: failToSort },
    course: { path: pathOf(id) },
    'course-free': { path: pathOf(free) },
    'course-preview': { path: `${pathOf(id)}/lessons/${preview.id}` },
    'course-unknown': { path: '/courses/crs_unknown' },
  }
}

async function learnerScenes({ origin, request }: Site): Promise<Screenshots> {
  const mine = listMyEnrollments.response.parse(await (await request.get(origin + listMyEnrollments.path)).json())
  const current = mine.items.find(({ status }) => status === 'in_progress')!
  return {
    'course-enrolled': { path: pathOf(current.course.id) },
    'course-enrolling': { path: '/courses', act: enrollInAnother, isScreen: true },
  }
}

async function educatorScenes({ origin, request }: Site): Promise<Screenshots> {
  const answer = await request.get(`${origin}/api/me/courses`)
  const { items } = (await answer.json()) as { items: { id: string; status: string }[] }
  return { 'course-own': { path: pathOf(items.find(({ status }) => status === 'published')!.id) } }
}

async function readFreeCourses({ origin, request }: Site) {
  const answer = await request.get(`${origin}${listCourses.path}?free=true`)
  return listCourses.response.parse(await answer.json()).items.map(({ id }) => id)
}

async function failToSort(page: Page) {
  await page.route(`**${listCourses.path}?*`, (route: Route) => route.fulfill({ status: 500, json: {} }))
  await page.getByLabel('Sort').selectOption('price-low')
  await page.getByText('Retry', { exact: true }).waitFor()
}

async function enrollInAnother(page: Page) {
  const { origin } = new URL(page.url())
  const site = { origin, request: page.request }
  for (const id of await readFreeCourses(site)) {
    await page.goto(origin + pathOf(id))
    await page.waitForLoadState('networkidle')
    const enroll = page.getByRole('button', { name: 'Enroll for Free' })
    if (!(await enroll.isVisible())) continue
    // The page moves on after two seconds, which is too short for pictures in two themes.
    await page.evaluate(() => {
      const begin = window.setTimeout.bind(window)
      window.setTimeout = ((run: () => void, ms?: number) =>
        begin(run, ms === 2000 ? 600_000 : ms)) as typeof setTimeout
    })
    await enroll.click()
    return page.getByRole('group', { name: 'You are enrolled' }).waitFor()
  }
  throw new Error('The demo account learns every free course')
}
