import type { Page } from '@playwright/test'
import type { Platform } from '../../scripts/platform.ts'
import { signIn } from '../../scripts/sign-in.ts'
import { expect, openPage } from '../journey.ts'
import { test } from '../own-platform.ts'

/** Leaves as many waiting rows as on a morning, and resets their results before the other half of the test. */
async function prepare({ miniflare }: Platform, table: string, waits: string, count: number) {
  const db = await miniflare.getD1Database('DB', 'kere-api')
  const { results } = await db
    .prepare(`SELECT * FROM ${table} WHERE ${waits} ORDER BY id LIMIT ?`)
    .bind(count)
    .all<Record<string, string | number | null>>()
  const ids = results.map(({ id }) => `'${id}'`).join()
  await db.prepare(`DELETE FROM ${table} WHERE ${waits} AND id NOT IN (${ids})`).run()
  return async () => {
    for (const { id, ...values } of results) {
      const columns = Object.keys(values).map((column) => `${column} = ?`)
      await db
        .prepare(`UPDATE ${table} SET ${columns.join()} WHERE id = ?`)
        .bind(...Object.values(values), id)
        .run()
    }
  }
}

const morning = new Set(['unassigned-mentorship-requests', 'fellowship-applications', 'reported-profiles'])

interface Figures {
  queues: { name: string }[]
}

const emptyOthers = (page: Page) =>
  page.route('**/api/me/dashboard', async (route) => {
    const response = await route.fetch()
    const figures = (await response.json()) as Figures
    await route.fulfill({
      response,
      json: { ...figures, queues: figures.queues.filter(({ name }) => morning.has(name)) },
    })
  })

/** The key and the button of each decision. */
const decisions = [
  { place: /mentorship-requests\?.*request=/, key: 'Enter', name: /^Assign / },
  { place: /reports\?.*report=/, key: 'd', name: /^Dismiss$/ },
  { place: /fellowship-applications\/\w+_/, key: 'a', name: /^Approve$/ },
]

for (const hand of ['mouse', 'keyboard'] as const)
  test(`an admin decides on three requests, two applications and a report by ${hand}, in few steps`, async ({
    page,
    context,
    platform,
  }) => {
    let steps = 0
    const restores = [
      await prepare(platform, 'mentorship_requests', "status = 'pending' AND mentor_id IS NULL", 3),
      await prepare(platform, 'fellowship_interest', "status = 'pending'", 2),
      await prepare(platform, 'reported_profiles', "status = 'waiting'", 1),
    ]
    await signIn(context, platform, 'admin')
    await emptyOthers(page)
    await openPage(page, '/dashboard')

    const queues = page
      .getByRole('table', { name: /^Queues/ })
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
    const begin = queues.filter({ hasText: 'without a mentor' })
    await expect(begin).toBeVisible()
    const place = (await queues.allTextContents()).indexOf((await begin.textContent()) ?? '') + 1
    steps += 1
    if (hand === 'mouse') await begin.getByRole('link').first().click()
    else await page.keyboard.press(`${place}`)

    for (const _ of Array.from({ length: 6 })) {
      await expect(page).toHaveURL(new RegExp(decisions.map(({ place: url }) => url.source).join('|')))
      const here = page.url()
      const { key, name } = decisions.find(({ place: url }) => url.test(here))!
      const button = page.getByRole('main').getByRole('button', { name }).first()
      await expect(button).toBeEnabled()
      steps += 1
      if (hand === 'mouse') await button.click()
      else await page.keyboard.press(key)
      await expect(page).not.toHaveURL(here)
    }
    await expect(page).toHaveURL(/\/dashboard$/)
    // The page requests its figures again as it opens. A handler that is still running would fail when the page closes.
    await page.unrouteAll({ behavior: 'wait' })
    for (const restore of restores) await restore()
    expect(steps).toBeLessThanOrEqual(hand === 'mouse' ? 10 : 8)
  })
