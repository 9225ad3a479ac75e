import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test, untilReady } from '../journey.ts'
import { waitForMail } from '../mail.ts'

test.use({ viewport: { width: 360, height: 740 } })

async function press(control: Locator) {
  await control.focus()
  await control.press('Enter')
}

async function type(control: Locator, text: string) {
  await control.focus()
  await control.pressSequentially(text)
}

async function beginAs(page: Page, email: string, year: number) {
  await openPage(page, '/auth/register')
  await page.getByRole('radio', { name: 'Learn' }).press('Space')
  await press(page.getByRole('button', { name: 'Sign up with Google' }))
  await type(page.getByLabel('Email'), email)
  await type(page.getByLabel('First name'), 'Ananya')
  await type(page.getByLabel('Last name'), 'Shetty')
  await press(page.getByRole('button', { name: 'Continue', exact: true }))
  await expect(page).toHaveURL('/onboarding')
  await untilReady(page)
  await type(page.getByLabel('Day'), '9')
  await page.getByLabel('Month').selectOption('April')
  await type(page.getByLabel('Year', { exact: true }), String(year))
  await page.getByLabel('Year of study').selectOption('Grade 10')
  await type(page.getByLabel('Institute name'), 'A school in Udupi')
  await page.getByLabel('State').selectOption('Karnataka')
  await press(page.getByRole('button', { name: 'Save and continue' }))
}

test('[C-49] a learner of 15 waits for a guardian, who agrees by keyboard in another browser and later ends everything', async ({
  page,
  browser,
  request,
  browserConsole,
}) => {
  test.setTimeout(180_000)
  browserConsole.allow(/status of 409/)
  // The child's open page may ask once more after the account is closed.
  browserConsole.allow(/status of 401/)
  const thisYear = new Date().getUTCFullYear()
  const childEmail = `child-${randomUUID()}@example.in`
  const guardianEmail = `guardian-${randomUUID()}@example.in`
  await beginAs(page, childEmail, thisYear - 15)
  await expect(page).toHaveURL('/dashboard/guardian')
  await expect(page.getByRole('heading', { name: 'Ask your parent or guardian' })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await openPage(page, '/dashboard/my-courses')
  await expect(page).toHaveURL('/dashboard/guardian')

  await type(page.getByLabel('Their email address'), childEmail)
  await press(page.getByRole('button', { name: 'Email my guardian' }))
  await expect(page.getByText('This is your own address')).toBeVisible()
  await page.getByLabel('Their email address').fill('')
  await type(page.getByLabel('Their email address'), guardianEmail)
  await press(page.getByRole('button', { name: 'Email my guardian' }))
  await expect(page.getByText('Waiting for your guardian')).toBeVisible()
  expect(await checkA11y(page)).toEqual([])

  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const guardian = await elsewhere.newPage()
  const { link } = await waitForMail(request, guardianEmail, /^Your child wants to learn/)
  await openPage(guardian, link)
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText(/^Ananya wants to learn on/)
  expect(await checkA11y(guardian)).toEqual([])
  await press(guardian.getByRole('link', { name: 'Show my age' }))
  await press(guardian.getByRole('button', { name: 'Continue' }))
  await expect(guardian.getByText('Shown: over 18')).toBeVisible()
  await untilReady(guardian)
  await guardian.getByRole('checkbox', { name: 'Challenge Labs' }).press('Space')
  await press(guardian.getByRole('button', { name: 'Agree', exact: true }))
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText(/^Ananya learns on/)
  expect(await checkA11y(guardian)).toEqual([])

  // The child's page learns of the answer by itself.
  await expect(page.getByRole('heading', { name: 'Your guardian agreed' })).toBeVisible({ timeout: 30_000 })
  await press(page.getByRole('link', { name: 'Go to your dashboard' }))
  await expect(page).toHaveURL('/dashboard')
  await openPage(page, '/dashboard/privacy')
  const ledger = page.getByRole('region', { name: 'What you agreed to' })
  await expect(ledger.getByText(/Agreed by your guardian/).first()).toBeVisible()
  await expect(ledger.getByRole('heading', { name: 'Challenge Labs' })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await openPage(page, '/dashboard/my-courses')
  await expect(page).toHaveURL('/dashboard/my-courses')

  await press(guardian.locator('summary', { hasText: 'Withdraw everything' }))
  await press(guardian.getByRole('button', { name: 'Withdraw and close the account' }))
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('Ananya’s account is closed')
  const answer = await page.context().request.get('/api/me/impact-entries')
  expect(answer.status()).toBe(401)
  await waitForMail(request, childEmail, /^Your guardian closed your account/)
  await elsewhere.close()
})

test('[C-49] a child of 12 is refused', async ({ page }) => {
  await beginAs(page, `child-${randomUUID()}@example.in`, new Date().getUTCFullYear() - 12)
  await expect(page.getByText('Kere is for people aged 13 and over').first()).toBeVisible()
})
