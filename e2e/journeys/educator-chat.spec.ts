import { expect, openPage, test } from '../journey.ts'

test('[S-034] [S-266] what is typed and pressed before the script has come counts', async ({ page }) => {
  await page.goto('/join-as-educator')
  await page.getByLabel('First name').fill('Devang')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'And your last name, Devang?' })).toBeVisible()
  await expect(page.getByLabel('Last name')).toBeFocused()
})

test('[S-035] [S-268, W-38] the chat goes on where it was left: after a reload, in the dialog, on one page', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Join as an Educator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join as an Educator' })
  await dialog.getByLabel('First name').fill('Devang')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Last name').fill('Triv')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')

  await openPage(page, '/educator-chatbot')
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByLabel('Last name')).toHaveValue('Triv')
  await page.keyboard.type('edi')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Trivedi')

  await page.getByRole('link', { name: 'Use the plain form' }).click()
  await expect(page).toHaveURL('/join-as-educator?view=form')
  // The chat may still be visible for a moment, but its questions are buttons rather than text fields.
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Devang')
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Trivedi')
})

test('[S-255] who reads about teaching gets to the chat', async ({ page }) => {
  await openPage(page, '/become-educator')
  await page.getByRole('link', { name: 'Start your application' }).click()
  await expect(page.getByRole('heading', { name: 'What is your first name?' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-266] the chat shows its first question and another way, and the home page leads to it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Join as an Educator' }).click()
    await expect(page.getByRole('heading', { name: 'What is your first name?' })).toBeVisible()
    await expect(page.getByLabel('First name')).toBeHidden()
    await page.getByRole('link', { name: 'create your educator account' }).click()
    await expect(page).toHaveURL('/auth/register?role=educator')
  })
})
