import type { LearningPath } from '@kere/contracts/paths/learning-paths'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../testing/visit-page.tsx'

const item = {
  source: 'course',
  id: 'crs_1',
  title: 'Compost that works',
  path: '/courses/crs_1',
  category: 'Waste Management',
  coverImage: null,
  price: 0,
  facts: ['Kavya Hegde'],
  startsAt: null,
  endsAt: null,
  reasons: [{ answer: 'interests', text: 'Waste management, your interest' }],
  standing: 'enrolled',
} satisfies LearningPath['items'][number]

const path = {
  id: 'lpr_1',
  userType: 'college_student',
  interests: ['waste_management'],
  learningStyle: 'hands_on',
  name: 'Ananya Rao',
  isOwn: true,
  isKept: true,
  answeredAt: '2026-11-20T06:00:00.000Z',
  deletedAt: '2027-11-20T06:00:00.000Z',
  items: [item, { ...item, id: 'crs_2', title: 'Waste audit', standing: null }],
  answerCount: 3,
  unmetInterests: [],
  departed: [{ source: 'event', title: 'Build a composter', why: 'over' }],
} satisfies LearningPath

const dashboard = {
  role: 'student',
  enrolled: 0,
  completed: 0,
  nextCourse: null,
  courses: [],
  recommended: [],
}

const answerWith =
  (kept: LearningPath | null, sent: string[] = []): FetchStub =>
  ({ pathname }, request) => {
    if (request.method !== 'GET') sent.push(`${request.method} ${pathname}`)
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    if (request.method === 'POST') return Response.json({ ok: true })
    return Response.json(pathname === '/api/own/learning-path' ? { path: kept } : dashboard)
  }

it('shows a kept learning path as a checklist, which the platform ticks off', async () => {
  const { screen, container } = await visitPage('/dashboard', answerWith(path))
  const list = screen.getByRole('region', { name: 'Your learning path' })
  await expect.element(list).toHaveTextContent('1 of 2 done')
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('Compost that worksEnrolled')
  await expect.element(list.getByRole('listitem').last()).toHaveTextContent('Waste auditTo do')
  await expect.element(list.getByText('Build a composter is over and has left your path.')).toBeVisible()
  await expect
    .element(list.getByRole('link', { name: 'Reasons and answers' }))
    .toHaveAttribute('href', '/learn-path/lpr_1')
  expect(await checkA11y(container)).toEqual([])
})

it('takes it off, and puts it back with Undo', async () => {
  const sent: string[] = []
  const { screen, notices } = await visitPage('/dashboard', answerWith(path, sent))
  const list = screen.getByRole('region', { name: 'Your learning path' })
  await list.getByRole('button', { name: 'Remove from dashboard' }).click()
  await expect.element(list).not.toBeInTheDocument()
  await expect.poll(() => notices[0]?.action?.label).toBe('Undo')
  notices[0]?.action?.run()
  await expect.element(list).toBeVisible()
  await expect.poll(() => sent).toEqual(['DELETE /api/own/learning-path', 'POST /api/learning-paths/lpr_1/keep'])
})

it('leaves the dashboard as it is without one, and where it does not load', async () => {
  const { screen } = await visitPage('/dashboard', answerWith(null))
  await expect.element(screen.getByRole('region', { name: 'Quick Stats' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Your learning path' })).not.toBeInTheDocument()
  await screen.unmount()
  const failing = await visitPage('/dashboard', (url, request) =>
    url.pathname === '/api/own/learning-path' ? problem('internal') : answerWith(null)(url, request),
  )
  await expect.element(failing.screen.getByRole('region', { name: 'Quick Stats' })).toBeVisible()
})
