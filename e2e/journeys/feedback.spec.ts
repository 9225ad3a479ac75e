import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { waitForMail } from '../mail.ts'

const email = 'journey-feedback@example.in'
const text = 'Let me download a course.\nI travel through places without a network.'

test('[S-077] [S-288] [S-290] the home page asks for feedback in a dialog, which thanks and closes', async ({
  page,
}) => {
  await openPage(page, '/')
  const call = page.getByRole('main').getByRole('link', { name: 'Share your feedback' })
  await call.click()
  const dialog = page.getByRole('dialog', { name: 'Share Your Feedback' })
  await dialog.getByLabel('Full name').fill('Zoya Khan')
  await dialog.getByLabel('Role').selectOption('Visitor')
  await dialog.getByLabel('Feedback', { exact: true }).fill('The map is good to read.')
  expect(await checkA11y(page)).toEqual([])
  await Promise.all([
    expect(dialog.getByRole('heading', { name: 'Thank You' })).toBeFocused(),
    dialog.getByRole('button', { name: 'Send feedback' }).click(),
  ])
  await expect(dialog).toBeHidden()
  await expect(call).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-288] [U-16] feedback is refused with what was typed, then sent; an admin replies, and the email arrives', async ({
    page,
    browser,
    request,
    browserConsole,
  }) => {
    browserConsole.allow(/status of 422/)
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Share your feedback' }).click()
    await expect(page).toHaveURL('/feedback')
    const form = page.getByRole('form', { name: 'Share Your Feedback' })
    await form.getByLabel('Full name').fill('Zoya Khan')
    await form.getByLabel('Role').selectOption('Educator')
    await form.getByLabel('Feedback', { exact: true }).fill(text)
    await form.getByLabel('I would like a reply').check()
    await form.getByRole('button', { name: 'Send feedback' }).click()

    await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
      'Email is required if you want us to contact you',
    )
    await expect(form.getByLabel('Full name')).toHaveValue('Zoya Khan')
    await expect(form.getByLabel('Role')).toHaveValue('educator')
    await expect(form.getByLabel('Feedback', { exact: true })).toHaveValue(text)
    await expect(form.getByLabel('I would like a reply')).toBeChecked()
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page).toHaveURL('/feedback?sent=1')
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()

    const admin = await browser.newPage({ javaScriptEnabled: true })
    await signIn(admin.context(), { origin: new URL(page.url()).origin }, 'admin')
    await openPage(admin, '/dashboard/feedback?search=download')
    await admin
      .getByRole('row', { name: /Let me download a course/ })
      .getByRole('link')
      .click()
    const panel = admin.getByRole('complementary', { name: /Feedback from Zoya Khan/ })
    await panel.getByRole('combobox', { name: 'Status' }).selectOption('Planned')
    await expect(admin.getByText('Marked as planned')).toBeVisible()
    await panel.getByRole('textbox', { name: 'Reply' }).fill('We work on it.')
    await panel.getByRole('button', { name: 'Send reply' }).click()
    await expect(panel.getByRole('heading', { name: 'Reply sent' })).toBeFocused()
    expect(await checkA11y(admin)).toEqual([])
    await admin.close()

    const { mail, link } = await waitForMail(request, email, /^Our reply to your feedback$/)
    expect(mail.text).toContain('We work on it.')
    expect(mail.text).toContain('Let me download a course.')
    expect(link).toBe('/feedback')
  })
})
