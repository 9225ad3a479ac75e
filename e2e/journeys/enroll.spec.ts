import type { Locator } from '@playwright/test'
import { signInAs } from '../../scripts/sign-in.ts'
import { expect, openPage, test, untilReady } from '../journey.ts'
import { waitForMail } from '../mail.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-111] [part of S-114] a lesson is read, a learner enrolls, is told so, and goes on from the course', async ({
    page,
  }) => {
    await page.goto('/courses?search=compost')
    await page.getByRole('link', { name: /^Compost that works/ }).click()
    const course = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Preview: What rots, who does it and what they breathe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^What rots/ })).toBeVisible()
    await expect(page.getByText('A heap is a herd of very small animals')).toBeVisible()
    await page.getByRole('button', { name: 'Enroll for Free' }).click()
    await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent(`${course}#enroll`)}`)

    await signInAs(page.context(), { origin: new URL(page.url()).origin }, 'learner@kere.test')
    await page.goto(`${course}#enroll`)
    const button = page.getByRole('button', { name: 'Enroll for Free' })
    await expect(button).toBeFocused()
    const [landing] = await Promise.all([page.waitForResponse('**/dashboard/my-courses'), button.click()])
    expect(await landing.text()).toMatch(/<noscript>.*You are enrolled\. The course is in My Courses\..*<\/noscript>/s)

    await page.goto(course)
    await expect(page.getByRole('link', { name: 'Continue Course' })).toBeVisible()
    await expect(button).toBeHidden()
  })
})

test('[S-113] [U-02] a stranger who presses Enroll reads the first lesson after at most eight clicks and one email', async ({
  page,
  request,
}) => {
  let clicks = 0
  const click = async (target: Locator) => {
    await untilReady(page)
    clicks += 1
    await target.click()
  }
  const email = `first-lesson-${Date.now().toString(36)}@example.kere.test`
  await openPage(page, '/courses?search=compost')
  const name = await page.getByRole('link', { name: /^Compost that works/ }).textContent()
  await openPage(page, (await page.getByRole('link', { name: /^Compost that works/ }).getAttribute('href'))!)
  await click(page.getByRole('button', { name: 'Enroll for Free' }))
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await click(page.getByRole('link', { name: 'Create an account' }))
  await click(page.getByRole('radio', { name: 'Learn' }))
  await page.getByLabel('First name').fill('Ira')
  await page.getByLabel('Last name').fill('Nayak')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('terracotta weir 41')
  await click(page.getByRole('button', { name: 'Create account' }))
  await expect(page).toHaveURL(/\/auth\/login\?registration=success/)

  const { link } = await waitForMail(request, email, /^Confirm/)
  clicks += 1
  await openPage(page, link)
  await click(page.getByRole('button', { name: 'Confirm my email' }))
  await page.waitForURL(/\/onboarding/)
  await untilReady(page)
  await page.getByLabel('Day').fill('9')
  await page.getByLabel('Month').selectOption('April')
  await page.getByLabel('Year', { exact: true }).fill('2001')
  await page.getByLabel('Year of study').selectOption('Year 3')
  await page.getByLabel('Institute name').fill('Kaveri College of Agriculture')
  await page.getByLabel('State').selectOption('Karnataka')
  await click(page.getByRole('button', { name: 'Save and continue' }))
  await expect(page).toHaveURL('/dashboard/my-courses')
  await click(page.getByRole('row').getByRole('link', { name: name!.trim() }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(8)
})
