import type { Page } from '@playwright/test'
import { demoPassword, signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, findUnreachable, openPage } from '../journey.ts'
import { waitForMail } from '../mail.ts'
import { test } from '../own-platform.ts'

const email = 'sana-mirza@example.kere.test'
async function answerGoogle(page: Page) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Gauri')
  await page.getByLabel('Last name').fill('Deshpande')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

const newPassword = 'a weir of basalt'

test('[part of S-508] a learner who came by Google sets a password, changes it, which ends the other sessions, and unlinks Google with it', async ({
  page,
  request,
  browser,
  platform,
}) => {
  await openPage(page, '/auth/login?next=%2Fdashboard%2Faccount')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await answerGoogle(page)
  await expect(page).toHaveURL('/dashboard/account')
  await expect(page.getByText(/^Your email cannot be changed, because it proves/)).toBeVisible()
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await openPage(page, (await waitForMail(request, email, /^Set a new password/)).link)
  await page.getByLabel('New password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL('/auth/login?reset=success')

  await signInAs(page.context(), platform, email)
  const phone = await browser.newContext({ baseURL: platform.origin })
  await signInAs(phone, platform, email)
  await openPage(page, '/dashboard/account')
  await page.getByRole('link', { name: 'See your sessions' }).click()
  await expect(page.getByRole('button', { name: 'Sign out the other session' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused()
  expect(await checkA11y(page)).toEqual([])
  expect(await findUnreachable(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  const password = page.getByRole('region', { name: 'Password' })
  await password.getByLabel('Current password').fill(demoPassword)
  await password.getByLabel('New password').fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(password.getByRole('status')).toHaveText('Your password is changed. You are signed out everywhere else.')
  expect(await (await phone.request.get('/api/auth/session')).json()).toMatchObject({ user: null })
  await expect(signInAs(phone, platform, email)).rejects.toThrow('could not sign in: 401')
  const { mail } = await waitForMail(request, email, /^Your password was changed/)
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('you were signed out everywhere else')

  await page.getByRole('navigation').getByRole('link', { name: 'Sessions' }).click()
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Unlink' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unlink your Google account?' })
  await dialog.getByLabel('Current password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByText('No Google account is linked.')).toBeVisible()
  expect((await waitForMail(request, email, /^Your Google account was unlinked/)).link).toBe('/dashboard/account')
  await phone.close()
})

test('[U-19] who signs in with Google alone signs in again to delete their account', async ({ page, platform }) => {
  await openPage(page, '/auth/login?next=%2Fdashboard%2Fprivacy')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await answerGoogle(page)
  await expect(page).toHaveURL('/dashboard/privacy')
  const database = await platform.miniflare.getD1Database('DB', 'kere-api')
  await database.prepare('UPDATE users SET password_hash = NULL WHERE email = ?').bind(email).run()
  await database.prepare('UPDATE sessions SET created_at = created_at - 3600000').run()

  await openPage(page, '/dashboard/privacy')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in again' }).click()
  await answerGoogle(page)
  await expect(page).toHaveURL('/dashboard/privacy')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog', { name: 'Your account will be deleted' })).toBeVisible()
})
