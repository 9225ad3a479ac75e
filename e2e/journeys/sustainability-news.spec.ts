import { signIn } from '../../scripts/sign-in.ts'
import { expect, openPage, test } from '../journey.ts'
import { origin } from '../origin.ts'

test('[S-030] [W-31] what a feed brings is read without a script, and a source that does not answer says so', async ({
  browser,
  context,
  page,
}) => {
  await signIn(context, { origin }, 'admin')
  await openPage(page, '/dashboard/news-feeds')
  const row = page.getByRole('row', { name: /Grid and Meter/ })
  await row.getByRole('button', { name: 'Ask now' }).click()
  await expect(row.getByText('Working')).toBeVisible()
  const failing = page.getByRole('row', { name: /Forest Line/ })
  await failing.getByRole('button', { name: 'Ask now' }).click()
  await expect(failing.getByText('Answered with an error')).toBeVisible()

  const reader = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  const news = await reader.newPage()
  // The edge caches headlines for a minute, and another journey may have read them between the two answers.
  await expect(async () => {
    await news.goto('/sustainability-news?category=energy')
    const link = news.getByRole('main').getByRole('link', { name: /Rooftop batteries for a clinic/ })
    await expect(link).toHaveAttribute('href', 'https://grid-and-meter.example/3', { timeout: 1_000 })
    await expect(news.getByText(/Not answering since/)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await reader.close()
})
