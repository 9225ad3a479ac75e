import { pending } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

afterEach(() => page.viewport(1280, 800))

it('[S-227] [S-031.about] tells story, mission with three values, and who leads, and leads to courses and to teaching', async () => {
  const { screen, description } = await visitPage('/about', pending)
  expect(description).toMatchObject({ status: 200, meta: { title: 'About Kere', canonical: '/about' } })
  for (const title of ['Our story', 'Our mission', 'Leadership'])
    await expect.element(screen.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  const mission = screen.getByRole('region', { name: 'Our mission' })
  expect(mission.getByRole('heading', { level: 3 }).elements()).toHaveLength(3)
  const leadership = screen.getByRole('region', { name: 'Leadership' })
  expect(leadership.getByRole('heading', { level: 3 }).elements().length).toBeGreaterThan(1)
  await expect.element(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses')
  await expect
    .element(screen.getByRole('link', { name: 'Join as an Educator' }))
    .toHaveAttribute('href', '/join-as-educator')
})

it('[part of S-227] names who leads, as an admin has written', async () => {
  const items = [
    { name: 'Asha Raghunath', position: 'Head of learning', about: 'Edits courses with who writes them.' },
    { name: 'Ravi Kuttan', position: 'Founder', about: 'Answers to the people who learn here.' },
  ]
  const answer = { version: 2, items: items.map((each) => ({ ...each, photo: null })) }
  const { screen } = await visitPage('/about', () => Response.json(answer))
  const leadership = screen.getByRole('region', { name: 'Leadership' })
  expect(
    leadership
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['AR', 'RK'].map((initials, index) => initials + Object.values(items[index]!).join('')))
})

it('counts what there is today by the lists, and leaves out what does not answer', async () => {
  const courses = {
    items: [],
    nextCursor: null,
    total: 33,
    totalIsLowerBound: false,
    published: { total: 33, free: 4 },
    facets: { category: [{ value: 'Biodiversity', count: 33 }], level: [], free: 4 },
  }
  const labs = { items: [], nextCursor: null, total: 1, totalIsLowerBound: false, sample: null }
  const { screen } = await visitPage('/about', ({ pathname }) =>
    pathname === '/api/courses'
      ? Response.json(courses)
      : pathname === '/api/challenge-labs'
        ? Response.json(labs)
        : Response.json({ version: 0, items: [] }),
  )
  const today = screen.getByRole('region', { name: 'Kere today' })
  await expect.element(today).toBeVisible()
  expect(
    today
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['33courses', '1subject', '1open lab'])
})

it('has nothing for axe', async () => {
  document.documentElement.lang = 'en'
  document.title = 'About'
  const { container } = await visitPage('/about', pending)
  expect(await checkA11y(container)).toEqual([])
})
