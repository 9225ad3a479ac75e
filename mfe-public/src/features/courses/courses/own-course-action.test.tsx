import type { Course } from '@kere/contracts/courses/courses'
import type { CourseStanding } from '@kere/contracts/courses/enrollment-options'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { makeCourse } from '../../../testing/course-answers.ts'
import { newUser } from '../../../testing/new-account.ts'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const user = { ...newUser, isOnboarded: true }

const enrollment = {
  id: 'enr_1',
  course: { id: 'crs_1', title: 'Reading a lake' },
  enrolledAt: '2026-11-22T06:00:00.000Z',
  user: { ...user, isEnrolled: true },
}

interface FakeApi {
  standing?: CourseStanding
  course?: Partial<Course>
  enroll?: () => Response
}

/** A fake API that remembers enrollments, as the real one does. */
function startApi({ standing = 'none', course, enroll }: FakeApi = {}) {
  const api = { standing, presses: 0 }
  const answer: FetchStub = ({ pathname }, { method }) => {
    if (pathname.endsWith('/standing')) return Response.json({ standing: api.standing, progress: 40 })
    if (method === 'POST') {
      api.presses += 1
      if (enroll) return enroll()
      api.standing = 'enrolled'
      return Response.json(enrollment, { status: 201 })
    }
    return Response.json(pathname.endsWith('/related') ? { items: [] } : makeCourse({ price: 0, ...course }))
  }
  return { api, answer }
}

const visit = (given?: FakeApi, staged = {}) => visitPage('/courses/crs_1', startApi(given).answer, { user, ...staged })

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

const comes = (part: Locator) =>
  expect
    .poll(() => {
      vi.advanceTimersByTime(1)
      return part.query()
    })
    .not.toBeNull()

describe('the main button of a course', () => {
  it('[S-108] [S-505] lets its own educator edit it', async () => {
    const { screen } = await visit({ standing: 'own' })
    const link = screen.getByRole('link', { name: 'Edit this course' })
    await expect.element(link).toHaveAttribute('href', '/dashboard/courses/crs_1')
    await expect.element(screen.getByText('Enroll for Free')).not.toBeInTheDocument()
  })

  it('[S-109] lets a learner go on, also in a course that costs something', async () => {
    const { screen } = await visit({ standing: 'enrolled', course: { price: 1499 } })
    const link = screen.getByRole('link', { name: 'Continue Course' })
    await expect.element(link).toHaveAttribute('href', '/dashboard/my-courses/crs_1')
    await expect.element(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '40')
  })

  it('[S-110] lets who has completed it look at it again', async () => {
    const { screen } = await visit({ standing: 'completed' })
    const link = screen.getByRole('link', { name: 'View Course' })
    await expect.element(link).toHaveAttribute('href', '/dashboard/my-courses/crs_1')
  })

  it('[S-111] [part of C-21] lets everybody else enroll, educators too', async () => {
    const educator = { ...user, role: 'educator' as const }
    const { screen } = await visit({}, { user: educator })
    await expect.element(screen.getByRole('button', { name: 'Enroll for Free' })).toBeVisible()
  })

  it('finishes onboarding first, and comes back to the button', async () => {
    const { screen } = await visit({}, { user: newUser })
    const button = screen.getByRole('button', { name: 'Enroll for Free' })
    await expect.element(button).toHaveAttribute('id', 'enroll')
    expect(button.element().closest('form')?.getAttribute('action')).toBe('/courses/crs_1')
  })

  it('offers to enroll where it cannot be told what somebody is to the course', async () => {
    const { answer } = startApi()
    const { screen } = await visitPage(
      '/courses/crs_1',
      (url, request) => (url.pathname.endsWith('/standing') ? problem('internal') : answer(url, request)),
      { user },
    )
    await expect.element(screen.getByRole('button', { name: 'Enroll for Free' })).toBeVisible()
  })
})

