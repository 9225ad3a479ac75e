import type { LearningPathFigures, LearningPathResponse } from '@kere/contracts/paths/learning-paths'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(async () => {
  delete document.documentElement.dataset.theme
  await page.viewport(1280, 800)
})

const path = '/dashboard/learning-path-responses'

const row = {
  id: 'lpr_1',
  sessionId: 'a-session',
  isFromUser: false,
  userType: 'college_student',
  interests: ['waste_management', 'circular_economy'],
  learningStyle: 'hands_on',
  name: 'Ishita Rawal',
  email: 'ishita@example.in',
  submittedAt: '2026-11-20T10:42:00.000Z',
} satisfies LearningPathResponse

const figures = {
  total: 206,
  thisWeek: 19,
  lastMonth: 87,
  monthBefore: 66,
  since: '2026-02-03',
  weeks: Array.from({ length: 13 }, (_, place) => ({ from: `2026-09-${10 + place}`, count: place })),
  interests: [
    { value: 'waste_management', count: 118 },
    { value: 'renewable_energy', count: 96 },
  ],
  learningStyles: [{ value: 'hands_on', count: 71 }],
  userTypes: [{ value: 'college_student', count: 92 }],
} satisfies LearningPathFigures

const answerWith =
  (items: readonly LearningPathResponse[]): FetchStub =>
  ({ pathname }) =>
    pathname === '/api/learning-path-figures'
      ? Response.json(figures)
      : Response.json({ items, nextCursor: null, total: items.length, totalIsLowerBound: false })

it('[S-445] [U-12.paths] [S-343.paths] counts the responses, lists them, and exports what is filtered', async () => {
  const { screen, exports } = await visitPage(`${path}?interest=waste_management`, answerWith([row]))
  const stats = screen.getByRole('region', { name: 'Quick Stats' })
  await expect.element(stats).toHaveTextContent(/Total responses206since 3 Feb 2026This Week19last 7 days/)
  await expect.element(stats).toHaveTextContent(/Last 30 Days87\+21 on the 30 beforeTop interestWaste management/)
  await expect
    .element(screen.getByRole('row', { name: /Ishita Rawal/ }))
    .toHaveTextContent(/ishita@example\.in.*College student.*Waste management, Circular economy.*Hands-on.*20 Nov 2026/)
  await screen.getByRole('button', { name: /Export/ }).click()
  expect(exports).toMatchObject([
    { href: '/api/exports/learning-path-responses.csv?interest=waste_management&sort=newest' },
  ])
})

it('filters by what is pressed in a chart, and shows each chart as a table, which is kept', async () => {
  const { screen, navigation, requests } = await visitPage(path, answerWith([row]))
  const chart = screen.getByRole('region', { name: 'Interests' })
  await chart.getByRole('link', { name: /Renewable energy/ }).click()
  await expect.poll(() => navigation.location.search).toBe('?interest=renewable_energy')
  await expect.poll(() => requests.some(({ search }) => search.includes('interest=renewable_energy'))).toBe(true)
  await chart.getByRole('button', { name: /Show as a table/ }).click()
  await expect.element(chart.getByRole('row', { name: 'Waste management 118 57%' })).toBeVisible()
  await screen.unmount()
  const again = await visitPage(path, answerWith([row]))
  const kept = again.screen.getByRole('region', { name: 'Interests' })
  await expect.element(kept.getByRole('button', { name: /Show as a chart/ })).toBeVisible()
})

it('shows the weeks of 13 weeks, of this year, or all, as bars or as a table, and keeps which', async () => {
  const monday = (place: number) => new Date(Date.UTC(2026, 10, 16 - 7 * (51 - place))).toISOString().slice(0, 10)
  const allWeeks = Array.from({ length: 52 }, (_, place) => ({ from: monday(place), count: place }))
  const { screen } = await visitPage(path, ({ pathname }, request) =>
    pathname === '/api/learning-path-figures'
      ? Response.json({ ...figures, weeks: allWeeks.slice(-13), allWeeks })
      : answerWith([row])(new URL(request.url), request),
  )
  const chart = screen.getByRole('region', { name: 'Responses by week' })
  const drawn = (from: string) => chart.getByRole('img', { name: new RegExp(`^From ${from} to`) })
  await expect.element(drawn('24 Aug')).toBeVisible()
  await chart.getByRole('button', { name: 'This year' }).click()
  await expect.element(drawn('29 Dec')).toBeVisible()
  await chart.getByRole('button', { name: 'All', exact: true }).click()
  await expect.element(drawn('24 Nov')).toBeVisible()
  await chart.getByRole('button', { name: /Show as a table/ }).click()
  expect(chart.getByRole('row').elements()).toHaveLength(53)
  await screen.unmount()
  const again = await visitPage(path, answerWith([row]))
  const kept = again.screen.getByRole('region', { name: 'Responses by week' })
  await expect.element(kept.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

it('[S-445] says that there are none, and that they could not be loaded', async () => {
  const { screen } = await visitPage(path, answerWith([]))
  await expect.element(screen.getByRole('heading', { name: 'No responses yet' })).toBeVisible()
  await screen.unmount()
  const failed = await visitPage(path, () => problem('internal'))
  const failure = failed.screen.getByRole('alert').filter({ hasText: 'Failed to fetch responses' })
  await expect
    .element(failure)
    .toHaveTextContent(
      'Failed to fetch responses: Something went wrong on our side. Please check your admin permissions.',
    )
})

it.each(['light', 'dark'])('has nothing for axe at 360 px in the %s', async (theme) => {
  await page.viewport(360, 800)
  document.documentElement.dataset.theme = theme
  const { container, screen } = await visitPage(path, answerWith([row]))
  await expect.element(screen.getByRole('region', { name: 'Who answered' })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})
