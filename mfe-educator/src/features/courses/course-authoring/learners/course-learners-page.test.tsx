import type { CourseLearner } from '@kere/contracts/courses/course-learners'
import type { FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../../testing/visit-page.tsx'

const path = '/dashboard/courses/crs_1/learners'

const meera: CourseLearner = {
  id: 'enr_1',
  name: 'Meera N.',
  status: 'in_progress',
  progress: 40,
  lessonsDone: 4,
  enrolledAt: '2026-11-02T05:00:00.000Z',
  lastOpenedAt: '2026-11-20T05:00:00.000Z',
  completedAt: null,
}
const course = {
  id: 'crs_1',
  title: 'Reading a lake',
  lessonCount: 10,
  enrollmentCount: 2,
  completedCount: 1,
  averageProgress: 70,
}

const answerWith =
  (items: readonly CourseLearner[]): FetchStub =>
  () =>
    Response.json({ items, nextCursor: null, total: items.length, totalIsLowerBound: false, course })

const joseph: CourseLearner = { ...meera, id: 'enr_2', name: 'Joseph Lalthanga', status: 'completed', progress: 100 }

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

describe('the learners of a course', () => {
  it('stand with their progress, beside that of all', async () => {
    const { screen, requests } = await visitPage(path, answerWith([meera, joseph]))
    await expect.element(screen.getByRole('row', { name: /Meera N\..*In Progress.*40%/ })).toBeVisible()
    await expect.element(screen.getByText('70%')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Reading a lake' }))
      .toHaveAttribute('href', '/dashboard/courses/crs_1')
    expect(requests[0]?.searchParams.get('course')).toBe('crs_1')
  })

  it('are exported as CSV with the course and the filters', async () => {
    const { screen, exports } = await visitPage(`${path}?status=in_progress`, answerWith([meera]))
    await screen.getByRole('button', { name: 'Export CSV' }).click()
    expect(exports).toMatchObject([{ href: expect.stringMatching(/\?course=crs_1&status=in_progress&sort=newest$/) }])
  })

  it('are none yet', async () => {
    const { screen } = await visitPage(path, answerWith([]))
    await expect.element(screen.getByRole('heading', { name: 'No learners yet' })).toBeVisible()
  })
})

it('has nothing for axe', async () => {
  const { container, screen } = await visitPage(path, answerWith([meera, joseph]))
  await expect.element(screen.getByText('Meera N.')).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})
