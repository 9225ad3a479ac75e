import { signIn, signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { waitForMail } from '../mail.ts'
import { origin } from '../origin.ts'

const name = 'Rohit Chauhan'
const email = 'learner2@kere.test'
const directory = '/learners?search=chauhan'
const why = 'Your bio sells exam answers. Take that out, and write to us.'

test('[W-51] a visitor reports a learner without a script, an admin hides them, they reply, and are shown again', async ({
  page,
  context,
  browser,
  request,
}) => {
  const reporter = `ravi-${Date.now()}@example.in`
  const visitor = await (await browser.newContext({ javaScriptEnabled: false, baseURL: origin })).newPage()
  await visitor.goto(directory)
  await visitor.getByRole('main').getByRole('link', { name }).click()
  await visitor.getByRole('link', { name: 'Report this profile' }).click()
  await visitor.getByLabel('Reason').selectOption('Spam, selling or a scam')
  await visitor.getByLabel('What happened').fill('Sells exam answers.')
  await visitor
    .getByRole('form', { name: 'Report this profile' })
    .getByRole('textbox', { name: 'Email' })
    .fill(reporter)
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByRole('heading', { name: 'Report sent' })).toBeVisible()

  await signIn(context, { origin }, 'admin')
  await openPage(page, '/dashboard/reports?status=waiting')
  await page.getByRole('row', { name }).getByRole('link').first().click()
  const panel = page.getByRole('complementary', { name })
  await expect(panel.getByText('Sells exam answers.')).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await panel.getByText('Hide or suspend').click()
  await panel.getByRole('button', { name: 'Hide the profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What we tell them' }).fill(why)
  await dialog.getByRole('button', { name: 'Hide and send the email' }).click()
  // The next report is already open, and the decided one stays in its place.
  await expect(page.getByText(`${name} is hidden. The email leaves in ten seconds.`)).toBeVisible()
  await page.getByRole('row', { name }).getByRole('link').first().click()
  await expect(panel.getByText('Not listed now')).toBeVisible()
  await visitor.goto(directory)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Learners')
  await expect(visitor.getByRole('link', { name })).toHaveCount(0)

  const answered = await waitForMail(request, reporter, /^Our answer to your report$/)
  expect(answered.mail.text).toContain('have hidden the profile')
  const told = await waitForMail(request, email, /^Your profile is hidden from others$/)
  expect(told.mail.text).toContain(why)

  const person = await browser.newContext({ baseURL: origin })
  await signInAs(person, { origin }, email)
  const profile = await person.newPage()
  await openPage(profile, told.link)
  const notice = profile.getByRole('region', { name: 'Your profile is hidden from others' })
  await expect(notice.getByText(why)).toBeVisible()
  expect(await checkA11y(profile)).toEqual([])
  await notice.getByRole('textbox', { name: 'Your reply' }).fill('I took it out.')
  await notice.getByRole('button', { name: 'Send reply' }).click()
  await expect(notice.getByText('I took it out.')).toBeVisible()

  await openPage(page, '/dashboard/reports?status=replied')
  await page.getByRole('row', { name }).getByRole('link').first().click()
  await expect(panel.getByText('I took it out.')).toBeVisible()
  await panel.getByRole('button', { name: 'Show again' }).click()
  await expect(panel.getByRole('link', { name: 'Open the profile' })).toBeVisible()
  await visitor.goto(directory)
  await expect(visitor.getByRole('main').getByRole('link', { name })).toBeVisible()
  await visitor.context().close()
  await person.close()
})
