import { Buffer } from 'node:buffer'
import { crc32, deflateSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import type { Platform } from '../../scripts/platform.ts'
import { demoPassword, signInAs } from '../../scripts/sign-in.ts'
import { cardsIn, expect, watchScripts } from '../journey.ts'
import { test } from '../own-platform.ts'

const title = 'Reading a village tank'
const modules = [
  { title: 'The tank', lessons: ['Why it was dug', 'The catchment', 'The bund'] },
  { title: 'Its water', lessons: ['Inlets and silt', 'The sluice'] },
  { title: 'Its people', lessons: ['Who shares the water', 'A map of your own'] },
] as const
const lessons = modules.flatMap((part) => part.lessons)
const [, , , fourth = ''] = lessons

async function openAs(page: Page, platform: Platform, email: string, path: string) {
  await signInAs(page.context(), platform, email)
  await page.goto(path)
}

function aPicture(): Buffer {
  const row = Buffer.alloc(1 + 320 * 3)
  for (let x = 1; x < row.length; x += 3) row.set([20, 90, 140], x)
  const part = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const checksum = Buffer.alloc(4)
    checksum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, checksum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(320)
  head.writeUInt32BE(180, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 180 }, () => row)))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', pixels), part('IEND', Buffer.alloc(0))])
}

const isSaved = (page: Page) => expect(page.getByText(/^Saved \d+:\d\d [ap]m$/).first()).toBeVisible()

async function write(page: Page) {
  await page.getByLabel('Course title').fill(title)
  await page.getByLabel('Description').fill('Read a tank from its catchment to its fields, and draw what you found.')
  await page.getByLabel('Category').selectOption('Water Resources')
  await page.getByLabel('Level').selectOption('beginner')
  for (const [index, part] of modules.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add module' }).click()
    await page.getByLabel(`Module ${index + 1} title`).fill(part.title)
  }
  await page.getByRole('button', { name: 'Create draft' }).click()

  // The lessons are typed as Markdown.
  await page.evaluate(() => localStorage.setItem('kere.formatted-writing', 'false'))
  for (const [index, part] of modules.entries())
    for (const lesson of part.lessons) {
      await page.getByRole('button', { name: `Add lesson to module ${index + 1}, ${part.title}` }).click()
      // The panel shows the previous lesson until the page has changed to this one.
      await expect(page.getByLabel('Lesson title')).toHaveValue('')
      await page.getByLabel('Lesson title').fill(lesson)
      await page.getByLabel('Lesson', { exact: true }).fill(`## ${lesson}\n\nWalk there, and **look**.`)
    }
  await isSaved(page)
}

async function addCover(page: Page) {
  await page.getByRole('link', { name: 'Details' }).click()
  const cover = page.getByRole('group', { name: 'Cover' })
  await cover.locator('input[type=file]').setInputFiles({ name: 'tank.png', mimeType: 'image/png', buffer: aPicture() })
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(cover.getByRole('button', { name: 'Replace' })).toBeVisible()
  await isSaved(page)
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const done = (page: Page) => page.getByRole('button', { name: 'Done', exact: true })

async function doLesson(page: Page, lesson: string) {
  await expect(heading(page)).toHaveText(lesson)
  await page.keyboard.press('m')
  await expect(done(page)).toBeVisible()
}

const isTold = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())

/** Resolves when the server has stored another lesson as the last one than that which was open at the call. */
function isPlaceKept(page: Page) {
  const lessonIn = (address: string) => new URL(address).searchParams.get('lesson')
  const before = lessonIn(page.url())
  return page.waitForResponse((answer) => {
    const request = answer.request()
    if (request.method() !== 'PUT' || !answer.url().endsWith('/position') || !answer.ok()) return false
    const { lessonId } = request.postDataJSON() as { lessonId: string }
    return lessonId !== before && lessonId === lessonIn(page.url())
  })
}

test('[W-05] [part of S-387] [part of S-114] [part of S-363] a course is written with a cover, published, found, learned on two browsers, for a while without a connection, and completed', async ({
  page: desktop,
  browser,
  platform,
}) => {
  test.setTimeout(180_000)
  const openBrowser = async (): Promise<[BrowserContext, Page]> => {
    const context = await browser.newContext({ baseURL: platform.origin })
    return [context, await context.newPage()]
  }

  await test.step('an educator writes and publishes', async () => {
    await openAs(desktop, platform, 'educator@kere.test', '/dashboard/courses/new')
    await write(desktop)
    await addCover(desktop)
    await desktop.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(desktop.getByRole('link', { name: 'View course' })).toBeVisible()
  })

  const [, first] = await openBrowser()
  await test.step('a visitor finds it by search, presses to enroll, signs in, and is enrolled', async () => {
    await first.goto('/courses?search=village+tank')
    const card = cardsIn(first).filter({ hasText: title })
    await expect(card.locator('img[src^="/media/small/"]')).toBeVisible()
    await card.getByRole('link', { name: title }).click()
    await expect(heading(first)).toHaveText(title)
    const syllabus = first.getByRole('region', { name: 'Syllabus' })
    for (const lesson of lessons) await expect(syllabus).toContainText(lesson)
    await first.getByRole('button', { name: 'Enroll for Free' }).click()
    await first.waitForURL((url) => url.pathname === '/auth/login')
    await first.getByLabel('Email').fill('learner2@kere.test')
    await first.getByLabel('Password', { exact: true }).fill(demoPassword)
    await first.getByRole('button', { name: 'Sign In', exact: true }).click()
    await first.waitForURL((url) => url.pathname === '/dashboard/my-courses')
    await first.getByRole('link', { name: `Start course: ${title}` }).click()
  })

  await test.step('who does three lessons', async () => {
    for (const lesson of lessons.slice(0, 3)) {
      const isDone = isTold(first)
      await doLesson(first, lesson)
      await isDone
      const isKept = isPlaceKept(first)
      await first.keyboard.press('ArrowRight')
      // The other browser continues with the lesson that the server has stored.
      await isKept
    }
    await expect(heading(first)).toHaveText(fourth)
    await expect(first.getByText('3 of 7 lessons')).toBeVisible()
  })

  const [context, second] = await openBrowser()
  const scripts = watchScripts(second)
  await test.step('lands on the fourth in another browser', async () => {
    await openAs(second, platform, 'learner2@kere.test', '/dashboard/my-courses')
    await second
      .getByRole('row', { name: title })
      .getByRole('link', { name: /^Continue/ })
      .click()
    await expect(heading(second)).toHaveText(fourth)
  })

  await test.step('does it without a connection, and the rest with one', async () => {
    await expect.poll(scripts.countLoading).toBe(0)
    await context.setOffline(true)
    await doLesson(second, fourth)
    await expect(second.getByText(/offline/i).first()).toBeVisible()
    const isSent = isTold(second)
    await context.setOffline(false)
    await isSent
    for (const lesson of lessons.slice(4)) {
      await second.keyboard.press('ArrowRight')
      const isDone = isTold(second)
      await doLesson(second, lesson)
      await isDone
    }
    await expect(second.getByRole('dialog', { name: 'You completed the course' })).toBeVisible()
  })

  await test.step('and the educator sees it', async () => {
    await desktop.getByRole('link', { name: /^Learners/ }).click()
    const learner = desktop.getByRole('row').filter({ hasText: '100%' })
    await expect(learner).toContainText('Completed')
  })
})
