import { readFile } from 'node:fs/promises'
import { demoPassword, signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, findUnreachable, openPage } from '../journey.ts'
import { test } from '../own-platform.ts'

test.describe.configure({ mode: 'default' })

test('[S8] a learner downloads everything that is held about them', async ({ page, context, baseURL }) => {
  await signIn(context, { origin: baseURL! }, 'learner')
  await openPage(page, '/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/privacy')
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  expect(await findUnreachable(page)).toEqual([])

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^kere-data-\d{4}-\d{2}-\d{2}\.json$/)
  await expect(page.getByText('Your data saved', { exact: true })).toBeVisible()
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    tables: Record<string, Record<string, unknown>[]>
  }
  expect(file.tables.users).toHaveLength(1)
  expect(file.tables.enrollments?.length).toBeGreaterThan(0)
  const rows = Object.values(file.tables).flat().length
  await expect(page.getByText(new RegExp(`^${rows} rows, kere-data-`))).toBeVisible()
})

test('[U-19] a learner deletes their account, thinks better of it and keeps it', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(/422/)
  await signIn(context, { origin: baseURL! }, 'learner')
  // The bell sends a request three seconds after the page. It would be refused while the session ends.
  const counted = page.waitForResponse('**/api/me/notifications/unread')
  await openPage(page, '/dashboard/privacy')
  await counted
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await dialog.getByLabel('Current password').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Your account will be deleted' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/dashboard'))

  await signIn(context, { origin: baseURL! }, 'learner')
  await openPage(page, '/dashboard/privacy')
  await expect(page.getByText(/^Your account will be deleted on \d+ \w+ \d{4}, as you asked\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})
