import type { MentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const request: MentorshipRequest = {
  id: 'mrq_1',
  area: 'water_management',
  level: 'intermediate',
  purpose: 'project_help',
  message: 'Spring or sewer?',
  status: 'pending',
  viewer: 'admin',
  learner: { id: 'usr_1', name: 'Meera Nambiar', avatarUrl: null, email: 'meera@example.kere.test' },
  mentor: null,
  rejectionReason: null,
  createdAt: '2026-11-12T06:00:00.000Z',
  updatedAt: '2026-11-12T06:00:00.000Z',
  assignedAt: null,
  nextSession: null,
}

const counts = { pending: 1, accepted: 0, rejected: 0, cancelled: 0, completed: 0 }
const asha = { id: 'usr_2', name: 'Asha Raghunath', avatarUrl: null, designation: 'Limnologist' }
const suggestions = [
  { ...asha, load: 1, capacity: 3, isFull: false, answerHours: 9, reasons: ['Same area.', 'Room for 2 more.'] },
  {
    ...asha,
    id: 'usr_3',
    name: 'Vikram Bhosale',
    load: 2,
    capacity: 2,
    isFull: true,
    answerHours: null,
    reasons: ['Same area.', 'Full.'],
  },
  { ...asha, id: 'usr_4', name: 'Imran Sheikh', load: 0, capacity: 2, isFull: false, answerHours: null, reasons: [] },
]

async function visit(refusesWith?: 'mentorship_changed') {
  const sent: unknown[] = []
  let mentor: typeof asha | null = null
  const visited = await visitPage('/dashboard/mentorship-requests?request=mrq_1', async (url, asked) => {
    const one = () => ({
      ...request,
      mentor,
      isLearnerMinor: false,
      learnerLanguages: ['English', 'Kannada'],
      learnerPlace: 'Bengaluru',
      dates: null,
      steps: [{ kind: 'sent', at: request.createdAt, by: 'Meera Nambiar', note: null }],
      feedback: { learner: null, mentor: null },
    })
    if (asked.method === 'PUT') {
      sent.push(await asked.clone().json())
      if (refusesWith) return problem(refusesWith)
      mentor = asha
    }
    if (asked.method === 'DELETE') mentor = null
    if (url.pathname.endsWith('/suggestions')) return Response.json({ items: suggestions })
    if (url.pathname.includes('mrq_1')) return Response.json(one())
    return Response.json({
      items: [{ ...request, mentor }],
      nextCursor: null,
      total: 1,
      totalIsLowerBound: false,
      counts,
    })
  })
  return { ...visited, sent }
}

describe('[U-14] [S-453] the list of mentorship requests', () => {
  it('[C-08] [W-18] suggests educators with their reasons, asks the one who is chosen, and takes that back', async () => {
    const { screen, sent, container, notices } = await visit()
    await expect.element(screen.getByRole('link', { name: 'meera@example.kere.test' })).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: /Asha Raghunath/ })).toBeChecked()
    await expect.element(screen.getByText('Same area. Room for 2 more. Answers in 9 h.')).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: /Vikram Bhosale/ })).toBeDisabled()
    expect(screen.getByText('Imran Sheikh').elements()).toEqual([])
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('button', { name: 'All 3 educators' }).click()
    await expect.element(screen.getByText('Imran Sheikh')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('je')
    await expect.element(screen.getByRole('radio', { name: /Asha Raghunath/ })).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Approve for Asha Raghunath' })).toBeVisible()
    await expect.poll(() => sent).toEqual([{ mentorId: 'usr_2', replaces: null }])
    await expect
      .poll(() => notices)
      .toMatchObject([{ text: 'Assigned to Asha Raghunath. The email goes in ten seconds.' }])
    notices[0]?.action?.run()
    await expect.element(screen.getByRole('heading', { name: 'Suggested educators' })).toBeVisible()
  })

  it('has a tab for those without a mentor, the oldest first, which says how many they are', async () => {
    const { screen } = await visitPage('/dashboard/mentorship-requests?mentor=none&sort=oldest', () =>
      Response.json({
        items: [request],
        nextCursor: null,
        total: 1,
        totalIsLowerBound: false,
        counts: { ...counts, accepted: 4 },
      }),
    )
    const bar = screen.getByRole('navigation', { name: 'Requests by status' })
    await expect.element(bar.getByRole('link', { name: 'Unassigned 1' })).toHaveAttribute('aria-current', 'page')
    await expect.element(bar.getByRole('link', { name: 'All 5' })).not.toHaveAttribute('aria-current')
    await expect
      .element(bar.getByRole('link', { name: 'All 5' }))
      .toHaveAttribute('href', '/dashboard/mentorship-requests')
  })

  it('says that another admin was faster', async () => {
    const { screen, notices } = await visit('mentorship_changed')
    await screen.getByRole('button', { name: 'Assign Asha Raghunath' }).click()
    await expect
      .poll(() => notices)
      .toEqual([{ tone: 'error', text: expect.stringContaining('This request has changed in the meantime') }])
    await expect.element(screen.getByRole('button', { name: 'Assign Asha Raghunath' })).toBeVisible()
  })
})
