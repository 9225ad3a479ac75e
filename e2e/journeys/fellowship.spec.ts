import { changeFellowshipRound } from '@kere/contracts/fellowship/fellowship-rounds'
import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { origin } from '../origin.ts'

// The first journey needs a closed track, which the second one opens.
test.describe.configure({ mode: 'default' })

// The track's deadline in the sample data is a day of this year.
test.beforeAll(async ({ browser }) => {
  const admin = await browser.newContext()
  await signIn(admin, { origin }, 'admin')
  const path = changeFellowshipRound.path.replace(':track', 'college')
  const dates = { deadline: '2031-02-26T12:30:00Z', startsOn: '2031-04-05', endsOn: '2031-10-05' }
  const changed = await admin.request.patch(origin + path, { data: dates, headers: { origin } })
  expect(changed.status(), await changed.text()).toBe(200)
  await admin.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-019] [part of S-036] [S-165] a visitor reads what each track offers, and is led to sign in and back to the form', async ({
    page,
  }) => {
    await page.goto('/fellowships')
    await expect(page).toHaveURL('/fellowship')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fellowship')
    await main
      .getByRole('navigation', { name: 'Tracks' })
      .getByRole('link', { name: /Professional/ })
      .click()
    await expect(main.getByText('Applications closed')).toBeVisible()
    await page.goto('/fellowship')
    await main.getByRole('link', { name: 'Apply Now' }).click()
    await expect(page).toHaveURL(/\/auth\/login\?next=%2Fdashboard%2Ffellowship%3Ftrack%3Dcollege/)
  })
})

test('[S-042.fellowship] [S-459] [S-460] [C-26] a track is opened, applied for on two devices, reviewed by keyboard, undone and decided', async ({
  page,
  context,
  browser,
}) => {
  const admin = await browser.newContext()
  await signIn(admin, { origin }, 'admin')
  const desk = await admin.newPage()
  await openPage(desk, '/dashboard/fellowship-applications')
  const console_ = desk.getByRole('main')
  await console_.getByRole('button', { name: 'Edit dates of Professional' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(/^Opens/).fill('')
  await dialog.getByLabel(/^Deadline/).fill('2031-02-26T18:00')
  await dialog.getByLabel('Program starts').fill('2031-04-05')
  await dialog.getByLabel('Program ends').fill('2031-10-05')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await console_.getByRole('switch', { name: 'Professional takes applications' }).click()
  await expect(desk.getByText('Fellowship Professional is now open for applications')).toBeVisible()
  expect(await checkA11y(desk)).toEqual([])

  await signIn(context, { origin }, 'learner')
  await openPage(page, '/dashboard/fellowship?track=professional')
  const form = page.getByRole('form', { name: 'Fellowship application' })
  await form.getByLabel('Organization').fill('Deccan Storm Water Works')
  await form.getByLabel('Role').fill('Engineer')
  await form.getByLabel('Area of interest').fill('Drain design')
  await expect(form.getByText(/Draft saved/)).toBeVisible()
  // An earlier save shows the same message but lacks the last fields.
  await expect
    .poll(async () => (await context.request.get(`${origin}/api/me/fellowship`)).text())
    .toContain('Drain design')

  const elsewhere = await browser.newContext()
  await signIn(elsewhere, { origin }, 'learner')
  const phone = await elsewhere.newPage()
  await openPage(phone, '/dashboard/fellowship')
  const rest = phone.getByRole('form', { name: 'Fellowship application' })
  await expect(rest.getByLabel('Role')).toHaveValue('Engineer')
  await rest.getByLabel('Phone number').fill('98450 12345')
  await rest.getByLabel('Location').fill('Bengaluru')
  await rest.getByLabel('Motivation').fill('I design the drains that flood.')
  await rest.locator('input[type=file]').setInputFiles({
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\nstartxref\n9\n%%EOF\n'),
  })
  await expect(rest.getByText('Uploaded and checked')).toBeVisible()
  await rest.getByRole('button', { name: 'Submit application' }).click()
  await expect(phone.getByRole('main').getByText('Application Submitted!')).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Professional Fellowship' })).toBeVisible()
  expect(await checkA11y(phone)).toEqual([])
  await elsewhere.close()

  await openPage(desk, '/dashboard/fellowship-applications?track=professional&status=pending')
  await console_
    .getByRole('link', { name: /^Ananya Pillai/ })
    .first()
    .click()
  await expect(console_.getByText('I design the drains that flood.')).toBeVisible()
  await desk.keyboard.press('a')
  await desk.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(desk.getByText(/is undone. No email was sent/)).toBeVisible()
  await expect(console_.getByText('I design the drains that flood.')).toBeVisible()
  await desk.keyboard.press('a')
  await expect(desk.getByText(/is approved. The email will be sent in a few seconds/)).toBeVisible()
  await admin.close()
})

test('[C-22] an educator who presses Apply Now is told for whom it is, and may ask to change', async ({
  page,
  context,
}) => {
  await signIn(context, { origin }, 'educator')
  await openPage(page, '/fellowship')
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Fellowships are open to learner accounts')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a learner account' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Please change my account to a learner account')
})
