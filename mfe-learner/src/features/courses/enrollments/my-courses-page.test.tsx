import type { MyEnrollment } from '@kere/contracts/courses/learning'
import type { Device, WaitingWrite } from '@kere/platform/device'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { makeSessionUser } from '@kere/screens/visit-page'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const makeEnrollment = (number: number, given: Partial<MyEnrollment> = {}): MyEnrollment => ({
  id: `enr_${number}`,
  course: {
    id: `crs_${number}`,
    title: `Reading a lake, part ${number}`,
    category: 'Water Resources',
    coverImage: null,
    educator: { id: 'usr_9', name: 'Asha Raghunath' },
    isWithdrawn: false,
    summary: 'Sample, test and map an urban lake with a Secchi disc, a test strip kit and a phone. You go out …',
  },
  enrolledAt: '2026-11-01T06:00:00.000Z',
  status: 'in_progress',
  progress: 52,
  completedAt: null,
  lessonCount: 21,
  lessonsDone: 11,
  minutesLeft: 130,
  resumeLesson: { id: 'les_12', title: 'Build a Secchi disc', kind: 'task', durationMinutes: 25, number: 12 },
  ...given,
})

const all = [
  makeEnrollment(1),
  makeEnrollment(2, { status: 'not_started', progress: 0, lessonsDone: 0, minutesLeft: 240 }),
  makeEnrollment(3, { status: 'completed', progress: 100, lessonsDone: 21, minutesLeft: 0 }),
]

const listed = (items: MyEnrollment[], nextCursor: string | null = null) =>
  Response.json({
    items,
    nextCursor,
    total: items.length,
    counts: { not_started: 1, in_progress: 1, completed: 1 },
  })

const path = '/dashboard/my-courses'
const visit = (answer: FetchStub = () => listed(all), address = path) => visitPage(address, answer)

type Screen = Awaited<ReturnType<typeof visit>>['screen']

/** Opens the menu of the first course and presses an item. */
async function choose(screen: Screen, label: string) {
  await screen.getByLabelText('More for Reading a lake, part 1').click()
  await screen.getByRole('button', { name: `${label}: Reading a lake, part 1` }).click()
}

afterEach(() => page.viewport(1280, 800))

