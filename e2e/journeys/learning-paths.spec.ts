import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { origin } from '../origin.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-011] [S-020] [S-256] a visitor answers on one form, reads the path, signs in and saves it', async ({
    page,
    context,
    browserConsole,
  }) => {
    browserConsole.allow(/status of 422/)
    await page.goto('/learn-path')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Not sure where to start?' })).toBeVisible()
    await main.getByRole('link', { name: 'Answer as a plain form' }).first().click()
    await main.getByLabel('College student').check()
    await main.getByLabel(/^Waste management/).check()
    await main.getByLabel(/^Circular economy/).check()
    await main.getByLabel(/^Hands-on/).check()
    await main.getByLabel('Name').fill('Ananya Rao')
    await main.getByLabel('Email').fill('ananya@nowhere')
    await main.getByRole('button', { name: 'Show my path' }).click()
    await expect(main.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(main.getByLabel(/^Circular economy/)).toBeChecked()
    await main.getByLabel('Email').fill(`ananya-${Date.now()}@example.in`)
    await main.getByRole('button', { name: 'Show my path' }).click()

    await expect(page).toHaveURL(/\/learn-path\/lpr_\w+$/)
    const course = main.getByRole('region', { name: 'Start with a course' }).getByRole('listitem').first()
    await expect(course).toContainText('of your answers fit')
    await expect(main.getByRole('link', { name: /^See lab/ }).first()).toHaveAttribute(
      'href',
      /^\/challenge-labs\/lab_/,
    )
    await expect(main.getByRole('region', { name: 'Ask somebody who has done it' })).toContainText(
      'Waste management and circular economy, your interests',
    )
    await expect(main.getByRole('link', { name: 'See college events' })).toHaveAttribute('href', '/events')
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')

    const address = page.url()
    await signIn(context, { origin }, 'learner')
    await page.goto(address)
    await main.getByRole('button', { name: 'Save my path' }).click()
    await expect(page).toHaveURL('/dashboard')
    const kept = await context.request.get('/api/own/learning-path')
    expect(await kept.json()).toMatchObject({ path: { userType: 'college_student', isKept: true } })
  })
})

test('[W-37] the tab that answered changes an answer in its place', async ({ page }) => {
  await openPage(page, '/learn-path')
  const main = page.getByRole('main')
  const goOn = main.getByRole('button', { name: 'Continue', exact: true })
  await main.getByRole('button', { name: 'Begin' }).click()
  await main.getByRole('radio', { name: 'Just exploring' }).check()
  await goOn.click()
  await main.getByRole('checkbox', { name: /Renewable energy/ }).check()
  await goOn.click()
  await main.getByRole('radio', { name: /^Self-paced/ }).check()
  await page.reload()
  await expect(main.getByRole('radio', { name: /^Self-paced/ })).toBeChecked()
  await goOn.click()
  await main.getByLabel('Name').fill('Meera')
  await main.getByLabel('Email').fill(`meera-${Date.now()}@example.in`)
  await goOn.click()
  await main.getByRole('button', { name: 'Show my path' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your learning path, Meera')
  expect(await checkA11y(page)).toEqual([])

  await main.getByRole('button', { name: /^Renewable energy/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /Renewable energy/ }).uncheck()
  await dialog.getByRole('checkbox', { name: /Waste management/ }).check()
  await dialog.getByRole('button', { name: 'Update my path' }).click()
  await expect(page.getByText('Path updated')).toBeVisible()
  await expect(main.getByText('Waste management, your interest').first()).toBeVisible()
})
