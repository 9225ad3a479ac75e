import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { findViolations } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/auth/code?next=%2Fdashboard%2Forders'

it('is a form that works without a script, and keeps where the sign-in leads', async () => {
  const { container, description } = await visitPage(path, pending)
  const form = container.querySelector<HTMLFormElement>('form[method="post"]')!
  expect(form.getAttribute('action')).toBe('/auth/code?next=%2Fdashboard%2Forders')
  expect(new FormData(form).get('next')).toBe('/dashboard/orders')
  expect(description).toMatchObject({ status: 200, meta: { title: 'Enter your code', noindex: true } })
  expect(container.querySelector('input[name="code"]')).toHaveAttribute('autocomplete', 'one-time-code')
})

it('shows a wrong code at its field, and a ticket that is over with the way to start again', async () => {
  let answer: FetchStub = () =>
    Response.json(
      {
        type: 'about:blank',
        title: 'Some fields are not valid',
        status: 422,
        code: 'validation_failed',
        errors: [{ pointer: '/body/code', detail: 'This code is wrong or was used before' }],
      },
      { status: 422 },
    )
  const { screen } = await visitPage(path, (url, request) => answer(url, request))
  const [code, submit] = [
    screen.getByRole('textbox', { name: 'Code' }),
    screen.getByRole('button', { name: 'Sign In' }),
  ]
  await submit.click()
  await expect.element(code).toHaveAccessibleDescription('Enter the code')
  await code.fill('123 456')
  await submit.click()
  await expect.element(code).toHaveAccessibleDescription('This code is wrong or was used before')
  answer = () => problem('ticket_expired')
  await submit.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You took too long')
  await expect
    .element(screen.getByRole('link', { name: 'Start again' }))
    .toHaveAttribute('href', '/auth/login?next=%2Fdashboard%2Forders')
})

it.each([360, 1280])('is without a violation at %i px, also after a round trip without a script', async (width) => {
  await page.viewport(width, 800)
  const { container, screen } = await visitPage(path, pending, {
    submission: sentForm('second-step', 'too_many_attempts', { retryAfterSeconds: 540 }),
  })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(await findViolations(container)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
