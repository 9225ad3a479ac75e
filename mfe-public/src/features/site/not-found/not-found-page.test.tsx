import type { FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeList, makeSummary } from '../../../testing/course-answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const answer: FetchStub = ({ pathname }) =>
  Response.json(
    pathname.endsWith('/featured') ? { items: [1, 2, 3, 4].map((number) => makeSummary(number)) } : makeList(1),
  )

afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

it('[S-037] says that the page is not found and leads home', async () => {
  const { screen, description } = await visitPage('/no/such/place', () => Response.error())
  expect(description).toMatchObject({ status: 404, meta: { noindex: true } })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/')
})

it('searches the courses and shows three of them', async () => {
  const { screen, container } = await visitPage('/no/such/place', answer)
  await screen.getByRole('searchbox', { name: 'Search courses' }).fill('lake')
  const form = container.querySelector('form')!
  expect(form.method).toBe('get')
  expect(new URL(form.action).pathname).toBe('/courses')
  expect([...new FormData(form)]).toEqual([['search', 'lake']])
  expect(container.querySelectorAll('section li')).toHaveLength(3)
})

it('has nothing for axe', async () => {
  const { container } = await visitPage('/no/such/place', answer)
  expect(await checkA11y(container)).toEqual([])
})
