import { myCourse, myEnrollmentList, myLesson } from '@kere/contracts/courses/learning'
import type { Page } from '@playwright/test'
import { signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { emulateConnection, expect, openPage, test, untilReady } from '../journey.ts'
import { origin } from '../origin.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const countKeptPages = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('kere-pages')).keys()).length)

const readKeptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('kere-files')).keys()).map(({ url }) => url).join(' '))

type Store = 'answers' | 'writes'

/** Reads the stored keys as JSON. Those of answers and listed pages contain their address. */
const readStored = (page: Page, name: Store) =>
  page.evaluate(
    (store) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('kere')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction(store).objectStore(store).getAllKeys()
          keys.addEventListener('success', () => {
            opening.result.close()
            resolve(keys.result.map((key) => JSON.stringify(key)))
          })
        })
      }),
    name,
  )

const countStored = async (page: Page, name: Store) => (await readStored(page, name)).length

/** Waits until the device has stored the page, which is later than the page shows its content. */
const untilStored = (page: Page, path: string) =>
  expect.poll(async () => (await readStored(page, 'answers')).join()).toContain(`"${origin}${path}"`)

async function findLessons(page: Page) {
  const read = async (path: string): Promise<unknown> => (await page.request.get(`/api/me/enrollments${path}`)).json()
  for (const { course } of myEnrollmentList.response.parse(await read('')).items) {
    const { modules } = myCourse.parse(await read(`/${course.id}`))
    for (const { lessons } of modules) {
      const place = lessons.findIndex(({ isDone }, index) => !isDone && lessons[index + 1]?.isDone === false)
      const [first, second] = place < 0 ? [] : lessons.slice(place)
      if (first && second) return { courseId: course.id, first, second }
    }
  }
  throw new Error('Nobody has two lessons left')
}

test('a lesson that was opened is read without a connection, and what is done there is sent once, later', async ({
  page,
  context,
  browserConsole,
}) => {
  // If the worker has no copy and no connection, a file that the page requests fails.
  browserConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 401/)
  await signInAs(context, { origin }, 'learner2@kere.test')
  const { courseId, first, second } = await findLessons(page)
  const path = `/dashboard/my-courses/${courseId}?lesson=${first.id}`
  const lessonOf = async (id: string) =>
    myLesson.parse(await (await page.request.get(`/api/me/enrollments/${courseId}/lessons/${id}`)).json())

  await openPage(page, path)
  await expect(heading(page)).toHaveText(first.title)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => countKeptPages(page)).toBe(1)
  await expect.poll(() => readKeptFiles(page)).toMatch(/\/assets\/session-calls-/)
  await openPage(page, path)
  await page.getByRole('link', { name: `Next lesson: ${second.title}` }).click()
  await expect(heading(page)).toHaveText(second.title)
  await untilStored(page, `/api/me/enrollments/${courseId}/lessons/${second.id}`)

  const connection = await emulateConnection(page)
  await connection.cut()
  await connection.reload()
  await expect(heading(page)).toHaveText(second.title)
  await expect(page.getByText(/^Saved on this device on/)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(heading(page)).toHaveText(first.title)
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByRole('textbox', { name: `Notes on ${first.title}` }).fill('Written on the bund.')
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
  await expect(page.getByText(/You are offline. Your changes are saved/)).toBeVisible()
  await connection.reload()
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: `Notes on ${first.title}` })).toHaveValue('Written on the bund.')

  await context.clearCookies()
  await connection.restore()
  await page.waitForURL(/\/auth\/login\?next=/)
  await signInAs(context, { origin }, 'learner@kere.test')
  await openPage(page, '/dashboard')
  await expect.poll(() => countKeptPages(page)).toBe(0)
  // Leaving the page first keeps its open requests from using the next cookies.
  await page.goto('about:blank')
  await context.clearCookies()
  await signInAs(context, { origin }, 'learner2@kere.test')
  expect(await lessonOf(first.id)).toMatchObject({ isDone: false, note: { version: 0 } })
  await openPage(page, '/dashboard')
  await expect
    .poll(() => lessonOf(first.id))
    .toMatchObject({
      isDone: true,
      note: { text: 'Written on the bund.', version: 1 },
    })

  await openPage(page, path)
  await page.getByRole('link', { name: 'Back to my courses' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => countKeptPages(page)).toBe(0)
  await expect.poll(() => countStored(page, 'answers')).toBe(0)
})

test('a page whose code has not come says that the connection is missing, and opens when it is back', async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await signInAs(context, { origin }, 'learner2@kere.test')
  await openPage(page, '/dashboard/my-courses')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Sessions', exact: true }).click()
  await expect(heading(page)).toHaveText('You are offline')
  await expect(page).toHaveURL('/dashboard/sessions')
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Sessions')
  await expect(page.getByText('This browser')).toBeVisible()
})

test('an address that is not on the device opens a page that lists what is, for its owner alone', async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (401|503)/)
  await signInAs(context, { origin }, 'learner2@kere.test')
  const { courseId, first } = await findLessons(page)
  await openPage(page, '/dashboard/my-events')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => countKeptPages(page)).toBe(1)
  await untilStored(page, '/dashboard/my-events')
  await openPage(page, `/dashboard/my-courses/${courseId}?lesson=${first.id}`)
  await expect(heading(page)).toHaveText(first.title)
  await untilStored(page, `/dashboard/my-courses/${courseId}?lesson=${first.id}`)
  await expect.poll(() => countKeptPages(page)).toBe(2)
  await expect.poll(() => readKeptFiles(page)).toMatch(/\/assets\/session-calls-/)

  await context.setOffline(true)
  await page.goto('/dashboard/sessions')
  await expect(heading(page)).toHaveText('No connection')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lessons', 'Lists'])
  await expect(page.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/dashboard/sessions')
  await expect(page.getByRole('link', { name: 'My Events' })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: first.title, exact: true }).click()
  await expect(heading(page)).toHaveText(first.title)
  // The opened lesson is sent later, so it waits on the device.
  await expect.poll(() => countStored(page, 'writes')).toBe(1)
  await page.goto('/courses?search=soil')
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible()
  await expect(page.getByText('1 change', { exact: true })).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Retry' }).click()
  await untilReady(page)
  await expect(page).toHaveURL('/courses?search=soil')
  await openPage(page, '/dashboard')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => countKeptPages(page)).toBe(0)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(heading(page)).toHaveText('No connection')
  await expect(page.getByRole('heading', { name: 'Nothing is saved on this device' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(0)
})
