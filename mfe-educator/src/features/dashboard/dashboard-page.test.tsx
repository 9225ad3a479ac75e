import type { NextRow } from '@kere/contracts/console/next-figures'
import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import type { SessionUser } from '@kere/contracts/accounts/session'
import { pending, problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../testing/visit-page.tsx'

const course = { id: 'crs_1', title: 'Reading a lake: field methods for urban water' }

const nextEvent = {
  id: 'evt_1',
  title: 'Dawn count at the tank',
  type: 'online',
  topic: null,
  startsAt: '2026-11-21T01:30:00.000Z',
  endsAt: '2026-11-21T04:00:00.000Z',
  venue: null,
  registrationsCount: 18,
  maxParticipants: 25,
} as const

const ownCourse: NextRow = {
  id: 'own-course',
  kind: 'open',
  title: course.title,
  text: 'This is your latest published course. See it as learners do.',
  at: null,
  path: '/courses/crs_1',
  act: 'View Course',
}

const makeDashboard = (given: Partial<EducatorDashboard> = {}): EducatorDashboard => ({
  role: 'educator',
  courses: 3,
  drafts: 1,
  learners: 1240,
  educatorStatus: 'approved',
  application: null,
  ownCourses: [
    { ...course, category: 'Water Resources', isPublished: true, enrollmentCount: 1240 },
    { id: 'crs_2', title: 'Flood marks', category: 'Water Resources', isPublished: false, enrollmentCount: 0 },
  ],
  newestEnrollments: [
    { id: 'enr_1', course, learnerName: 'Meera Nambiar', enrolledAt: '2026-03-16T09:16:00.000Z' },
    { id: 'enr_2', course, learnerName: 'Ritwik Bose', enrolledAt: new Date(Date.now() - 5 * 3_600_000).toISOString() },
  ],
  nextAction: { kind: 'view_course', course },
  next: [ownCourse],
  ...given,
})

const visit = (given: Partial<EducatorDashboard> = {}, user: Partial<SessionUser> = {}) =>
  visitPage('/dashboard', () => Response.json(makeDashboard(given)), user)

const underReview = {
  educatorStatus: 'pending',
  application: { submittedAt: '2026-11-20T18:45:00.000Z', reason: null },
} as const
const declined = {
  educatorStatus: 'rejected',
  application: { submittedAt: '2026-11-20T18:45:00.000Z', reason: 'Tell us what you have taught so far.' },
} as const

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

describe('an educator’s dashboard', () => {
  it('[S-344] [part of U-13.educator] shows the figures of the answer, and no others', async () => {
    const { container, description } = await visit()
    const stats = [...container.querySelectorAll('dl > div')].map((stat) => stat.textContent)
    expect(stats).toEqual(['Published courses31 draft', 'Learners1,240in your courses'])
    expect(description.meta).toMatchObject({ title: 'Dashboard', noindex: true })
  })

  it('[part of U-13.educator] counts upcoming events, and names the next with who is registered', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T08:30:00.000Z') })
    const { screen, container } = await visit({ upcomingEvents: 1, nextEvent })
    await expect
      .element(screen.getByRole('region', { name: 'Quick Stats' }).getByRole('link', { name: '1' }))
      .toHaveAttribute('href', '/dashboard/events')
    const next = screen.getByRole('region', { name: 'Next event' })
    await expect
      .element(next.getByRole('link', { name: nextEvent.title, exact: true }))
      .toHaveAttribute('href', '/dashboard/events/evt_1')
    await expect.element(next).toHaveTextContent(/7:00–9:30 am IST.*, online.*18 of 25 registered/)
    await expect
      .element(next.getByRole('link', { name: `Attendees: ${nextEvent.title}` }))
      .toHaveAttribute('href', '/dashboard/events/evt_1/attendees')
    expect(await checkA11y(container)).toEqual([])
  })

  it('shows who waits longest for an answer, and leads to each question', async () => {
    const at = '2026-11-18T08:30:00.000Z'
    const lesson = { id: 'les_1', title: 'Lower the disc' }
    const { screen, container } = await visitPage('/dashboard', ({ pathname }) =>
      pathname === '/api/lesson-questions'
        ? Response.json({
            items: [
              {
                id: 'que_1',
                authorName: 'Omkar J.',
                text: 'Is matt primer enough?',
                at,
                state: 'waiting',
                course,
                lesson,
              },
            ],
            nextCursor: null,
            total: 6,
            totalIsLowerBound: false,
            counts: { waiting: 6, learners: 0, done: 0 },
          })
        : Response.json(makeDashboard()),
    )
    const section = screen.getByRole('region', { name: 'Questions from learners' })
    await expect.element(section).toHaveTextContent(/Omkar J\. Lower the disc.*18 Nov 2026.*Is matt primer enough\?/)
    await expect
      .element(section.getByRole('link', { name: 'Answer Omkar J.: Is matt primer enough?' }))
      .toHaveAttribute('href', '/dashboard/questions?state=waiting&question=que_1')
    await expect
      .element(section.getByRole('link', { name: 'All 6 questions' }))
      .toHaveAttribute('href', '/dashboard/questions?state=waiting')
    expect(await checkA11y(container)).toEqual([])
  })

  it('tells how many learners are at the lesson where most are, and leads to the insight', async () => {
    const own = { ...course, category: 'Water Resources', isPublished: true, enrollmentCount: 500 } as const
    const { screen, container } = await visit({
      ownCourses: [
        { ...own, stopLesson: 'Lower the disc', stopLessonCount: 3 },
        // An older API does not send the number.
        { ...own, id: 'crs_2', stopLesson: 'Read the water' },
      ],
    })
    await expect.element(screen.getByText('3 learners are at Lower the disc')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Insight: learners at Lower the disc' }))
      .toHaveAttribute('href', '/dashboard/courses/crs_1/insight')
    await expect.element(screen.getByText('Read the water')).not.toBeInTheDocument()
    expect(await checkA11y(container)).toEqual([])
  })

  it('leads to the door from a day before the next event on', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T01:31:00.000Z') })
    const { screen } = await visit({ upcomingEvents: 1, nextEvent })
    await expect
      .element(screen.getByRole('link', { name: `Check-in: ${nextEvent.title}` }))
      .toHaveAttribute('href', '/dashboard/events/evt_1/check-in')
  })

  it('[S-345] leads from mentorship requests to the form, by both of its addresses', async () => {
    const { screen } = await visit({ mentorship: { pending: 1, accepted: 0, nextSession: null } })
    const block = screen.getByRole('region', { name: 'Mentorship Requests' })
    await expect
      .element(block.getByRole('link', { name: 'Request a Mentor' }))
      .toHaveAttribute('href', '/dashboard/mentorship/request')
    const hrefs = block
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/services/mentorship/request')
  })

  it('[S-347] leads to a new course and a new event, to the catalogue and to the profile', async () => {
    const { screen } = await visit()
    const actions = screen.getByRole('region', { name: 'Quick Actions' }).getByRole('link').elements()
    expect(actions.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/courses/new',
      '/dashboard/events/new',
      '/courses',
      '/dashboard/profile',
    ])
  })

  it('begins with what the API names first, and draws a course of theirs beside it', async () => {
    const waits: NextRow = {
      ...ownCourse,
      id: 'lab-requests',
      kind: 'waits',
      title: '2 people ask to join your labs',
      path: '/dashboard/challenge-labs',
      act: 'Answer',
    }
    const { screen, container } = await visit({ next: [ownCourse, waits] })
    const next = screen.getByRole('region', { name: course.title })
    await expect.element(next.getByRole('link', { name: 'View Course' })).toHaveAttribute('href', '/courses/crs_1')
    expect(next.element().querySelectorAll('img')).toHaveLength(1)
    await expect
      .element(next.getByRole('listitem').getByRole('link', { name: waits.title }))
      .toHaveAttribute('href', '/dashboard/challenge-labs')
    expect(await checkA11y(container)).toEqual([])
  })

  it('says of an event that has begun that it is on, beside its own drawing', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T02:00:00.000Z') })
    const hosted: NextRow = {
      id: 'hosted:evt_1',
      kind: 'coming',
      title: nextEvent.title,
      text: 'You host it. 18 of 25 registered',
      at: nextEvent.startsAt,
      path: '/dashboard/events/evt_1/check-in',
      act: 'Check-in',
    }
    const { screen } = await visit({ next: [hosted], nextEvent: { ...nextEvent, coverImage: null, coverDrawing: 2 } })
    const next = screen.getByRole('region', { name: nextEvent.title })
    await expect.element(next.getByText('On now', { exact: true })).toBeVisible()
    expect(next.element().querySelector('img')?.getAttribute('src')).toMatch(/evt_1d2\.svg$/)
  })

  it('lists the educator’s courses, drafts among them, and leads to their editor', async () => {
    const { screen } = await visit()
    const rows = screen.getByRole('region', { name: 'My courses' }).getByRole('listitem')
    await expect.element(rows.nth(0)).toHaveTextContent(/1,240 learners.*Published/)
    await expect
      .element(rows.nth(0).getByRole('link', { name: `Edit: ${course.title}` }))
      .toHaveAttribute('href', '/dashboard/courses/crs_1')
    await expect.element(rows.nth(1)).toHaveTextContent(/Flood marks.*Only you can see it.*Draft/)
    await expect
      .element(rows.nth(1).getByRole('link', { name: 'Edit: Flood marks' }))
      .toHaveAttribute('href', '/dashboard/courses/crs_2')
  })

  it('helps an educator without a course', async () => {
    const { screen } = await visit({
      courses: 0,
      drafts: 0,
      learners: 0,
      ownCourses: [],
      newestEnrollments: [],
      nextAction: { kind: 'create_course' },
      next: [{ ...ownCourse, title: 'Plan your first course', path: '/dashboard/courses/new', act: 'Create a course' }],
    })
    await expect.element(screen.getByRole('heading', { name: 'Plan your first course' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Create a course' }))
      .toHaveAttribute('href', '/dashboard/courses/new')
    await expect.element(screen.getByRole('heading', { name: 'No learners yet' })).toBeVisible()
  })

  it('[S-348] lists who enrolled last, how long ago, with the moment itself', async () => {
    const { screen } = await visit()
    const rows = screen.getByRole('region', { name: 'Newest enrollments' }).getByRole('listitem')
    await expect.element(rows.nth(0)).toHaveTextContent('Meera Nambiar')
    await expect.element(rows.nth(0).getByTitle('Mon 16 Mar 2026, 2:46 pm IST')).toBeVisible()
    await expect.element(rows.nth(1).getByText('5 hours ago')).toBeVisible()
  })

  it('stands for its content while it loads', async () => {
    const { screen } = await visitPage('/dashboard', pending)
    await expect.element(screen.getByText('Loading your dashboard')).toBeInTheDocument()
  })

  it('says that it did not load, and tries again', async () => {
    let isUp = false
    const { screen } = await visitPage('/dashboard', () =>
      isUp ? Response.json(makeDashboard()) : problem('internal'),
    )
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Your dashboard did not load')
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Newest enrollments' })).toBeVisible()
  })

  it('shows nothing of another role', async () => {
    const figures = { enrolled: 0, completed: 0, nextCourse: null, courses: [], recommended: [] }
    const { screen } = await visitPage('/dashboard', () => Response.json({ role: 'student', ...figures }))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Your dashboard did not load')
  })

  it('[C-28] says that an application is read, since when, what is open and what is closed', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T06:00:00.000Z'))
    const { screen } = await visit(underReview)
    const notice = screen.getByRole('region', { name: 'Your application is under review' })
    await expect
      .element(notice)
      .toHaveTextContent('Sent on 21 Nov 2026. We usually decide within 3 days and will email you.')
    const permissions = [...notice.element().querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(permissions).toEqual([
      'Available nowWriting course drafts',
      'After approvalPublishing courses and hosting events',
    ])
  })

  it('promises no 3 days to who has waited for longer', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-07T06:00:00.000Z'))
    const { screen } = await visit(underReview)
    const notice = screen.getByRole('region', { name: 'Your application is under review' })
    await expect.element(notice).toHaveTextContent('This takes longer than usual.')
    await expect.element(notice).not.toHaveTextContent('within 3 days')
  })

  it('[C-28] tells why an application was declined, and leads to another', async () => {
    const { screen } = await visit(declined)
    const notice = screen.getByRole('region', { name: 'Your application was declined' })
    await expect.element(notice.getByText('Tell us what you have taught so far.')).toBeVisible()
    await expect.element(notice.getByRole('link', { name: 'Apply again' })).toHaveAttribute('href', '/join-as-educator')
  })

  it('[C-28] says nothing of it to an approved educator', async () => {
    const { screen, container } = await visit()
    await expect.element(screen.getByText('Next for you')).toBeVisible()
    expect(container.textContent).not.toContain('application')
  })

  it('has nothing for axe', async () => {
    for (const given of [underReview, declined]) {
      const { container, screen } = await visit(given)
      expect(await checkA11y(container)).toEqual([])
      await screen.unmount()
      container.remove()
    }
  })
})
