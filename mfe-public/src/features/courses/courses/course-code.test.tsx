import type { ProblemCode } from '@kere/contracts/http/problems'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeCourse } from '../../../testing/course-answers.ts'
import { newUser } from '../../../testing/new-account.ts'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const user = { ...newUser, isOnboarded: true }

interface FakeApi {
  amount?: number
  /** Each order is refused with it. */
  refusal?: ProblemCode
  /** The prices of the course, each until an order was refused. */
  prices?: readonly [number, ...number[]]
  refuses?: () => Response
  openOrderId?: string
}

function startApi({ amount = 1499, refusal = 'too_many_orders', prices = [1999], refuses, openOrderId }: FakeApi = {}) {
  const sent: unknown[] = []
  const off = prices[0] - amount
  const priceNow = () => prices[Math.min(sent.length, prices.length - 1)] ?? prices[0]
  const answer: FetchStub = async (url, request) => {
    const { pathname, searchParams } = url
    if (pathname.endsWith('/standing')) return Response.json({ standing: 'none', progress: 0, openOrderId })
    if (pathname.endsWith('/code-price'))
      return (
        refuses?.() ??
        Response.json({ code: searchParams.get('code'), price: priceNow(), discount: off, amount: priceNow() - off })
      )
    if (request.method === 'POST') {
      sent.push([pathname, await request.clone().json()])
      return pathname.endsWith('/code-enrollments')
        ? Response.json(
            { id: 'enr_1', course: { id: 'crs_1', title: 'A lake' }, enrolledAt: '2026-11-22T06:00:00.000Z', user },
            { status: 201 },
          )
        : problem(refusal)
    }
    return Response.json(pathname.endsWith('/related') ? { items: [] } : makeCourse({ price: priceNow() }))
  }
  return { sent, answer }
}

type Screen = Awaited<ReturnType<typeof visitPage>>['screen']

const totalOf = (screen: Screen) => screen.getByText('Total', { exact: true }).query()?.parentElement?.textContent

const visit = async (path: string, given?: FakeApi, staged: object = { user }) => {
  const { sent, answer } = startApi(given)
  return { sent, ...(await visitPage(path, answer, staged)) }
}

afterEach(() => page.viewport(1280, 800))

it('lowers the price of the order by a code that is typed', async () => {
  const { screen, sent } = await visit('/courses/crs_1')
  await screen.getByText('I have a code').click()
  await screen.getByLabelText('Code', { exact: true }).fill('water tank')
  await screen.getByRole('button', { name: 'Apply code' }).click()
  await expect.element(screen.getByText('Code WATERTANK')).toBeVisible()
  await expect.element(screen.getByText('−₹500')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Enroll in Course' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Enroll in Course' }).click()
  await expect
    .poll(() => sent)
    .toEqual([['/api/me/orders', { itemKind: 'course', itemId: 'crs_1', price: 1999, code: 'WATERTANK' }]])
})

it('enrolls at once where the code leaves nothing to pay', async () => {
  const { screen, sent } = await visit('/courses/crs_1?code=freefarm', { amount: 0 })
  await expect.poll(() => totalOf(screen)).toBe('TotalFree')
  await screen.getByRole('button', { name: 'Enroll for Free' }).click()
  await expect.element(screen.getByText('You are enrolled', { exact: true })).toBeVisible()
  await expect.poll(() => sent).toEqual([['/api/courses/crs_1/code-enrollments', { code: 'FREEFARM' }]])
})

it('says at the field why the code does not help, and orders without it', async () => {
  const { screen } = await visit('/courses/crs_1?code=DRYTANK', { refuses: () => problem('code_over') })
  const field = screen.getByLabelText('Code', { exact: true })
  await expect.element(field).toHaveValue('DRYTANK')
  await expect.element(field).toHaveAccessibleDescription('This code is no longer valid')
  await expect.element(screen.getByRole('button', { name: 'Enroll in Course' })).toBeVisible()
})

it('says that a text which cannot be a code is none, and keeps it in the field', async () => {
  const { screen } = await visit('/courses/crs_1')
  await screen.getByText('I have a code').click()
  const field = screen.getByLabelText('Code', { exact: true })
  await field.fill('water_tank!')
  await screen.getByRole('button', { name: 'Apply code' }).click()
  await expect.element(field).toHaveAccessibleDescription('This code does not exist. Check the spelling')
  await expect.element(field).toHaveValue('water_tank!')
})

it('is asked again when the same code is sent again', async () => {
  let asked = 0
  const { screen } = await visit('/courses/crs_1?code=WATERTANK', {
    refuses: () => {
      asked += 1
      return problem('too_many_attempts')
    },
  })
  await screen.getByRole('button', { name: 'Apply code' }).click()
  await expect.poll(() => asked).toBe(2)
})

