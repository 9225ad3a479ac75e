import { findViolations } from '@kere/ui/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../testing/visit-page.tsx'

const root = document.documentElement

afterEach(async () => {
  root.dataset.theme = 'light'
  await page.viewport(1280, 800)
})

it('[S-010] the policies state refund, age, hours, replies and deletion', async () => {
  const textOf = async (path: string) => (await visitPage(path, () => new Promise(() => {}))).container.textContent
  const stated = `${await textOf('/terms')} ${await textOf('/privacy')}`
  for (const policy of [
    '30-day money-back guarantee',
    'You must be 13 or older',
    'Support hours are Mon–Fri, 9:00 am–6:00 pm IST',
    'We usually reply within 24 hours',
    'to have your account deleted. We delete it within 7 business days',
  ])
    expect(stated).toContain(policy)
})

describe.each([
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy policy'],
])('%s', (path, title) => {
  it('[S-032] [S-246] says when it was last updated, and is kept out of search engines', async () => {
    const { screen, description } = await visitPage(path, () => new Promise(() => {}))
    await expect.element(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect.element(screen.getByText('Last updated August 6, 2025')).toBeVisible()
    expect(description).toMatchObject({ status: 200, meta: { title, canonical: path, noindex: true } })
  })

  it.each([
    [360, 'light'],
    [1280, 'dark'],
  ])('has nothing for axe at %i px in the %s theme', async (width, theme) => {
    await page.viewport(width, 800)
    root.dataset.theme = theme
    root.lang = 'en'
    document.title = title
    const { container } = await visitPage(path, () => new Promise(() => {}))
    expect(await findViolations(container)).toEqual([])
    expect(root.scrollWidth).toBeLessThanOrEqual(width)
  })
})
