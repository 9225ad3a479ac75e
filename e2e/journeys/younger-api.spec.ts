import { feedback } from '@kere/contracts/forms/feedback'
import { signIn } from '../../scripts/sign-in.ts'
import { cardsIn, countDocuments, expect, openPage, readList } from '../journey.ts'
import { buildOlderRelease } from '../older-release.ts'
import { readReleases, test } from '../own-platform.ts'
import { untilDrawn } from '../until-drawn.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })

const older = {
  public: {
    'packages/contracts/src/courses/course-options.ts': [
      `, 'advanced'`,
      `advanced: t('Advanced', 'Level of a course'),`,
      `, 'task'`,
      `task: t('Field task', 'Kind of lesson: work outdoors'),`,
    ],
    'mfe-public/src/features/courses/courses/lesson-kinds.ts': [`task: 'glyph-task',`],
  },
  admin: {
    'packages/contracts/src/forms/feedback-options.ts': [`, 'done'`, `done: 'Done',`],
    'mfe-admin/src/features/forms/feedback/feedback.list.tsx': [`done: ['leaf', Check],`],
  },
} as const

let releases: Awaited<ReturnType<typeof readReleases>>

test.beforeAll(async ({ platform }) => {
  releases = await readReleases(platform)
  for (const remote of ['public', 'admin'] as const)
    await platform.releases.publish(await buildOlderRelease(remote, older[remote]))
  await untilDrawn(platform)
})
test.afterAll(() => releases.restore())

test('a release from before a level and a kind of lesson shows courses that have them, by their own text', async ({
  page,
  request,
  platform,
}) => {
  const { items } = await readList(request, 'level=advanced')
  const { id, title } = items[0]!

  await openPage(page, `/courses?search=${encodeURIComponent(title)}`)
  const card = cardsIn(page).filter({ hasText: title })
  await expect(card).toContainText('advanced')

  const documents = countDocuments(page)
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('complementary', { name: 'Price and facts' })).toContainText('advanced')
  expect(documents).toEqual([])

  await untilDrawn(platform, `/courses/${id}`)
  const drawn = await openPage(page, `/courses/${id}`)
  const html = await drawn!.text()
  for (const text of ['advanced', 'task']) expect(html).toMatch(new RegExp(`>${text}<`))
})

test('an admin’s release from before a status of feedback shows what has it, and offers the choices that it knows', async ({
  page,
  context,
  platform,
}) => {
  await signIn(context, platform, 'admin')
  const answer = await context.request.get(`${feedback.list.path}?status=done`)
  const [done] = feedback.list.response.parse(await answer.json()).items

  await openPage(page, '/dashboard/feedback')
  const row = page.getByRole('row').filter({ hasText: done!.feedbackText })
  await expect(row.getByText('done', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Planned' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Done' })).toBeHidden()

  await openPage(page, `/dashboard/feedback?submission=${done!.id}`)
  await expect(page.getByRole('complementary').getByRole('combobox', { name: 'Status' })).toHaveValue('done')
})
