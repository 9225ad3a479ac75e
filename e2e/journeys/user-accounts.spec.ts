import { readFile } from 'node:fs/promises'
import { demoPassword, signIn, signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage } from '../journey.ts'
import { waitForMail } from '../mail.ts'
import { test } from '../own-platform.ts'

const email = 'learner2@kere.test'

test('[S-432] [S-433] [part of S-502.edit] an admin finds a user, edits and suspends them; their open tab is over, and so is signing in until it is lifted', async ({
  page,
  context,
  browser,
  request,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(/status of (401|403)/)
  const learner = await browser.newPage()
  await signInAs(learner.context(), { origin: baseURL! }, email)
  await openPage(learner, '/dashboard/profile')

  await signIn(context, { origin: baseURL! }, 'admin')
  await openPage(page, '/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Quick Stats' })).toContainText(/Total users\d+Learners\d+/)
  await page.getByRole('searchbox').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: email }).getByRole('link').click()
  const panel = page.getByRole('complementary')
  await expect(panel.getByRole('heading', { name: /^Enrollments/ })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })

  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Last name').fill('Chauhan Rawat')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()

  await panel.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The same message was sent to 40 learners.')
  await dialog.getByRole('button', { name: 'Suspend and send the email' }).click()
  await expect(panel.getByRole('button', { name: 'Lift the suspension' })).toBeVisible()
  const { mail } = await waitForMail(request, email, /^Your account is suspended$/)
  expect(mail.text).toContain('The same message was sent to 40 learners.')

  const saved = await learner.request.put('/api/me/profile/subjects', {
    data: { version: 1, values: { subjectsOfInterest: [] } },
    headers: { origin: baseURL! },
  })
  expect(saved.status()).toBe(401)
  // The page would then try to renew the session, which is not possible either.
  expect((await learner.request.post('/api/auth/refresh', { headers: { origin: baseURL! } })).status()).toBe(401)
  await openPage(learner, '/auth/login')
  const signInAgain = async () => {
    await learner.getByLabel('Email').fill(email)
    await learner.getByLabel('Password', { exact: true }).fill(demoPassword)
    await learner.getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  await signInAgain()
  await expect(learner.getByRole('alert')).toContainText('Your account is suspended')

  await panel.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect(panel.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await signInAgain()
  await expect(learner).toHaveURL('/dashboard/my-courses')
  await learner.close()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/)
  const [head, row, end] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(head).toBe('\uFEFF"Joined (IST)","First Name","Last Name","Email","Role","State"')
  expect(row).toMatch(/,"Rohit","Chauhan Rawat","learner2@kere\.test","Learner","Active"$/)
  expect(end).toBe('')
})
