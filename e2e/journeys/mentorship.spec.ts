import { signIn, signInAs } from '../../scripts/sign-in.ts'
import { expect, openPage, test } from '../journey.ts'
import { waitForMail } from '../mail.ts'

const learner = 'learner2@kere.test'
const mentor = 'educator@kere.test'

test('[S-195] [S-341.mentorship] [S-343.mentorship] [S-050.mentorship] [C-08] [C-10] [W-19] a request reaches a person, gets an answer, and leads to a session that is moved, and an end', async ({
  page,
  browser,
  request,
}) => {
  const { origin } = new URL((await page.goto('/services/mentorship'))!.url())
  await signInAs(page.context(), { origin }, learner)
  const [adminContext, mentorContext] = [await browser.newContext(), await browser.newContext()]
  const [admin, educator] = [await adminContext.newPage(), await mentorContext.newPage()]
  await signIn(adminContext, { origin }, 'admin')
  await signInAs(mentorContext, { origin }, mentor)

  await expect(page.locator('header a[href="/services/mentorship"]').first()).toBeAttached()
  const question = `Which meter survives a monsoon? ${Date.now()}`
  await openPage(page, '/services/mentorship/request')
  await expect(page).toHaveURL(/\/dashboard\/mentorship\/request$/)
  const form = page.getByRole('form', { name: 'Request a mentor' })
  await form.getByText('Green technology').click()
  await form.getByText('Beginner').click()
  await form.getByText('Learning', { exact: true }).click()
  await form.getByRole('textbox').fill(question)
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Request Submitted!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/mentorship$/)
  await expect(
    page.getByRole('complementary', { name: 'Dashboard' }).getByRole('link', { name: 'Mentorship', exact: true }),
  ).toHaveAttribute('href', '/dashboard/mentorship')
  await waitForMail(request, learner, /^Your mentorship request$/)

  await openPage(educator, '/dashboard/mentorship/hours')
  await educator.getByRole('spinbutton', { name: 'People you mentor at once' }).fill('6')
  await educator.getByRole('gridcell', { name: 'Wednesday, 9 pm' }).focus()
  await educator.keyboard.press('Space')
  await educator.getByRole('button', { name: 'Save' }).click()
  await expect(educator.getByText('Everything is saved')).toBeVisible()

  await openPage(admin, '/dashboard')
  await admin.getByRole('link', { name: 'Mentorship Requests', exact: true }).first().click()
  await admin.locator('main [data-row-link]').filter({ hasText: 'Rohit Chauhan' }).first().click()
  await expect(admin.locator('main aside').getByText(question)).toBeVisible()
  await admin.getByRole('button', { name: /^All \d+ educators$/ }).click()
  await admin.getByRole('radio', { name: /Asha Raghunath/ }).check()
  await admin.getByRole('button', { name: 'Assign Asha Raghunath' }).click()
  await expect(admin.getByText('Assigned to Asha Raghunath. The email goes in ten seconds.')).toBeVisible()

  await openPage(educator, '/dashboard/mentorship?side=mentor&status=pending')
  await educator.locator('main [data-row-link]').filter({ hasText: 'Rohit' }).first().click()
  await expect(educator.getByText(question)).toBeVisible()
  const asked = educator.url()
  await expect(educator.getByText('Shown once you have accepted')).toBeVisible()
  await expect(educator.getByText(learner)).toBeHidden()
  await educator.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(educator.getByText('You are now mentoring Rohit Chauhan')).toBeVisible()
  await openPage(educator, asked)
  await expect(educator.getByRole('link', { name: learner })).toBeVisible()

  const accepted = await waitForMail(request, learner, /^You have a mentor$/)
  await openPage(page, accepted.link)
  const book = async (open: string, submit: string) => {
    await page.getByRole('button', { name: open, exact: true }).click()
    // The last time is chosen, because a session that starts too soon cannot be moved.
    await page.getByRole('group', { name: 'Open times' }).getByRole('radio').last().check()
    await page.getByRole('button', { name: submit }).click()
  }
  await book('Schedule a session', 'Ask for this time')
  // The list of open times closes with this message, after the session is shown. The message slides over the page.
  await expect(page.getByText('Your mentor has been asked')).toBeVisible()
  await expect(page.getByText('Not confirmed')).toBeVisible()
  await book('Move', 'Move the session')
  await expect(page.getByText('The session is moved')).toBeVisible()
  const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  expect(await (await page.request.get(file ?? '')).text()).toContain('SEQUENCE:1')

  await openPage(educator, asked)
  await educator.getByRole('button', { name: 'Confirm', exact: true }).click()
  // The message slides over the page, where it could take the next press.
  await expect(educator.getByText('The session is confirmed')).toBeVisible()
  await expect(educator.getByText('Confirmed', { exact: true })).toBeVisible()
  await waitForMail(request, learner, /^Your mentorship session is confirmed$/)
  await educator.getByRole('button', { name: 'Complete', exact: true }).click()
  await educator.getByRole('dialog').getByRole('button', { name: 'Complete the mentorship' }).click()
  await expect(educator.getByText('The mentorship is completed')).toBeVisible()
  await waitForMail(request, learner, /^Your mentorship is completed$/)

  for (const context of [adminContext, mentorContext]) await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-021] [S-036] [C-57.mentorship] [S-193] the page about mentorship is found at its other address, and leads to sign in', async ({
    page,
  }) => {
    await page.goto('/mentorship')
    await expect(page).toHaveURL(/\/services\/mentorship$/)
    await page.getByRole('main').getByRole('link', { name: 'Request a Mentor' }).click()
    await expect(page).toHaveURL(/\/auth\/login\?next=%2Fdashboard%2Fmentorship%2Frequest$/)
  })
})