it('lets an order that waits be changed to the price with the code', async () => {
  const { screen } = await visit('/courses/crs_1?code=WATERTANK', { openOrderId: 'ord_1' })
  await expect.element(screen.getByRole('button', { name: 'Enroll in Course' })).toBeVisible()
  await expect.element(screen.getByText('See how to pay')).not.toBeInTheDocument()
})

it('shows the sum for the price that now holds when the price has changed', async () => {
  const { screen, sent } = await visit('/courses/crs_1?code=WATERTANK', {
    refusal: 'changed_since_read',
    prices: [1999, 2999],
  })
  await expect.poll(() => totalOf(screen)).toBe('Total₹1,499')
  await screen.getByRole('button', { name: 'Enroll in Course' }).click()
  await expect.element(screen.getByText('The price has changed')).toBeVisible()
  await expect.poll(() => totalOf(screen)).toBe('Total₹2,499')
  await screen.getByRole('button', { name: 'Enroll in Course' }).click()
  await expect.poll(() => sent.at(-1)).toEqual(['/api/me/orders', expect.objectContaining({ price: 2999 })])
})

it('shows both prices where the page is older than the sum', async () => {
  const { screen } = await visitPage(
    '/courses/crs_1?code=WATERTANK',
    async ({ pathname }) => {
      if (pathname.endsWith('/standing')) return Response.json({ standing: 'none', progress: 0, openOrderId: null })
      if (pathname.endsWith('/code-price'))
        return Response.json({ code: 'WATERTANK', price: 2999, discount: 500, amount: 2499 })
      return Response.json(pathname.endsWith('/related') ? { items: [] } : makeCourse({ price: 1999 }))
    },
    { user },
  )
  await expect.element(screen.getByText('New price')).toBeVisible()
  await expect.element(screen.getByText('₹2,999')).toBeVisible()
  await expect.poll(() => totalOf(screen)).toBe('Total₹2,499')
})

describe('without a script', () => {
  const actionIn = (container: Element) => container.querySelector('form[method=post]')?.getAttribute('action')

  it('says why a code that makes the course free was refused, and keeps the code in the address', async () => {
    const submission = sentForm('code-enroll', 'code_used_up')
    const { screen, container } = await visit('/courses/crs_1?code=FREEFARM', { amount: 0 }, { user, submission })
    await expect.element(screen.getByText('This code has no uses left')).toBeVisible()
    await expect.poll(() => actionIn(container)).toBe('/courses/crs_1/free?code=FREEFARM')
  })

  it('says why the code was refused for an order that waits', async () => {
    const submission = sentForm('order', 'code_not_lower')
    const { screen } = await visit('/courses/crs_1', { openOrderId: 'ord_1' }, { user, submission })
    await expect.element(screen.getByText('Your order already has this price or a lower one')).toBeVisible()
    await expect.element(screen.getByText('See how to pay')).toBeVisible()
  })

  it('returns to the code in the address after an order was refused', async () => {
    const { container } = await visit('/courses/crs_1?code=WATERTANK')
    await expect.poll(() => actionIn(container)).toBe('/courses/crs_1/order?code=WATERTANK')
  })
})

it('asks who has not finished signing up to do that first', async () => {
  const { screen } = await visit('/courses/crs_1?code=watertank', {}, { user: newUser })
  await expect.element(screen.getByRole('link', { name: 'Finish signing up to use code WATERTANK' })).toBeVisible()
})

it('asks visitors to sign in, and comes back with the code', async () => {
  const { screen } = await visit('/courses/crs_1?code=watertank', {}, {})
  const link = screen.getByRole('link', { name: 'Sign in to use code WATERTANK' })
  await expect
    .element(link)
    .toHaveAttribute('href', `/auth/login?next=${encodeURIComponent('/courses/crs_1?code=WATERTANK#enroll')}`)
})

it('shows no text from the address that cannot be a code', async () => {
  const { screen } = await visit('/courses/crs_1?code=%3Cb%3Ewin%3C%2Fb%3E', {}, {})
  await expect.element(screen.getByRole('button', { name: 'Enroll in Course' })).toBeVisible()
})

it.each([1280, 360])('has nothing for axe at %s px', async (width) => {
  document.documentElement.lang = 'en'
  document.title = 'Reading a lake'
  await page.viewport(width, 800)
  const { screen, container } = await visit('/courses/crs_1?code=DRYTANK', { refuses: () => problem('code_over') })
  await expect.element(screen.getByText('This code is no longer valid')).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})
