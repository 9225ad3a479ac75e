import type { RemoteApp } from '@kere/platform/page'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { accountMessages } from '@kere/contracts/accounts/accounts'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newUser } from '../../../testing/new-account.ts'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'
import { VerifyEmailPage } from './verify-email-page.tsx'
import { page as verifyEmailPage } from './verify-email.page.ts'

const path = '/auth/verify-email'
const confirmed = (next: string | null = null) => Response.json({ role: 'student', user: newUser, next })
const here = { registeredEmail: 'meera.n@example.in' }

async function visitForm(answer: FetchStub, options: Parameters<typeof visitPage>[2] = {}) {
  const left: string[] = []
  const component = () => <VerifyEmailPage onLeft={(to) => void left.push(to)} />
  const pages: RemoteApp['pages'] = { [path]: async () => ({ ...verifyEmailPage, component }) }
  const visit = await visitPage(`${path}?token=tok_1`, answer, { ...options, pages })
  const { screen } = visit
  return {
    ...visit,
    left,
    confirm: screen.getByRole('button', { name: /^Confirm/ }),
    discard: screen.getByRole('button', { name: 'I did not choose one' }),
    password: screen.getByLabelText('Password', { exact: true }),
  }
}

const refusePassword = (detail: string) =>
  Response.json(
    {
      type: 'about:blank',
      title: 'Check the fields',
      status: 422,
      code: 'validation_failed',
      errors: [{ pointer: '/body/password', detail }],
    },
    { status: 422, headers: { 'content-type': 'application/problem+json' } },
  )

afterEach(() => page.viewport(1280, 800))

describe('the page that a confirmation link leads to', () => {
  it('[U-02] confirms nothing by itself, and is a form that works without a script', async () => {
    const { container, description, requests } = await visitPage(`${path}?token=tok_1`, pending)
    const forms = [...container.querySelectorAll<HTMLFormElement>('form[method="post"]')]
    expect(forms.map((form) => [form.getAttribute('action'), Object.fromEntries(new FormData(form))])).toEqual([
      [`${path}?token=tok_1`, { token: 'tok_1', password: '' }],
      [`${path}/discard?token=tok_1`, { token: 'tok_1' }],
    ])
    expect(description).toMatchObject({
      status: 200,
      meta: { title: 'Confirm your email', canonical: path, noindex: true },
    })
    expect(requests).toEqual([])
  })

  it.each([
    ['sent=1', 'Check your email', 'The link works for 2 days'],
    ['', 'Confirm your email', 'Open the link in the email'],
  ])('shows what a round trip without a script brought back: %s', async (search, title, text) => {
    const { screen, requests } = await visitPage(`${path}?${search}`, pending)
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
    const { screen } = await visitPage(`${path}?token=tok_1`, pending, { submission })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect.element(screen.getByText(new RegExp(text))).toBeVisible()
  })

  it('stays with the mail that was asked for without a script and refused, also where the link still stands', async () => {
    const submission = sentForm('verification-mail', 'too_many_attempts', { values: { email: 'meera.n@example.in' } })
    const { screen } = await visitPage(`${path}?token=tok_1`, pending, { submission })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many attempts')
    await expect.element(screen.getByLabelText('Email', { exact: true })).toHaveValue('meera.n@example.in')
  })

  it('[U-02] asks for the password everywhere but in the browser that registered', async () => {
    const { container } = await visitPage(`${path}?token=tok_1`, pending, here)
    const form = container.querySelector<HTMLFormElement>('form[method="post"]')!
    expect(Object.fromEntries(new FormData(form))).toEqual({ token: 'tok_1' })
    expect(container.querySelectorAll('form')).toHaveLength(1)
  })

  it('[U-02] asks for it after a round trip without a script in which another had registered', async () => {
    const submission = sentForm('confirm-email', 'validation_failed', {
      errors: [{ pointer: '/body/password', detail: accountMessages.passwordNeeded }],
    })
    const { screen } = await visitPage(`${path}?token=tok_1`, pending, { ...here, submission })
    await expect
      .element(screen.getByLabelText('Password', { exact: true }))
      .toHaveAccessibleDescription(accountMessages.passwordNeeded)
    await expect.element(screen.getByRole('button', { name: 'I did not choose one' })).toBeVisible()
  })

  it('[C-42] lets nothing but a new password be set for an address that becomes admin', async () => {
    const submission = sentForm('confirm-email', 'password_not_kept')
    const { screen, container } = await visitPage(`${path}?token=tok_1`, pending, { ...here, submission })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('admin role')
    await expect.element(screen.getByRole('button', { name: 'Set a new password' })).toBeVisible()
    expect([...container.querySelectorAll('form')].map((form) => form.getAttribute('action'))).toEqual([
      `${path}/discard?token=tok_1`,
    ])
  })

  it.each([undefined, 'internal', 'link_expired', 'link_used', 'password_not_kept'] as const)(
    'has nothing for axe: %s',
    async (code) => {
      const submission = code && sentForm('confirm-email', code)
      const { container } = await visitPage(`${path}?token=tok_1`, pending, { ...(submission && { submission }) })
      expect(await checkA11y(container)).toEqual([])
    },
  )
})