describe('my courses', () => {
  it('[part of W-06.pending-payment] begin with what is ordered and waits for payment', async () => {
    const order = {
      id: 'ord_1',
      reference: 'K-7F3Q-X2RM',
      item: { kind: 'course', id: 'crs_9', title: 'Mending a bund', isWithdrawn: false },
      amount: 1499,
      state: 'pending_payment',
      placedAt: '2026-11-20T06:18:00.000Z',
      payableUntil: '2026-11-27T06:18:00.000Z',
      claim: null,
      latePayment: null,
      paidAt: null,
      closedAt: null,
      refundedAt: null,
    }
    const { screen, container } = await visit(({ pathname }) =>
      pathname === '/api/me/orders' ? Response.json({ items: [order], nextCursor: null, total: 1 }) : listed(all),
    )
    const waiting = screen.getByRole('region', { name: 'Waiting for your payment' })
    await expect.element(waiting).toHaveTextContent('Mending a bund')
    await expect.element(waiting).toHaveTextContent('₹1,499, pay by 27 Nov 2026')
    await expect
      .element(waiting.getByRole('link', { name: 'See how to pay for Mending a bund' }))
      .toHaveAttribute('href', '/dashboard/my-orders/ord_1')
    await expect
      .element(waiting.getByRole('link', { name: 'My Orders' }))
      .toHaveAttribute('href', '/dashboard/my-orders')
    expect(await checkA11y(container)).toEqual([])
  })

  it('name the next lesson until the course is completed, and lead to what its page says', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByRole('row').nth(1)).toHaveTextContent('Next: Build a Secchi disc')
    await expect.element(screen.getByRole('row').nth(3)).not.toHaveTextContent('Next:')
    await screen.getByLabelText('More for Reading a lake, part 1').click()
    await expect
      .element(screen.getByRole('link', { name: 'About the course: Reading a lake, part 1' }))
      .toHaveAttribute('href', '/courses/crs_1')
  })

  it('[S-361] are a table with status, progress, the beginning of the description and Mark as Complete', async () => {
    const { screen } = await visit()
    const rows = screen.getByRole('row')
    await expect.poll(() => rows.elements()).toHaveLength(4)
    const first = rows.nth(1)
    await expect.element(first).toHaveTextContent('Reading a lake, part 1')
    await expect.element(first).toHaveTextContent('Asha Raghunath')
    await expect.element(first).toHaveTextContent('You go out …')
    await expect.element(first.getByText('In Progress')).toBeVisible()
    await expect.element(first.getByText('11 of 21 lessons · 2 h 10 min left')).toBeVisible()
    await first.getByLabelText('More for Reading a lake, part 1').click()
    await expect.element(first.getByRole('button', { name: /^Mark as Complete/ })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Find another course' })).toHaveAttribute('href', '/courses')
  })

  it.each([
    ['S-121', 2, 'Not Started', 'Start course'],
    ['S-122', 1, 'In Progress', 'Continue'],
    ['S-123', 3, 'Completed', 'View Course'],
  ])('[%s] course %i is %s, and the way into it', async (_, number, status, label) => {
    const { screen } = await visit()
    const row = screen.getByRole('row').nth(number)
    await expect.element(row.getByText(status, { exact: true })).toBeVisible()
    await expect
      .element(row.getByRole('link', { name: `${label}: Reading a lake, part ${number}` }))
      .toHaveAttribute('href', `${path}/crs_${number}`)
  })

  it('[S-124] offers Mark as Complete until progress is 100, and asks first', async () => {
    const posted: string[] = []
    const { screen, notices } = await visit((url, request) => {
      if (request.method === 'GET') return listed(posted.length > 0 ? all.map(asCompleted) : all)
      posted.push(url.pathname)
      const { status, progress, completedAt, lessonCount, lessonsDone, minutesLeft } = asCompleted(makeEnrollment(1))
      return Response.json({ status, progress, completedAt, lessonCount, lessonsDone, minutesLeft })
    })
    await expect.element(screen.getByRole('row').nth(3).getByRole('link')).toBeVisible()
    await expect.element(screen.getByLabelText('More for Reading a lake, part 3')).not.toBeInTheDocument()
    await choose(screen, 'Mark as Complete')
    const question = screen.getByRole('dialog', { name: 'Mark as Complete?' })
    await expect.element(question).toHaveTextContent('10 lessons are not done')
    await question.getByRole('button', { name: 'Mark as Complete' }).click()
    await expect.element(screen.getByRole('row').nth(1).getByText('Completed')).toBeVisible()
    await expect.poll(() => posted).toEqual(['/api/me/enrollments/crs_1/completion'])
    await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'Reading a lake, part 1 is completed.' }])
  })

  it('[S-544] takes a completion back that was refused', async () => {
    const { screen, notices } = await visit((_, request) =>
      request.method === 'GET' ? listed(all) : problem('internal'),
    )
    await choose(screen, 'Mark as Complete')
    await screen.getByRole('dialog').getByRole('button', { name: 'Mark as Complete' }).click()
    await expect.poll(() => notices.map(({ tone }) => tone)).toEqual(['error'])
    await expect.element(screen.getByRole('row').nth(1).getByText('In Progress')).toBeVisible()
  })

  it('can be left, with a question that says what goes, and the focus on the next course', async () => {
    const sent: string[] = []
    const { screen, notices } = await visit((url, request) => {
      if (request.method === 'GET') return listed(sent.length > 0 ? all.slice(1) : all)
      sent.push(`${request.method} ${url.pathname}`)
      return Response.json({ user: makeSessionUser() })
    })
    await choose(screen, 'Leave course')
    const question = screen.getByRole('dialog', { name: 'Leave this course?' })
    await expect
      .element(question)
      .toHaveTextContent(
        'your progress (11 of 21 lessons done), what you handed in, and your notes will be deleted. This cannot be undone.',
      )
    await expect
      .element(question.getByRole('link', { name: 'your notes' }))
      .toHaveAttribute('href', `${path}/crs_1/notes`)
    await question.getByRole('button', { name: 'Leave course' }).click()
    await expect.poll(() => screen.getByRole('row').elements()).toHaveLength(3)
    await expect.element(screen.getByRole('link', { name: 'Start course: Reading a lake, part 2' })).toHaveFocus()
    await expect.poll(() => sent).toEqual(['DELETE /api/me/enrollments/crs_1'])
    await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'You have left Reading a lake, part 1.' }])
  })

  it('that are left are forgotten by the device, with what waits there to be sent', async () => {
    const forgotten: string[] = []
    const waits = { method: 'PATCH', at: 0, refusal: null } as const
    let writes: WaitingWrite[] = ['crs_1', 'crs_2'].map((id) => ({
      ...waits,
      target: id,
      path: `/api/me/enrollments/${id}/lessons/les_1`,
    }))
    const device: Device = {
      keepAnswer: async () => {},
      findAnswer: async () => null,
      forgetBelow: async (address) => void forgotten.push(address),
      send: async () => ({ kind: 'waiting' }),
      listWrites: async () => writes,
      dropWrite: async (target) => void (writes = writes.filter((write) => write.target !== target)),
      listen: () => () => {},
    }
    const answer: FetchStub = (_, request) =>
      request.method === 'GET' ? listed(all) : Response.json({ user: makeSessionUser() })
    const { screen, notices } = await visitPage(path, answer, { device })
    await choose(screen, 'Leave course')
    await screen.getByRole('dialog').getByRole('button', { name: 'Leave course' }).click()
    await expect.poll(() => notices).toHaveLength(1)
    expect(forgotten).toEqual(['/api/me/enrollments/crs_1', '/dashboard/my-courses/crs_1'])
    expect(writes.map(({ target }) => target)).toEqual(['crs_2'])
  })

  it('give the focus back to their menu when a question is closed, and close it with Escape', async () => {
    const { screen } = await visit()
    await choose(screen, 'Leave course')
    await screen.getByRole('dialog').getByRole('button', { name: 'Keep learning' }).click()
    const menu = screen.getByLabelText('More for Reading a lake, part 1')
    await expect.element(menu).toHaveFocus()
    await menu.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: /^Leave course/ })).not.toBeInTheDocument()
  })

  it('come back where leaving was refused', async () => {
    const { screen, notices } = await visit((_, request) =>
      request.method === 'GET' ? listed(all) : problem('enrollment_completed'),
    )
    await choose(screen, 'Leave course')
    await screen.getByRole('dialog').getByRole('button', { name: 'Leave course' }).click()
    await expect
      .poll(() => notices)
      .toEqual([
        {
          tone: 'error',
          text: 'You have completed this course, so it stays in your courses. Nothing was changed.',
        },
      ])
    await expect.element(screen.getByRole('row').nth(1)).toHaveTextContent('Reading a lake, part 1')
  })

  it('that are completed cannot be left', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByLabelText('More for Reading a lake, part 2')).toBeVisible()
    await expect.element(screen.getByLabelText('More for Reading a lake, part 3')).not.toBeInTheDocument()
  })

  it('[part of U-21.course] says that a course is no longer offered', async () => {
    const withdrawn = makeEnrollment(1)
    const { screen } = await visit(() => listed([{ ...withdrawn, course: { ...withdrawn.course, isWithdrawn: true } }]))
    await expect.element(screen.getByText('No longer offered')).toBeVisible()
  })

  it('asks for one status by its tab, which stands in the address', async () => {
    const { screen, navigation, requests } = await visit()
    await screen.getByRole('link', { name: 'Completed 1' }).click()
    await expect.poll(() => navigation.location.search).toBe('?status=completed')
    await expect.poll(() => requests.at(-1)?.searchParams.get('status')).toBe('completed')
  })

  it('leads to older courses, where there are more', async () => {
    const { screen } = await visit(() => listed(all, 'c2'))
    await expect
      .element(screen.getByRole('link', { name: 'Older courses' }))
      .toHaveAttribute('href', `${path}?cursor=c2`)
  })

  it('tells a learner without a course how to find one', async () => {
    const { screen } = await visit(() => listed([]))
    await expect.element(screen.getByRole('heading', { name: 'No courses yet' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses')
  })

  it('tells no course of one status from no course at all', async () => {
    const { screen } = await visit(() => listed([]), `${path}?status=completed`)
    await expect.element(screen.getByText('None of your courses is completed right now.')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'All my courses' })).toHaveAttribute('href', path)
  })

  it('says that they did not load, and tries again', async () => {
    let isUp = false
    const { screen } = await visit(() => (isUp ? listed(all) : problem('internal')))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Error loading courses. Please try again.')
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => screen.getByRole('row').elements()).toHaveLength(4)
  })

  it('stand for their content while they load', async () => {
    const { screen } = await visit(pending)
    await expect.element(screen.getByText('Loading your courses')).toBeInTheDocument()
  })
})

it('are cards on a phone', async () => {
  await page.viewport(360, 800)
  const { screen } = await visit()
  await expect
    .poll(() =>
      screen
        .getByRole('list', { name: /^My courses/ })
        .getByRole('listitem')
        .elements(),
    )
    .toHaveLength(3)
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

it('have nothing for axe', async () => {
  const { container } = await visit()
  expect(await checkA11y(container)).toEqual([])
})

const asCompleted = (enrollment: MyEnrollment): MyEnrollment => ({
  ...enrollment,
  status: 'completed',
  progress: 100,
  completedAt: '2026-11-20T06:34:00.000Z',
})
