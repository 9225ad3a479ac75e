import type { Page, Route } from 'playwright-core'
import {
  getMyCourse,
  getMyLesson,
  listMyEnrollments,
  type MyCourse,
} from '../../packages/contracts/src/courses/learning.ts'
import type { Screenshots, ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/my-courses'
const api = '/api/me/enrollments'

const learnerScenes: Screenshots = {
  'my-courses': { path: list },
  'my-courses-complete': { path: list, act: ask('Mark as Complete'), isScreen: true },
  'my-courses-leave': { path: list, act: ask('Leave course'), isScreen: true },
  'my-courses-archived': { path: list, act: withdrawn },
  'my-courses-failed': { path: list, act: failing },
  'my-courses-loading': { path: list, heldBack: `**${api}?*` },
  player: { path: list, act: inCourse(), isScreen: true },
  'player-task': { path: list, act: inLesson('task'), isScreen: true },
  'player-video': { path: list, act: withVideo, isScreen: true },
  'player-outline': { path: list, act: inCourse(press('Course outline')), isScreen: true },
  'player-notes': { path: list, act: inCourse(press('Notes')), isScreen: true },
  'player-keys': { path: list, act: inCourse(async (page) => page.keyboard.press('?')), isScreen: true },
  'player-archived': { path: list, act: inWithdrawn, isScreen: true },
  'player-gone': {
    path: list,
    act: inCourse(async (page) => goTo(page, `${pathOf(page)}?lesson=les_gone`)),
    isScreen: true,
  },
  'player-loading': { path: list, act: inCourse(), isScreen: true, heldBack: `**${api}/crs_*` },
  'player-unknown': { path: `${list}/crs_unknown` },
  'player-offline': { path: list, act: inCourse(keep), isScreen: true, isOffline: true },
  notes: { path: list, act: inNotes },
  'notes-found': { path: list, act: async (page) => (await inNotes(page), goTo(page, `${pathOf(page)}?search=bin`)) },
  'notes-none': { path: list, act: inCourseWithoutNotes },
  // This scene is the last one, because completing a course cannot be undone.
  'player-completed': { path: list, act: completing, isScreen: true },
}

const beginnerScenes: Screenshots = {
  'home-empty': { path: '/onboarding', act: onboarded('/dashboard') },
  'my-courses-empty': { path: '/onboarding', act: onboarded(list) },
}

export const screenshots: ViewerScreenshots = { learner: learnerScenes, beginner: beginnerScenes }

const pathOf = (page: Page) => new URL(page.url()).pathname

async function goTo(page: Page, path: string) {
  await page.goto(new URL(path, page.url()).href)
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
  await page.locator('main h1').waitFor({ state: 'attached' })
}

const readCourses = async (page: Page) =>
  listMyEnrollments.response.parse(await (await page.request.get(new URL(api, page.url()).href)).json()).items

const readCourse = async (page: Page, id: string): Promise<MyCourse> =>
  getMyCourse.response.parse(await (await page.request.get(new URL(`${api}/${id}`, page.url()).href)).json())

async function findCourse(page: Page, isWanted: (course: MyCourse) => boolean) {
  for (const { course } of await readCourses(page)) {
    const found = await readCourse(page, course.id)
    if (isWanted(found)) return found
  }
  throw new Error('The demo account learns no such course')
}

const lessonsOf = ({ modules }: MyCourse) => modules.flatMap(({ lessons }) => lessons)
const isUnderWay = (course: MyCourse) => course.status === 'in_progress' && course.lessonsDone > 1
const hasNotes = (course: MyCourse) => lessonsOf(course).filter(({ hasNote }) => hasNote).length > 1

function inCourse(act?: (page: Page) => Promise<void>) {
  return async (page: Page) => {
    const { course } = await findCourse(page, isUnderWay)
    await goTo(page, `${list}/${course.id}`)
    await page.getByRole('button', { name: /^(Mark as done|Done)$/ }).waitFor()
    await act?.(page)
  }
}

function inLesson(kind: string) {
  return async (page: Page) => {
    const found = await findCourse(page, (each) => isUnderWay(each) && lessonsOf(each).some((it) => it.kind === kind))
    const lesson = lessonsOf(found).find((each) => each.kind === kind)!
    await goTo(page, `${list}/${found.course.id}?lesson=${lesson.id}`)
    await page.getByRole('button', { name: /^(Mark as done|Done)$/ }).waitFor()
  }
}

async function withVideo(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.route(
    `**${api}/*/lessons/*`,
    async (route) => {
      const lesson = getMyLesson.response.parse(await (await route.fetch()).json())
      await route.fulfill({ json: { ...lesson, kind: 'video', videoUrl: 'https://youtu.be/aaaaaaaaaaa' } })
    },
    { times: 1 },
  )
  await inLesson('reading')(page)
}

async function withdrawn(page: Page) {
  const answer = async (route: Route) => {
    const { items, ...rest } = listMyEnrollments.response.parse(await (await route.fetch()).json())
    const [first, ...others] = items
    await route.fulfill({
      json: { ...rest, items: [{ ...first, course: { ...first!.course, isWithdrawn: true } }, ...others] },
    })
  }
  await page.waitForLoadState('networkidle')
  await page.route(`**${api}?*`, answer, { times: 1 })
  await goTo(page, list)
  await page.getByText('No longer offered').first().waitFor()
}

async function inWithdrawn(page: Page) {
  const answer = async (route: Route) => {
    const found = getMyCourse.response.parse(await (await route.fetch()).json())
    await route.fulfill({ json: { ...found, course: { ...found.course, isWithdrawn: true } } })
  }
  await page.waitForLoadState('networkidle')
  await page.route(`**${api}/crs_*`, answer, { times: 1 })
  await inCourse()(page)
}

async function failing(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.route(`**${api}?*`, (route) => route.fulfill({ status: 500, json: {} }), { times: 4 })
  await goTo(page, list)
  await page.getByRole('alert').waitFor()
}

function ask(act: string) {
  return async (page: Page) => {
    await page.locator('main summary').first().click()
    await page
      .getByRole('button', { name: new RegExp(`^${act}: `) })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  }
}

function press(name: string) {
  return async (page: Page) => {
    const button = page.getByRole('button', { name, exact: true })
    if (!(await button.isVisible())) return
    await button.click()
    await page.getByRole('dialog').waitFor()
  }
}

async function keep(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(async () => (await (await caches.open('kere-pages')).keys()).length > 0)
  await goTo(page, pathOf(page) + new URL(page.url()).search)
}

async function inNotes(page: Page) {
  const { course } = await findCourse(page, hasNotes)
  await goTo(page, `${list}/${course.id}/notes`)
}

async function inCourseWithoutNotes(page: Page) {
  const { course } = await findCourse(page, (each) => !hasNotes(each))
  await goTo(page, `${list}/${course.id}/notes`)
}

async function completing(page: Page) {
  const found = await findCourse(page, isUnderWay)
  const left = lessonsOf(found).filter(({ isDone }) => !isDone)
  const { origin } = new URL(page.url())
  for (const { id } of left.slice(1))
    await page.request.patch(`${origin}${api}/${found.course.id}/lessons/${id}`, {
      data: { isDone: true },
      headers: { origin },
    })
  await goTo(page, `${list}/${found.course.id}?lesson=${left[0]!.id}`)
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByRole('dialog').waitFor()
}

function onboarded(path: string) {
  return async (page: Page) => {
    const { origin } = new URL(page.url())
    // The API refuses this if an earlier screenshot has done it.
    await page.request.put(`${origin}/api/me/onboarding`, {
      data: {
        role: 'student',
        dateOfBirth: '2004-02-29',
        studyYear: 'Year 3',
        instituteName: 'Central College',
        state: 'Karnataka',
      },
      headers: { origin },
    })
    await goTo(page, path)
  }
}
