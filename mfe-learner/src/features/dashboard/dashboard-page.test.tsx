import type { NextRow } from '@kere/contracts/console/next-figures'
import type { StudentDashboard } from '@kere/contracts/console/dashboard'
import type { LearnerCourse, RecommendedCourse } from '@kere/contracts/courses/enrollment-figures'
import { pending, problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../testing/visit-page.tsx'

const makeCourse = (number: number, given: Partial<LearnerCourse> = {}): LearnerCourse => ({
  id: `crs_${number}`,
  title: `Course ${number}`,
  category: 'Water Resources',
  coverImage: null,
  progress: 52,
  isCompleted: false,
  lessonCount: 21,
  lessonsDone: 11,
  ...given,
})

const recommended: RecommendedCourse = {
  id: 'crs_9',
  title: 'Birds of the tank: counting what returns',
  category: 'Biodiversity',
  level: 'beginner',
  duration: '4 weeks',
  price: 0,
  coverImage: null,
}

const resumeLesson = {
  id: 'les_12',
  title: 'Build a Secchi disc',
  kind: 'task',
  durationMinutes: 25,
  number: 12,
} as const

const onCourse: NextRow = {
  id: 'course',
  kind: 'open',
  title: 'Build a Secchi disc',
  text: 'Reading a lake: field methods for urban water, lesson 12 of 21',
  at: null,
  path: '/dashboard/my-courses/crs_1?lesson=les_12',
  act: 'Resume, 25 min',
}

function makeDashboard(given: Partial<StudentDashboard> = {}): StudentDashboard {
  const courses = [
    makeCourse(1, { title: 'Reading a lake: field methods for urban water' }),
    makeCourse(2, { progress: 0, category: 'Biodiversity' }),
    makeCourse(3, { progress: 100, isCompleted: true, category: 'Waste Management' }),
  ]
  return {
    role: 'student',
    enrolled: 3,
    completed: 1,
    nextCourse: courses[0] ? { ...courses[0], resumeLesson, minutesLeft: 130 } : null,
    courses,
    recommended: [recommended],
    next: [onCourse],
    ...given,
  }
}

const visit = (given: Partial<StudentDashboard> = {}) =>
  visitPage('/dashboard', () => Response.json(makeDashboard(given)))

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

describe('a learner’s dashboard', () => {
  it('begins with the lesson to go on with, its progress in words', async () => {
    const { screen, description } = await visit()
    const next = screen.getByRole('region', { name: 'Build a Secchi disc' })
    await expect.element(next.getByText('52% done')).toBeVisible()
    await expect.element(next.getByText('Reading a lake: field methods for urban water, lesson 12 of 21')).toBeVisible()
    await expect
      .element(next.getByRole('link', { name: 'Resume, 25 min' }))
      .toHaveAttribute('href', '/dashboard/my-courses/crs_1?lesson=les_12')
    expect(description.meta).toMatchObject({ title: 'Dashboard', noindex: true })
  })

  it('[S-344] [part of U-13.student] shows the figures of the answer, each leading to its list, and no others', async () => {
    const { screen, container } = await visit({ enrolled: 1234, completed: 12 })
    await expect.element(screen.getByRole('region', { name: 'Quick Stats' })).toBeInTheDocument()
    const stats = [...container.querySelectorAll('dl > div')].map((stat) => stat.textContent)
    expect(stats).toEqual(['Enrolled courses1,2341,222 to complete', 'Completed courses12'])
    const figures = screen.getByRole('region', { name: 'Quick Stats' })
    await expect.element(figures.getByRole('link', { name: '1,234' })).toHaveAttribute('href', '/dashboard/my-courses')
    await expect
      .element(figures.getByRole('link', { name: '12', exact: true }))
      .toHaveAttribute('href', '/dashboard/my-courses?status=completed')
  })

  it('[part of U-13.student] counts upcoming events, and names the next with its day, time, place and ticket', async () => {
    const nextEvent = {
      id: 'evt_1',
      title: 'Dawn count at the tank',
      type: 'in-person',
      topic: 'Biodiversity',
      startsAt: '2026-11-21T01:30:00.000Z',
      endsAt: '2026-11-21T04:00:00.000Z',
      venue: 'Jakkur lake, north gate',
    } as const
    const { screen, container } = await visit({ upcomingEvents: 2, nextEvent })
    await expect
      .element(screen.getByRole('region', { name: 'Quick Stats' }).getByRole('link', { name: '2' }))
      .toHaveAttribute('href', '/dashboard/my-events')
    const next = screen.getByRole('region', { name: 'Next event' })
    await expect
      .element(next.getByRole('link', { name: nextEvent.title, exact: true }))
      .toHaveAttribute('href', '/dashboard/my-events/evt_1')
    await expect
      .element(next.getByRole('link', { name: `Open ticket: ${nextEvent.title}` }))
      .toHaveAttribute('href', '/dashboard/my-events/evt_1')
    await expect.element(next).toHaveTextContent(/Sat21Nov.*7:00–9:30 am IST.*Jakkur lake, north gate.*Registered/)
    await expect.element(next.getByRole('link', { name: 'My Events' })).toHaveAttribute('href', '/dashboard/my-events')
    expect(await checkA11y(container)).toEqual([])
  })

  it('[part of U-13.student] says so where no event is to come, and leaves out what an older API does not count', async () => {
    const { screen } = await visit({ upcomingEvents: 0, nextEvent: null })
    await expect.element(screen.getByText('Upcoming events')).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Next event' })).not.toBeInTheDocument()
  })

  it('[S-346] has a card of the fellowship, which leads to it', async () => {
    const open = [
      { track: 'k12', deadline: '2026-12-15T12:30:00.000Z' },
      { track: 'college', deadline: null },
    ] as const
    const { screen, container } = await visit({ fellowship: { open: [...open], hasDraft: false, latest: null } })
    const card = screen.getByRole('region', { name: 'Fellowship' })
    await expect.element(card).toHaveTextContent(/Open now: K-12 and College\. Apply by Tue 15 Dec.*6:00 pm IST/)
    await expect
      .element(card.getByRole('link', { name: 'Apply for a fellowship' }))
      .toHaveAttribute('href', '/dashboard/fellowship')
    expect(await checkA11y(container)).toEqual([])
  })

  it.each([
    [{ hasDraft: true, latest: null }, 'Continue your draft', /No track takes applications now/],
    [
      { hasDraft: false, latest: { track: 'college', status: 'pending' } },
      'View applications',
      /College Fellowship: Under Review/,
    ],
  ] as const)('[part of S-346] with %j offers "%s"', async (fellowship, label, text) => {
    const { screen } = await visit({ fellowship: { open: [], ...fellowship } })
    const card = screen.getByRole('region', { name: 'Fellowship' })
    await expect.element(card).toHaveTextContent(text)
    await expect.element(card.getByRole('link', { name: label })).toHaveAttribute('href', '/dashboard/fellowship')
  })

  it('begins with the course, and lists the rest in the API’s order: what, why, until when, one button', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:30:00.000Z') })
    const row = { id: 'order:ord_1', text: 'Rain on one roof', at: '2026-11-24T08:00:00.000Z' }
    const { screen, container } = await visit({
      next: [
        { ...row, kind: 'due', title: 'Pay ₹3,499', path: '/dashboard/my-orders/ord_1', act: 'Pay' },
        {
          ...row,
          id: 'event:evt_4',
          kind: 'coming',
          title: 'Dawn count',
          path: '/dashboard/my-events/evt_4',
          act: 'Open ticket',
        },
        onCourse,
        {
          ...onCourse,
          id: 'new',
          kind: 'of a younger API',
          title: 'Something new',
          path: '/dashboard/new',
          act: 'Go',
        },
      ],
    })
    const next = screen.getByRole('region', { name: 'Build a Secchi disc' })
    await expect.element(next).toHaveTextContent(/Next for you.*Reading a lake.*lesson 12 of 21/)
    await expect.element(next.getByText('52% done')).toBeVisible()
    const tasks = next.getByRole('listitem')
    expect(tasks.elements().map(({ textContent }) => textContent)).toEqual([
      'Pay ₹3,499Rain on one roofUntil Tue 24 Nov, 1:30 pm ISTPay',
      'Dawn countRain on one roofTue 24 Nov, 1:30 pm ISTOpen ticket',
      'Something newReading a lake: field methods for urban water, lesson 12 of 21Go',
    ])
    const hrefs = tasks
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/dashboard/my-orders/ord_1', '/dashboard/my-events/evt_4', '/dashboard/new'])
    expect(await checkA11y(container)).toEqual([])
  })

  it('shows the lab under way with its stage, its end and the team, and leads to the workspace', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:30:00.000Z') })
    const stage = (id: string, startsAt: string, endsAt: string) => ({ id, name: `Stage ${id}`, startsAt, endsAt })
    const { screen, container } = await visit({
      currentLab: {
        id: 'lab_1',
        title: 'Trace the rajakaluve',
        team: 'Upper Hebbal',
        stages: [
          stage('read', '2026-11-01T00:00:00.000Z', '2026-11-10T12:30:00.000Z'),
          stage('walk', '2026-11-10T12:30:00.000Z', '2026-11-30T12:30:00.000Z'),
        ],
      },
    })
    // Parts below the first screen are drawn at the reader's first act.
    await userEvent.keyboard('{Tab}')
    const lab = screen.getByRole('region', { name: 'Challenge lab' })
    await expect.element(lab).toHaveTextContent(/Trace the rajakaluve.*Stage 2 of 2: Stage walk, 10 days 4 h left/)
    await expect.element(lab.getByText('Your team: Upper Hebbal')).toBeVisible()
    await expect
      .element(lab.getByRole('link', { name: 'Open workspace' }))
      .toHaveAttribute('href', '/dashboard/challenge-labs/lab_1')
    expect(await checkA11y(container)).toEqual([])
  })

  it('draws the year of field work with its sums, and gives the same by month in a table', async () => {
    const day = (of: string, hours: number) => ({ day: of, hours, entries: 1 })
    const { screen, container } = await visit({
      impactYear: {
        from: '2025-11-24',
        to: '2026-11-20',
        days: [day('2026-01-05', 2), day('2026-03-01', 4.5), day('2026-03-09', 1)],
        vouched: 1,
      },
    })
    await userEvent.keyboard('{Tab}')
    const impact = screen.getByRole('region', { name: 'My impact' })
    await expect.element(impact).toHaveTextContent(/3 days in the field.*7\.5 hours.*1 verified or confirmed/)
    await expect
      .element(screen.getByRole('link', { name: 'Add impact entry' }))
      .toHaveAttribute('href', '/dashboard/impact-portfolio/add')
    await impact.getByRole('button', { name: 'Show as a table' }).click()
    const rows = impact
      .getByRole('row')
      .elements()
      .map((row) => row.textContent)
    expect(rows).toEqual(['MonthDaysHours', 'Jan 202612', 'Mar 202625.5'])
    expect(await checkA11y(container)).toEqual([])
    localStorage.clear()
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

  it('[S-347] leads to the catalogue, to events and to the profile', async () => {
    const { screen } = await visit()
    const actions = screen.getByRole('region', { name: 'Quick Actions' }).getByRole('link').elements()
    expect(actions.map((link) => link.getAttribute('href'))).toEqual(['/courses', '/events', '/dashboard/profile'])
  })

  it.each([
    ['S-121', { progress: 0, isCompleted: false }, 'Not Started'],
    ['S-122', { progress: 1, isCompleted: false }, 'In Progress'],
    ['S-122', { progress: 100, isCompleted: false }, 'In Progress'],
    ['S-123', { progress: 100, isCompleted: true }, 'Completed'],
  ])('[%s] labels a course of %o', async (_, given, label) => {
    const { screen } = await visit({ courses: [makeCourse(1, given)], nextCourse: null })
    const row = screen.getByRole('region', { name: 'My courses' }).getByRole('listitem')
    await expect.element(row.getByText(label, { exact: true })).toBeVisible()
    await expect.element(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(given.progress))
    await expect.element(row.getByText(`${given.progress}% done`)).toBeVisible()
  })

  it('shows the first three courses, and leads to all of them', async () => {
    const courses = [1, 2, 3, 4, 5].map((number) => makeCourse(number))
    const { screen } = await visit({ enrolled: 5, courses })
    const mine = screen.getByRole('region', { name: 'My courses' })
    await expect.poll(() => mine.getByRole('listitem').elements()).toHaveLength(3)
    await expect
      .element(mine.getByRole('link', { name: 'All my courses' }))
      .toHaveAttribute('href', '/dashboard/my-courses')
  })

  it.each([
    [{ enrolled: 2, completed: 2 }, 'All completed'],
    [{ enrolled: 0, completed: 0, courses: [], recommended: [] }, 'No courses yet'],
  ])('of %o draws what the course has come to', async (given, fact) => {
    const row = { ...onCourse, title: 'Choose a course', path: '/courses', act: 'Browse courses' }
    const { screen } = await visit({ ...given, nextCourse: null, next: [row] })
    const next = screen.getByRole('region', { name: 'Choose a course' })
    await expect.element(next.getByText(fact)).toBeVisible()
    await expect.element(next.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses')
  })

  it('links only to pages that are there', async () => {
    const { screen } = await visit()
    const paths = screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href') ?? '')
    for (const path of paths)
      expect(path).toMatch(
        /^(\/courses(\/crs_\d)?|\/events|\/dashboard\/(profile|my-courses(\/crs_\d(\?lesson=les_12)?|\?status=completed)?))$/,
      )
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
    await expect.element(screen.getByText(/Reference req_test/)).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('heading', { name: 'My courses' })).toBeVisible()
  })

  it('shows nothing of another role', async () => {
    const figures = { role: 'admin', users: 1, students: 1, educators: 0, admins: 0, sessionsActive: 1 }
    const { screen } = await visitPage('/dashboard', () =>
      Response.json({ ...figures, courses: { published: 0, drafts: 0 } }),
    )
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Your dashboard did not load')
  })

  it('has nothing for axe', async () => {
    const { container } = await visit()
    expect(await checkA11y(container)).toEqual([])
  })
})
