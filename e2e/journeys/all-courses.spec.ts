import type { Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, readList } from '../journey.ts'
import { test } from '../own-platform.ts'

const path = '/dashboard/courses'
const tray = (page: Page) => page.getByRole('list', { name: 'Bulk changes' })

test('[part of S-343.courses] [U-18] an admin features a course, and unpublishes all courses and takes it back while doing other work', async ({
  page,
  context,
  request,
  platform,
}) => {
  await signIn(context, platform, 'admin')
  await openPage(page, '/dashboard')
  await page.getByRole('link', { name: 'All Courses', exact: true }).click()
  await expect(page).toHaveURL(path)
  const star = page
    .getByRole('button', { name: /^Feature / })
    .and(page.locator('[aria-pressed=false]'))
    .first()
  const name = ((await star.getAttribute('aria-label')) ?? '').replace('Feature ', '')
  await star.click()
  await expect(page.getByRole('button', { name: `Feature ${name}` })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(`${name} is featured`)).toBeVisible()
  await openPage(page, '/')
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()

  const { total } = await readList(request, '')
  await openPage(page, `${path}?standing=published`)
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: `Select all ${total} courses` }).click()
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('complementary', { name: 'Dashboard' }).locator('summary', { hasText: 'System' }).click()
  await page.getByRole('link', { name: 'Outbox' }).click()
  await expect(page).toHaveURL('/dashboard/outbox')
  await expect(tray(page).getByText(`${total} courses unpublished`)).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  expect((await readList(request, '')).total).toBe(0)

  await tray(page).getByRole('button', { name: /^Undo/ }).click()
  await expect(tray(page).getByText(`${total} courses published`)).toBeVisible()
  expect((await readList(request, '')).total).toBe(total)
})
