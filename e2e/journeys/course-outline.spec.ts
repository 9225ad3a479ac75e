import type { Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import type { Platform } from '../../scripts/platform.ts'
import { expect, openPage } from '../journey.ts'
import { test } from '../own-platform.ts'

const dragging = /\/outline-dragging-[^/]+\.js$/

async function openOutline(page: Page, platform: Platform) {
  await signIn(page.context(), platform, 'educator')
  const answer = await page.request.get(`${platform.origin}/api/me/courses`)
  const { items } = (await answer.json()) as { items: { id: string }[] }
  await openPage(page, `/dashboard/courses/${items[0]!.id}?tab=outline`)
  await expect(page.getByRole('heading', { name: 'Outline' })).toBeVisible()
}

const lessonHandles = (page: Page) => page.getByRole('button', { name: /^Move lesson / })
const namesOf = (page: Page) =>
  lessonHandles(page).evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')))

async function centerOf(page: Page, index: number) {
  const box = await lessonHandles(page).nth(index).boundingBox()
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
}

test('a lesson whose handle is pressed before there is anything that drags is dragged when there is', async ({
  page,
  platform,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(dragging, async (route) => {
    await held.promise
    await route.continue()
  })
  await openOutline(page, platform)
  const [first, second, ...others] = await namesOf(page)
  const from = await centerOf(page, 0)
  const to = await centerOf(page, 1)

  const asked = page.waitForRequest(dragging)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await asked
  await page.mouse.move(from.x, from.y + 3)
  const top = await page.getByRole('heading', { name: 'Outline' }).boundingBox()
  held.resolve()

  await expect(async () => {
    await page.mouse.move(to.x, to.y)
    await page.mouse.move(to.x, to.y + 4)
    await expect(page.locator('[data-dragged]')).toHaveCount(1, { timeout: 100 })
  }).toPass()
  await page.mouse.move(to.x, to.y + 6)
  // The lesson below moves aside in the next frame. Releasing before that would drop the lesson in its old place.
  await expect(page.getByRole('button', { name: second! }).locator('xpath=ancestor::*[@data-part][1]')).toHaveCSS(
    'transform',
    /matrix/,
  )
  await page.mouse.up()
  await expect.poll(() => namesOf(page)).toEqual([second, first, ...others])
  await expect(page.locator('[data-dragged]')).toHaveCount(0)
  expect(await page.getByRole('heading', { name: 'Outline' }).boundingBox()).toEqual(top)
  await expect(page.getByText(/^Saved \d+:\d\d [ap]m$/)).toBeVisible()
})

test('where nothing that drags comes, a press says so, and the arrow keys move', async ({
  page,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  await page.route(dragging, (route) => route.abort())
  await openOutline(page, platform)
  const [first, second, ...others] = await namesOf(page)
  const from = await centerOf(page, 0)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await expect(page.getByText('Dragging did not load. Focus a handle and press the arrow keys.')).toBeVisible()
  await page.mouse.up()
  await lessonHandles(page).first().press('ArrowDown')
  await expect.poll(() => namesOf(page)).toEqual([second, first, ...others])
  await expect(page.getByRole('button', { name: first! })).toBeFocused()
})