describe('enrolling', () => {
  it('[part of S-114] says so, and leads to the course', async () => {
    const { api, answer } = startApi()
    const { screen, navigation, announcements } = await visitPage('/courses/crs_1', answer, { user })
    // The message disappears after 2 seconds, which is too short on a busy machine.
    holdTime()
    await screen.getByRole('button', { name: 'Enroll for Free' }).click()
    const said = screen.getByRole('group', { name: 'You are enrolled' })
    await comes(said)
    await expect.element(said).toBeVisible()
    const start = screen.getByRole('link', { name: 'Start now' })
    await expect.element(start).toHaveFocus()
    await expect.element(start).toHaveAttribute('href', '/dashboard/my-courses/crs_1')
    await expect.poll(() => announcements).toContain('You are enrolled in Reading a lake. Opening My Courses.')
    expect(api.presses).toBe(1)
    vi.advanceTimersByTime(2_000)
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/my-courses')
  })

  it('[S-114] [S-577.enroll] says so, and goes to /dashboard/my-courses after 2 seconds', async () => {
    const { screen, navigation, announcements } = await visit()
    holdTime()
    const waits = vi.spyOn(globalThis, 'setTimeout')
    await screen.getByRole('button', { name: 'Enroll for Free' }).click()
    await expect
      .poll(() => {
        vi.advanceTimersByTime(1)
        return waits.mock.calls.some(([, ms]) => ms === 2_000)
      })
      .toBe(true)
    await expect.poll(() => announcements).toContain('You are enrolled in Reading a lake. Opening My Courses.')
    expect(screen.getByRole('group', { name: 'You are enrolled' }).query()).not.toBeNull()
    vi.advanceTimersByTime(1_900)
    expect(navigation.location.pathname).toBe('/courses/crs_1')
    vi.advanceTimersByTime(100)
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/my-courses')
  })

  it('[part of S-114] stays for who would rather stay', async () => {
    const { screen, navigation } = await visit()
    holdTime()
    await screen.getByRole('button', { name: 'Enroll for Free' }).click()
    const stay = screen.getByRole('button', { name: 'Stay here' })
    await comes(stay)
    await stay.click()
    await comes(screen.getByRole('link', { name: 'Continue Course' }))
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.poll(() => navigation.location.pathname).toBe('/courses/crs_1')
  })

  it.each([
    ['course_unavailable', 'This course is not available for enrollment'],
    ['course_not_free', 'This course has a price, so you order it first'],
    ['internal', 'Failed to enroll in course.'],
  ] as const)('[S-115] says above the button why it failed: %s', async (code, text) => {
    const { screen } = await visit({ enroll: () => problem(code) })
    const button = screen.getByRole('button', { name: 'Enroll for Free' })
    await button.click()
    const alert = screen.getByRole('alert')
    await expect.element(alert).toHaveTextContent(text)
    await expect.element(button).toBeVisible()
    expect(alert.element().compareDocumentPosition(button.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('[part of S-120] tells who is enrolled already, and lets them go on', async () => {
    const { api, answer } = startApi({
      enroll: () => {
        api.standing = 'enrolled'
        return problem('already_enrolled')
      },
    })
    const { screen } = await visitPage('/courses/crs_1', answer, { user })
    await screen.getByRole('button', { name: 'Enroll for Free' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('You are already enrolled in this course')
    await expect.element(screen.getByRole('link', { name: 'Continue Course' })).toBeVisible()
  })

  it('[S-113] signs in again where the session has ended', async () => {
    const { screen, navigation } = await visit({ enroll: () => problem('unauthenticated') })
    await screen.getByRole('button', { name: 'Enroll for Free' }).click()
    await expect
      .poll(() => navigation.location.pathname + navigation.location.search)
      .toBe('/auth/login?next=%2Fcourses%2Fcrs_1%23enroll')
  })

  it('[S-115] says why it failed without a script', async () => {
    const { screen } = await visit({}, { submission: sentForm('enroll', 'course_unavailable') })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This course is not available for enrollment')
    const form = screen.getByRole('button', { name: 'Enroll for Free' }).element().closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/courses/crs_1'])
  })
})

describe('ordering', () => {
  const placed = {
    id: 'ord_1',
    reference: 'K-7F3Q-X2RM',
    item: { kind: 'course', id: 'crs_1', title: 'Reading a lake', isWithdrawn: false },
    amount: 1499,
    state: 'pending_payment',
    placedAt: '2026-11-20T06:18:00.000Z',
    payableUntil: '2026-11-27T06:18:00.000Z',
    claim: null,
    latePayment: null,
    paidAt: null,
    closedAt: null,
    refundedAt: null,
    cancelledBy: null,
    cancelReason: null,
    refundRequestedAt: null,
    refundRequestReason: null,
    refundDeclinedAt: null,
    refundDeclineReason: null,
    refundableUntil: null,
    payment: { kind: 'by_email' },
  }

  async function visitPaid(openOrderId: string | null = null, order = () => Response.json(placed, { status: 201 })) {
    const bodies: unknown[] = []
    const { answer } = startApi({ course: { price: 1499 } })
    const ordering: FetchStub = async (url, request) => {
      if (url.pathname.endsWith('/standing')) return Response.json({ standing: 'none', progress: 0, openOrderId })
      if (url.pathname !== '/api/me/orders') return answer(url, request)
      bodies.push(await request.clone().json())
      return order()
    }
    return { bodies, ...(await visitPage('/courses/crs_1', ordering, { user })) }
  }

  it('[S-105] [S-106] [S-112] places an order, beside what a paid course promises, and goes to how to pay', async () => {
    const { screen, navigation, notices, bodies, container } = await visitPaid()
    await expect.element(screen.getByText(/^One-time payment, lifetime access$/)).toBeVisible()
    await expect.element(screen.getByText('30-day money-back guarantee')).toBeVisible()
    const button = screen.getByRole('button', { name: 'Enroll in Course' })
    await expect.element(button).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await button.dblClick()
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/my-orders/ord_1')
    expect(bodies).toEqual([{ itemKind: 'course', itemId: 'crs_1', price: 1499 }])
    expect(notices).toMatchObject([{ text: 'Your order is placed. Here is how to pay for it.' }])
  })

  it('[part of S-112] is a form that works without a script', async () => {
    const { screen } = await visitPaid()
    const button = screen.getByRole('button', { name: 'Enroll in Course' })
    await expect.element(button).toHaveAttribute('id', 'enroll')
    const form = button.element().closest('form')!
    expect([form.method, form.getAttribute('action'), [...new FormData(form)]]).toEqual([
      'post',
      '/courses/crs_1/order',
      [
        ['itemKind', 'course'],
        ['itemId', 'crs_1'],
        ['price', '1499'],
      ],
    ])
  })

  it('leads to how to pay, where the course is ordered already', async () => {
    const { screen, container } = await visitPaid('ord_7')
    await expect.element(screen.getByText('Waiting for your payment')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'See how to pay' }))
      .toHaveAttribute('href', '/dashboard/my-orders/ord_7')
    expect(await checkA11y(container)).toEqual([])
  })

  it.each([
    ['course_unavailable', 'This course is not available for enrollment'],
    ['order_not_needed', 'This course is free now'],
    ['too_many_orders', 'You have 20 orders waiting for payment'],
    ['too_many_attempts', 'Too many attempts'],
  ] as const)('[part of S-115] says above the button why it failed: %s', async (code, text) => {
    const { screen } = await visitPaid(null, () => problem(code))
    await screen.getByRole('button', { name: 'Enroll in Course' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
  })

  it('shows another price before it is ordered at it', async () => {
    const bodies: unknown[] = []
    const [before, after] = [startApi({ course: { price: 1499 } }), startApi({ course: { price: 1799 } })]
    const { screen } = await visitPage(
      '/courses/crs_1',
      async (url, request) => {
        if (url.pathname !== '/api/me/orders') return (bodies.length > 0 ? after : before).answer(url, request)
        bodies.push(await request.clone().json())
        return bodies.length > 1 ? Response.json(placed, { status: 201 }) : problem('changed_since_read')
      },
      { user },
    )
    await screen.getByRole('button', { name: 'Enroll in Course' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The price has changed')
    await expect.element(screen.getByText('₹1,799').first()).toBeVisible()
    await screen.getByRole('button', { name: 'Enroll in Course' }).click()
    await expect.poll(() => bodies).toMatchObject([{ price: 1499 }, { price: 1799 }])
  })

  it('[part of S-115] says why it failed without a script', async () => {
    const { screen } = await visit({ course: { price: 1499 } }, { submission: sentForm('order', 'course_unavailable') })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This course is not available for enrollment')
  })

  it('signs in again where the session has ended', async () => {
    const { screen, navigation } = await visitPaid(null, () => problem('unauthenticated'))
    await screen.getByRole('button', { name: 'Enroll in Course' }).click()
    await expect
      .poll(() => navigation.location.pathname + navigation.location.search)
      .toBe('/auth/login?next=%2Fcourses%2Fcrs_1%23enroll')
  })
})

describe('the action of a course', () => {
  it.each(['none', 'own', 'enrolled', 'completed'] as const)('%s has nothing for axe and fits', async (standing) => {
    const { container } = await visit({ standing })
    expect(await checkA11y(container)).toEqual([])
  })

  it('the news has nothing for axe and fits', async () => {
    const { container, screen } = await visit()
    holdTime()
    await screen.getByRole('button', { name: 'Enroll for Free' }).click()
    await comes(screen.getByRole('button', { name: 'Stay here' }))
    vi.useRealTimers()
    expect(await checkA11y(container)).toEqual([])
  })
})
