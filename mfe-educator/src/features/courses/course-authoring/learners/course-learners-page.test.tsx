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
    await expect.poll(() => requests[0]?.searchParams.get('course')).toBe('crs_1')
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

it('gives a learner a certificate with a reason, and takes it back', async () => {
  const sent: unknown[] = []
  const { screen, container } = await visitPage(`${path}?learner=enr_1`, async (url, request) => {
    if (request.method === 'GET') return answerWith([meera])(url, request)
    sent.push([request.method, url.pathname, await request.json().catch(() => null)])
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ id: 'crt_1', holderName: 'Meera Nambiar' }, { status: 201 })
  })
  await screen.getByRole('button', { name: 'Give a certificate' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Give Meera N. a certificate?' })
  await dialog.getByLabelText('Reason').fill('She surveyed the whole lake on her own.')
  expect(await checkA11y(container)).toEqual([])
  await dialog.getByRole('button', { name: 'Issue the certificate' }).click()
  await expect
    .element(screen.getByText('The certificate is issued. Meera Nambiar is told in ten seconds.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Take it back' }).click()
  await expect.element(screen.getByRole('button', { name: 'Give a certificate' })).toBeVisible()
  const base = '/api/course-certificates/crs_1/certificates'
  expect(sent).toEqual([
    ['POST', base, { enrollmentId: 'enr_1', reason: 'She surveyed the whole lake on her own.' }],
    ['DELETE', `${base}/crt_1`, null],
  ])
})

it('has nothing for axe', async () => {
  const { container, screen } = await visitPage(path, answerWith([meera, joseph]))
  await expect.element(screen.getByText('Meera N.')).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})
