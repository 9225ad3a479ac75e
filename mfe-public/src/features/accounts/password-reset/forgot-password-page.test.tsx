import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { breakStorage, storageModes } from '@kere/platform/web-storage.fixtures'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/auth/forgot-password'
const accepted = () => Response.json({}, { status: 202 })

async function visitForm(answer: FetchStub) {
  const visit = await visitPage(path, answer)
  const { screen } = visit
  return { ...visit, email: screen.getByLabelText('Email'), submit: screen.getByRole('button', { name: /^Send/ }) }
}

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

describe.each(storageModes)('a browser whose storage is %s', (mode) => {
  it('asks for the email all the same', async () => {
    breakStorage(mode)
    const { screen, email, submit } = await visitForm(accepted)
    await email.fill('meera.n@example.in')
    await submit.click()
    await expect.element(screen.getByText('If there is an account for meera.n@example.in')).toBeVisible()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the page of a forgotten password', () => {
  it('[S-040] [U-01] is a form that works without a script', async () => {
    const { container, description, screen } = await visitPage(path, pending)
    const form = container.querySelector<HTMLFormElement>('form[method="post"]')!
    expect(form.getAttribute('action')).toBe(path)
    expect(form.querySelector('[type="email"][required]')).not.toBeNull()
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login')
    expect(description).toMatchObject({ status: 200, meta: { title: 'Forgot your password?', noindex: true } })
  })

  it('[U-01] says after a round trip without a script that a mail was asked for', async () => {
    const { screen, description } = await visitPage(`${path}?sent=1`, pending)
    expect(description.meta.title).toBe('Check your email')
    await expect.element(screen.getByText(/If there is an account for that address/)).toBeVisible()
    await expect.element(screen.getByText(/The link works for 30 minutes/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Use a different email' })).toHaveAttribute('href', path)
  })

  it('shows why a round trip without a script failed', async () => {
    const { screen, description } = await visitPage(path, pending, {
      submission: sentForm('forgot-password', 'too_many_attempts', {
        retryAfterSeconds: 540,
        values: { email: 'meera.n@example.in' },
      }),
    })
    await expect.element(screen.getByLabelText('Email')).toHaveValue('meera.n@example.in')
    expect(description.meta.title).toBe('Error: Forgot your password?')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Try again in 9 minutes.')
  })

  it('has nothing for axe', async () => {
    const { container, screen, navigation } = await visitPage(path, accepted)
    await screen.getByRole('button', { name: 'Send link' }).click()
    await expect.element(screen.getByText('Email is required')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await screen.getByLabelText('Email').fill('meera.n@example.in')
    await screen.getByRole('button', { name: 'Send link' }).click()
    await expect.poll(() => navigation.location.search).toBe('?sent=1')
    await expect.element(screen.getByText(/is on its way/)).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })
})

describe('asking for the link', () => {
  it('asks for an address that mail can reach', async () => {
    const { email, submit, requests } = await visitForm(pending)
    await submit.click()
    await expect.element(email).toHaveAccessibleDescription('Email is required')
    await email.fill('meera')
    await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
    await email.fill('meera.n@example.in')
    await expect.element(email).toHaveAccessibleDescription('')
    expect(requests).toEqual([])
  })

  it('[U-01] says the same for every address, and reads it aloud', async () => {
    let sent: unknown
    const form = await visitForm(async (_, request) => {
      sent = await request.json()
      return accepted()
    })
    await form.email.fill('Meera.N@example.in')
    await userEvent.keyboard('{Enter}')
    await expect.element(form.screen.getByRole('heading', { level: 1, name: 'Check your email' })).toHaveFocus()
    const text = 'If there is an account for meera.n@example.in, an email is on its way.'
    await expect.element(form.screen.getByText(/is on its way/)).toHaveTextContent(text)
    await expect.poll(() => sent).toEqual({ email: 'meera.n@example.in' })
    await form.screen.getByRole('link', { name: 'Use a different email' }).click()
    await expect.element(form.email).toBeVisible()
  })

  it('keeps what was typed when it fails', async () => {
    const form = await visitForm(() => problem('internal', { requestId: 'req_7F3K' }))
    await form.email.fill('meera.n@example.in')
    await form.submit.click()
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('Reference req_7F3K')
    await expect.element(form.email).toHaveValue('meera.n@example.in')
  })

  it('sends once, however often it is pressed', async () => {
    const form = await visitForm(pending)
    await form.email.fill('meera.n@example.in')
    await form.submit.click()
    await userEvent.keyboard('{Enter}')
    await form.submit.click({ force: true })
    await expect.poll(() => form.requests).toHaveLength(1)
  })

  it('sends another mail after half a minute, and says when that is too many', async () => {
    let answers = 0
    const form = await visitForm(() => {
      answers += 1
      return answers < 3 ? accepted() : problem('too_many_attempts', { retryAfterSeconds: 600 })
    })
    await form.email.fill('meera.n@example.in')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await form.submit.click()
    const again = form.screen.getByRole('button', { name: /Resend|Sending/ })
    await expect.element(form.screen.getByText(/again in 30 seconds/)).toBeVisible()
    await expect.element(again).not.toBeInTheDocument()

    const waitHalfAMinute = () =>
      expect
        .poll(() => {
          vi.advanceTimersByTime(30_000)
          return again.elements().length
        })
        .toBe(1)
    await waitHalfAMinute()
    await again.click()
    await expect.element(form.screen.getByRole('status')).toHaveTextContent('another email is on its way')
    expect(form.requests).toHaveLength(2)

    await waitHalfAMinute()
    await again.click()
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('Try again in 10 minutes.')
  })
})
