import { refuse, type Answer } from '@kere/platform/react/stage'
import { findViolations } from '@kere/ui/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newUser } from '../../testing/new-account.ts'
import { sentForm } from '../../testing/sent-form.ts'
import { visitPage } from '../../testing/visit-page.tsx'

const path = '/auth/verify-email'
const never: Answer = () => new Promise(() => {})
const confirmed = (role: string) => () => Response.json({ role })

afterEach(() => page.viewport(1280, 800))

describe('the page that a confirmation link leads to', () => {
  it('[U-02] confirms nothing by itself, and is a form that works without a script', async () => {
    const { container, description, requests } = await visitPage(`${path}?token=tok_1`, never)
    const form = container.querySelector<HTMLFormElement>('form[method="post"]')!
    expect(form.getAttribute('action')).toBe(`${path}?token=tok_1`)
    expect(Object.fromEntries(new FormData(form))).toEqual({ token: 'tok_1' })
    expect(description).toMatchObject({
      status: 200,
      meta: { title: 'Confirm your email', canonical: path, noindex: true },
    })
    expect(requests).toEqual([])
  })

  it.each([
    ['done=student', 'Your email is confirmed', 'apply to programs'],
    ['done=educator', 'Your email is confirmed', 'under review'],
    ['sent=1', 'Check your email', 'The link works for 2 days'],
    ['', 'Confirm your email', 'Open the link in the email'],
  ])('shows what a round trip without a script brought back: %s', async (search, title, text) => {
    const { screen, requests } = await visitPage(`${path}?${search}`, never)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect.element(screen.getByText(new RegExp(text))).toBeVisible()
    expect(requests).toEqual([])
  })

  it.each([
    ['link_expired', 'This link has expired', 'can send you a new one'],
    ['link_invalid', 'This link is not valid', 'can send you a new one'],
    ['link_used', 'This link has already been used', 'you can sign in'],
  ] as const)('says after a round trip without a script that the link is dead: %s', async (code, title, text) => {
    const submission = sentForm('confirm-email', code)
    const { screen } = await visitPage(`${path}?token=tok_1`, never, { submission })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect.element(screen.getByText(new RegExp(text))).toBeVisible()
  })

  it('stays with the mail that was asked for without a script and refused, also where the link still stands', async () => {
    const submission = sentForm('verification-mail', 'too_many_attempts', { values: { email: 'meera.n@example.in' } })
    const { screen } = await visitPage(`${path}?token=tok_1`, never, { submission })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many attempts')
    await expect.element(screen.getByLabelText('Email', { exact: true })).toHaveValue('meera.n@example.in')
  })

  it('leads a visitor to the sign-in and a user to the dashboard', async () => {
    const visitor = await visitPage(`${path}?done=student`, never)
    await expect.element(visitor.screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login')
    const user = await visitPage(`${path}?done=student`, never, { user: newUser })
    await expect
      .element(user.screen.getByRole('link', { name: 'Go to your dashboard' }))
      .toHaveAttribute('href', '/dashboard')
  })

  it.each([
    [1280, 'light', 'token=tok_1', sentForm('confirm-email', 'internal')],
    [1280, 'dark', 'token=tok_1', sentForm('confirm-email', 'link_expired')],
    [360, 'light', 'token=tok_1', sentForm('confirm-email', 'link_used')],
    [360, 'dark', 'done=educator', undefined],
  ])('has nothing for axe at %i px, %s: %s', async (width, theme, search, submission) => {
    await page.viewport(width, 800)
    document.documentElement.dataset.theme = theme
    const { container } = await visitPage(`${path}?${search}`, never, { ...(submission && { submission }) })
    expect(await findViolations(container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

describe('confirming an address', () => {
  it.each([
    ['student', 'apply to programs'],
    ['educator', 'under review'],
  ])('[U-02] says what comes next for a %s, and takes the link out of the address', async (role, text) => {
    let sent: unknown
    const { screen, navigation } = await visitPage(`${path}?token=tok_1`, async (_, request) => {
      sent = await request.json()
      return confirmed(role)()
    })
    screen.getByRole('button', { name: 'Confirm my email' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toHaveFocus()
    await expect.element(screen.getByText(new RegExp(text))).toBeVisible()
    expect(sent).toEqual({ token: 'tok_1' })
    expect(navigation.location.search).toBe(`?done=${role}`)
  })

  it.each([
    ['has the session renewed for who is signed in, so that their pages know', newUser, 1],
    ['leaves a visitor without a session', undefined, 0],
  ])('%s', async (_, user, renewals) => {
    const { screen, countRenewals } = await visitPage(`${path}?token=tok_1`, confirmed('student'), {
      ...(user && { user }),
    })
    await screen.getByRole('button', { name: 'Confirm my email' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible()
    expect(countRenewals()).toBe(renewals)
  })

  it('sends once, however often it is pressed', async () => {
    const { screen, requests } = await visitPage(`${path}?token=tok_1`, never)
    const button = screen.getByRole('button', { name: /^Confirm/ })
    await button.click()
    await button.click({ force: true })
    await expect.element(button).toHaveAccessibleName('Confirming')
    await expect.poll(() => requests.length).toBe(1)
  })

  it('keeps its button when our side failed, and works the second time', async () => {
    let isUp = false
    const { screen } = await visitPage(`${path}?token=tok_1`, () =>
      isUp ? confirmed('student')() : refuse('internal', { requestId: 'req_7F3K' }),
    )
    const button = screen.getByRole('button', { name: /^Confirm/ })
    await button.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Reference req_7F3K')
    isUp = true
    await button.click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible()
  })

  it.each([
    ['link_used', 'This link has already been used'],
    ['link_expired', 'This link has expired'],
    ['link_invalid', 'This link is not valid'],
  ] as const)('[U-02] sends another mail after a dead link: %s', async (code, title) => {
    let sent: unknown
    const { screen, requests } = await visitPage(`${path}?token=tok_1`, async (url, request) => {
      if (url.pathname === '/api/auth/verify-email') return refuse(code)
      sent = await request.json()
      return Response.json({}, { status: 202 })
    })
    await screen.getByRole('button', { name: 'Confirm my email' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await screen.getByLabelText('Email', { exact: true }).fill('meera.n@example.in')
    await screen.getByRole('button', { name: 'Send another email' }).click()
    await expect.element(screen.getByText(/is on its way/)).toHaveTextContent('The link works for 2 days.')
    expect(requests.at(-1)?.pathname).toBe('/api/auth/verification-mails')
    expect(sent).toEqual({ email: 'meera.n@example.in' })
  })
})
