import { expect, test } from '../journey.ts'

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
