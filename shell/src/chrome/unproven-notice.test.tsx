import { ApiError } from '@kere/platform/api'
import { findViolations } from '@kere/ui/axe'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { clearPage, layOutPage } from './chrome-page.samples.ts'
import { sampleState, sampleUser } from './chrome-state.samples.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

const text = 'Confirm your email address with the link we sent you.'
let container: HTMLElement

beforeEach(async () => {
  await page.viewport(1280, 800)
  container = layOutPage()
  document.body.dataset.layout = 'dashboard'
})
afterEach(() => {
  delete document.body.dataset.layout
  clearPage()
})

const frame = (isEmailVerified: boolean, onSendVerification?: () => Promise<void>) => {
  const user = sampleUser({ isEmailVerified })
  const state = sampleState({ path: '/dashboard', session: { user } })
  return <DashboardFrame user={user} state={state} onSendVerification={onSendVerification} />
}

async function press(onSendVerification: () => Promise<void>) {
  const screen = await render(frame(false, onSendVerification), { container })
  await screen.getByRole('button', { name: 'Resend email' }).click()
  return screen
}

describe('the notice about an unproven address', () => {
  it('[U-02] stands over the page of everybody whose address is not proven, and of nobody else', async () => {
    const screen = await render(frame(false), { container })
    await expect.element(screen.getByText(text)).toBeVisible()
    const notice = screen.getByRole('region', { name: 'Your email address' }).element().getBoundingClientRect()
    expect(notice).toMatchObject({ left: 248, top: 64 })
    expect(document.querySelector('main')?.getBoundingClientRect()).toMatchObject({ left: 248, top: notice.bottom })

    await screen.rerender(frame(true))
    await expect.element(screen.getByText(text)).not.toBeInTheDocument()
    expect(document.querySelector('main')?.getBoundingClientRect()).toMatchObject({ left: 248, top: 64 })
  })

  it('is in what the edge sends', () => {
    expect(renderToString(frame(false))).toContain(text)
  })

  it('[U-02] has the mail sent again, once a press, and says so', async () => {
    const release = Promise.withResolvers<undefined>()
    const send = vi.fn<() => Promise<void>>(() => release.promise)
    const screen = await press(send)
    const button = screen.getByRole('button', { name: 'Sending' })
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(send).toHaveBeenCalledOnce()
    release.resolve(undefined)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Sent. If it does not arrive in a minute')
    await expect.element(screen.getByRole('button', { name: 'Resend email' })).toHaveFocus()
  })

  it.each([
    [new ApiError('too_many_attempts', '', { status: 429, requestId: '', retryAfterSeconds: 540 }), 'in 9 minutes'],
    [new ApiError('too_many_attempts', '', { status: 429, requestId: '', retryAfterSeconds: 20 }), 'in a minute'],
    [new ApiError('no_connection', ''), 'because you are offline'],
    [new ApiError('internal', '', { status: 500, requestId: '' }), 'The email was not sent. Please try again'],
    [new TypeError('a file that did not load'), 'The email was not sent. Please try again'],
  ])('says in place that it was not: %s', async (error, words) => {
    const fail = async () => {
      throw error
    }
    const screen = await press(fail)
    await expect.element(screen.getByRole('status')).toHaveTextContent(words)
  })

  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ])('is accessible at %i px, %s', async (width, theme) => {
    await page.viewport(width, 800)
    document.documentElement.dataset.theme = theme
    const screen = await press(() => Promise.resolve())
    await expect.element(screen.getByRole('status')).toHaveTextContent('Sent.')
    expect(await findViolations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
