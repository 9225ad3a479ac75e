import { pending } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const root = document.documentElement

afterEach(async () => {
  root.dataset.theme = 'light'
  await page.viewport(1280, 800)
})

it('[S-010] the policies state refund, age, hours, replies and deletion', async () => {
  const textOf = async (path: string) => (await visitPage(path, pending)).container.textContent
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
    const { screen, description } = await visitPage(path, pending)
    await expect.element(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect.element(screen.getByText('Last updated August 6, 2025')).toBeVisible()
    expect(description).toMatchObject({ status: 200, meta: { title, canonical: path, noindex: true } })
  })

  it('leads from its contents to each part', async () => {
    const { screen, container } = await visitPage(path, pending)
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    await expect.element(contents).toBeVisible()
    const links = [...contents.element().querySelectorAll('a')]
    const headings = [...container.querySelectorAll('article h2')]
    expect(headings.length).toBeGreaterThan(3)
    expect(links.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent))
    expect(links.map((link) => link.hash)).toEqual(headings.map((heading) => `#${heading.id}`))
  })

  it('opens its contents on a phone', async () => {
    await page.viewport(360, 800)
    const { screen } = await visitPage(path, pending)
    const link = screen.getByRole('link', { name: 'Changes' })
    await expect.element(link).not.toBeInTheDocument()
    await screen.getByText('On this page').first().click()
    await expect.element(link).toBeVisible()
  })

  it('has nothing for axe', async () => {
    root.lang = 'en'
    document.title = title
    const { container } = await visitPage(path, pending)
    expect(await checkA11y(container)).toEqual([])
  })
})
