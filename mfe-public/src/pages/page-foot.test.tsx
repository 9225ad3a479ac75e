import { pagesOf } from '@kere/platform/page'
import { expect, it } from 'vitest'
import { goToFoot } from '../testing/go-to-foot.ts'
import { visitPage } from '../testing/visit-page.tsx'
import type { NextStepOf, PublicRoute } from './next-step.ts'
import { withFoot } from './page-foot.tsx'

const screens = 5

const visit = async () => {
  let asked = 0
  const next: NextStepOf = () => {
    asked += 1
    const cover = { drawing: '/art/cover.svg', image: null }
    const thing = {
      href: '/one',
      title: 'One',
      text: 'The first.',
      subject: '',
      label: 'Course',
      cover,
      by: 'Meera',
      facts: '2 h',
    }
    return { title: 'Read on', all: { href: '/all', label: 'All of them' }, things: [thing] }
  }
  const route: PublicRoute = {
    path: '/long',
    page: async () => ({
      component: () => <h1 style={{ height: `${screens * 100}vh` }}>A long page</h1>,
      next: async () => next,
      describe: () => ({
        status: 200,
        meta: { title: 'A long page', description: 'Long.', canonical: '/long', breadcrumbs: [] },
      }),
    }),
  }
  const { screen } = await visitPage('/long', () => Response.json({}), { pages: pagesOf([withFoot(route)]) })
  return { screen, countAsked: () => asked }
}

it('is drawn in the browser once a reader gets near it', async () => {
  const { screen, countAsked } = await visit()
  await expect.element(screen.getByRole('heading', { name: 'A long page' })).toBeVisible()
  // Observers are called in their order, so the page's own observer has run by then.
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body))
  expect(countAsked()).toBe(0)
  await goToFoot()
  await expect.element(screen.getByRole('heading', { name: 'Read on' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /All of them/ })).toHaveAttribute('href', '/all')
  expect(countAsked()).toBe(1)
})
