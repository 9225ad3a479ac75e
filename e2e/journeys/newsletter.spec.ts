import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { waitForMail } from '../mail.ts'
import { origin } from '../origin.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[part of S-011] [S-060.newsletter] [S-283] [W-34] a visitor subscribes at the foot of a page, confirms by a press, chooses and leaves', async ({
    page,
    request,
    browserConsole,
  }) => {
    browserConsole.allow(/status of 422/)
    const email = `meera-${Date.now()}@example.in`
    await page.goto('/courses')
    const call = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' })
    await call.getByLabel('Email address').fill('meera@nowhere')
    await call.getByRole('button', { name: 'Subscribe' }).click()
    const main = page.getByRole('main')
    await expect(page).toHaveTitle(/^Error: Newsletter/)
    await expect(main.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(main.getByLabel('Email')).toBeFocused()
    await main.getByLabel('Email').fill(email)
    await main.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/newsletter?sent=1')

    const { link } = await waitForMail(request, email, /Confirm your subscription/)
    await page.goto(link)
    await page.goto(link)
    await main.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(main.getByRole('status')).toContainText('You are subscribed')
    await main.getByLabel('Challenge Labs').uncheck()
    await main.getByLabel('Every week').check()
    await main.getByRole('button', { name: 'Save preferences' }).click()
    await expect(main.getByRole('status')).toContainText('Preferences saved')
    await expect(main.getByLabel('Challenge Labs')).not.toBeChecked()
    await expect(main.getByLabel('Every week')).toBeChecked()
    await main.getByRole('button', { name: 'Unsubscribe from everything' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
  })
})

test('[S-449] an admin finds who asked, confirms, takes it back and deletes', async ({ page, context, request }) => {
  const email = `zoya-${Date.now()}@example.in`
  await openPage(page, '/newsletter')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Subscribe' }).click()
  await expect(main.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await waitForMail(request, email, /Confirm your subscription/)

  await signIn(context, { origin }, 'admin')
  await openPage(page, `/dashboard/newsletter-subscribers?search=${encodeURIComponent(email)}`)
  const row = main.getByRole('row', { name: new RegExp(email) })
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('switch')).not.toBeChecked()
  await row.getByRole('button', { name: `Delete ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await openPage(page, '/dashboard/newsletter-subscribers')
  expect(await checkA11y(page)).toEqual([])
})
