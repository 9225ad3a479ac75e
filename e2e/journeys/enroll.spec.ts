import { signInAs } from '../../scripts/sign-in.ts'
import { expect, test } from '../journey.ts'

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
