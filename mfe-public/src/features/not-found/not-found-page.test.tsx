import { findViolations } from '@kere/ui/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../testing/visit-page.tsx'

it('[S-037] says that the page is not found and leads home', async () => {
  const { screen, container, description } = await visitPage('/no/such/place', () => Response.error())
  expect(description).toMatchObject({ status: 404, meta: { noindex: true } })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/')
  expect(await findViolations(container)).toEqual([])
})
