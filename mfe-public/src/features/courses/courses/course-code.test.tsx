import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeCourse } from '../../../testing/course-answers.ts'
import { newUser } from '../../../testing/new-account.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const user = { ...newUser, isOnboarded: true }

interface FakeApi {
  amount?: number
  refuses?: () => Response
  openOrderId?: string
}

function startApi({ amount = 1499, refuses, openOrderId }: FakeApi = {}) {
  const sent: unknown[] = []
  const answer: FetchStub = async (url, request) => {
    const { pathname, searchParams } = url
    if (pathname.endsWith('/standing')) return Response.json({ standing: 'none', progress: 0, openOrderId })
    if (pathname.endsWith('/code-price'))
      return (
        refuses?.() ?? Response.json({ code: searchParams.get('code'), price: 1999, discount: 1999 - amount, amount })
      )
    if (request.method === 'POST') {
      sent.push([pathname, await request.clone().json()])
      return pathname.endsWith('/code-enrollments')
        ? Response.json(
            { id: 'enr_1', course: { id: 'crs_1', title: 'A lake' }, enrolledAt: '2026-11-22T06:00:00.000Z', user },
            { status: 201 },
          )
        : problem('too_many_orders')
    }
    return Response.json(pathname.endsWith('/related') ? { items: [] } : makeCourse({ price: 1999 }))
  }
  return { sent, answer }
}

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
  await expect.element(screen.getByText('Total').element().parentElement!).toBeVisible()
  await screen.getByRole('button', { name: 'Enroll for Free' }).click()
  await expect.element(screen.getByText('You are enrolled', { exact: true })).toBeVisible()
  expect(sent).toEqual([['/api/courses/crs_1/code-enrollments', { code: 'FREEFARM' }]])
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
