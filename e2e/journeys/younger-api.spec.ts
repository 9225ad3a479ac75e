import { listAuditLog } from '@kere/contracts/audit'
import { course as courseSchema } from '@kere/contracts/courses'
import type { Platform } from '../../scripts/platform.ts'
import { signIn } from '../../scripts/sign-in.ts'
import { cardsIn, countDocuments, expect, openPage } from '../journey.ts'
import { test } from '../own-platform.ts'

test.describe.configure({ mode: 'default' })

const course = 'crs_tomorrow'
const title = 'Reading a valley from orbit'

/** What an API of tomorrow has written, with values that no remote of today has been built with. */
const tomorrow = [
  // The table knows today's levels alone, and tomorrow's table will not be this one.
  'PRAGMA ignore_check_constraints = ON',
  `INSERT INTO courses
     (id, title, description, price, category, categories, level, educator_id, published, published_at, created_at, updated_at)
   SELECT '${course}', '${title}', 'What a river has done in a hundred years.', 0, 'Remote Sensing',
     '["Remote Sensing","Water Resources"]', 'expert', educator_id, 1, unixepoch() * 1000, unixepoch() * 1000, unixepoch() * 1000
   FROM courses WHERE published = 1 AND educator_id IS NOT NULL LIMIT 1`,
  'PRAGMA ignore_check_constraints = OFF',
  `INSERT INTO modules (id, course_id, position, title) VALUES ('mod_tomorrow', '${course}', 0, 'The first pass')`,
  `INSERT INTO lessons (id, module_id, position, title, kind, duration_minutes)
   VALUES ('lsn_tomorrow', 'mod_tomorrow', 0, 'Fly over the Malaprabha', 'simulation', 12)`,
  `INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, subject_type, subject_id, detail)
   SELECT 'aud_tomorrow', unixepoch() * 1000, id, 'admin', 'badge.granted', 'postponed', 'badge', 'bdg_1', '{"waitsFor":"review"}'
   FROM profiles WHERE role = 'admin' LIMIT 1`,
]

async function write(platform: Platform, statements: readonly string[]) {
  const db = await platform.miniflare.getD1Database('DB', 'kere-api')
  await db.batch(statements.map((statement) => db.prepare(statement)))
}

test.beforeAll(({ platform }) => write(platform, tomorrow))
test.afterAll(({ platform }) => write(platform, [`DELETE FROM courses WHERE id = '${course}'`]))

test('a course whose category, level and lesson kind its release does not know is shown by their own text', async ({
  page,
  request,
}) => {
  const answer = courseSchema.parse(await (await request.get(`/api/courses/${course}`)).json())
  expect(answer).toMatchObject({ category: 'Remote Sensing', level: 'expert' })

  const catalogue = await openPage(page, '/courses')
  expect(await catalogue!.text()).toContain('Remote Sensing')
  const card = cardsIn(page).filter({ hasText: title })
  await expect(card).toContainText('Remote Sensing')
  await expect(card).toContainText('expert')
  // Those that it does know stand beside it as ever.
  expect(await cardsIn(page).count()).toBeGreaterThan(10)

  const documents = countDocuments(page)
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(documents).toEqual([])

  const drawn = await openPage(page, `/courses/${course}`)
  const html = await drawn!.text()
  for (const text of ['Remote Sensing', 'expert', 'simulation']) expect(html).toContain(text)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Remote Sensing', exact: true }).first()).toBeVisible()
  const offer = page.getByRole('complementary', { name: 'Price and facts' })
  await expect(offer).toContainText('expert')
  const cover = offer.locator('img').first()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(main.getByRole('listitem').filter({ hasText: 'Fly over the Malaprabha' })).toContainText('simulation')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('an admin reads of an action, an outcome and a subject that the release does not know', async ({
  page,
  context,
  platform,
}) => {
  await signIn(context, platform, 'admin')
  const answer = await context.request.get(`${listAuditLog.path}?limit=5`)
  expect(listAuditLog.response.parse(await answer.json()).items.map(({ action }) => action)).toContain('badge.granted')

  await openPage(page, '/dashboard/audit-log')
  const row = page.getByRole('row').filter({ hasText: 'badge.granted' })
  await expect(row).toContainText('postponed')
  await expect(row).toContainText('badge')
  await expect(page.getByRole('row').filter({ hasText: 'Succeeded' }).first()).toBeVisible()

  await row.getByText('badge.granted').click()
  await expect(page).toHaveURL(/entry=aud_tomorrow/)
  const panel = page.getByRole('complementary', { name: /badge\.granted/ })
  await expect(panel).toContainText('postponed')
  await expect(panel).toContainText('Waits for')
})