describe('confirming an address', () => {
  it.each([
    [null, '/auth/login'],
    ['/courses?a=1', '/auth/login?next=%2Fcourses%3Fa%3D1'],
  ])('[U-02] [S-323] has the edge lead on in the browser that registered: %s', async (next, destination) => {
    let sent: unknown
    const { left, confirm } = await visitForm(async (_, request) => {
      sent = await request.json()
      return confirmed(next)
    }, here)
    confirm.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => left).toEqual([destination])
    expect(sent).toEqual({ token: 'tok_1' })
  })

  it('[U-02] sends the password that was typed, and says where it is wrong', async () => {
    const sent: unknown[] = []
    const { left, confirm, password } = await visitForm(async (_, request) => {
      sent.push(await request.json())
      return sent.length > 1 ? confirmed() : refusePassword(accountMessages.passwordNotTheirs)
    })
    await password.fill('a guess')
    await confirm.click()
    await expect.element(password).toHaveAccessibleDescription(accountMessages.passwordNotTheirs)
    await expect.element(password).toHaveFocus()
    await password.fill('learn by doing')
    await confirm.click()
    await expect.poll(() => left).toEqual(['/auth/login'])
    expect(sent).toEqual([
      { token: 'tok_1', password: 'a guess' },
      { token: 'tok_1', password: 'learn by doing' },
    ])
  })

  it('[U-02] asks for the password where somebody has registered with the address since', async () => {
    const { confirm, password, discard } = await visitForm(() => refusePassword(accountMessages.passwordNeeded), here)
    await expect.element(password).not.toBeInTheDocument()
    await confirm.click()
    await expect.element(password).toHaveAccessibleDescription(accountMessages.passwordNeeded)
    await password.fill('x')
    await expect.element(password).toHaveValue('x')
    await expect.element(discard).toBeVisible()
  })

  it('[U-02] drops what somebody else chose, and goes on to set a password', async () => {
    const { left, discard, requests } = await visitForm(() => Response.json({ token: 'tok_2' }))
    await discard.click()
    await expect.poll(() => left).toEqual(['/auth/reset-password?token=tok_2&anew=1'])
    expect(requests.map(({ pathname }) => pathname)).toEqual(['/api/auth/discarded-registrations'])
  })

  it('[C-42] goes on to a new password for an address that becomes admin', async () => {
    const { left, confirm, screen } = await visitForm(
      ({ pathname }) =>
        pathname.endsWith('verify-email') ? problem('password_not_kept') : Response.json({ token: 'tok_2' }),
      here,
    )
    await confirm.click()
    await screen.getByRole('button', { name: 'Set a new password' }).click()
    await expect.poll(() => left).toEqual(['/auth/reset-password?token=tok_2&anew=1'])
  })

  it('sends once, however often it is pressed', async () => {
    const { confirm, requests } = await visitForm(pending, here)
    await confirm.click()
    await confirm.click({ force: true })
    await expect.element(confirm).toHaveAccessibleName('Confirming')
    await expect.poll(() => requests.length).toBe(1)
  })

  it('keeps its button when our side failed, and works the second time', async () => {
    let isUp = false
    const { left, confirm, screen } = await visitForm(
      () => (isUp ? confirmed() : problem('internal', { requestId: 'req_7F3K' })),
      here,
    )
    await confirm.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Reference req_7F3K')
    isUp = true
    await confirm.click()
    await expect.poll(() => left).toEqual(['/auth/login'])
  })

  it.each([
    ['link_used', 'This link has already been used'],
    ['link_expired', 'This link has expired'],
    ['link_invalid', 'This link is not valid'],
  ] as const)('[U-02] sends another mail after a dead link: %s', async (code, title) => {
    let sent: unknown
    const { screen, requests } = await visitForm(async (url, request) => {
      if (url.pathname === '/api/auth/verify-email') return problem(code)
      sent = await request.json()
      return Response.json({}, { status: 202 })
    }, here)
    await screen.getByRole('button', { name: 'Confirm my email' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await screen.getByLabelText('Email', { exact: true }).fill('meera.n@example.in')
    await screen.getByRole('button', { name: 'Send another email' }).click()
    await expect.element(screen.getByText(/is on its way/)).toHaveTextContent('The link works for 2 days.')
    await expect.poll(() => requests.at(-1)?.pathname).toBe('/api/auth/verification-mails')
    await expect.poll(() => sent).toEqual({ email: 'meera.n@example.in' })
  })
})
