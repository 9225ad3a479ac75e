import type { RemoteApp } from '@kere/platform/page'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { breakStorage, storageModes } from '@kere/platform/web-storage.fixtures'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeCourse } from '../../../testing/course-answers.ts'
import { makeEvent } from '../../../testing/event-answers.ts'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'
import { SignInForm } from './sign-in-form.tsx'

const signIn = Response.json({
  user: {
    id: 'usr_1',
    role: 'student',
    firstName: 'Meera',
    lastName: 'Nambiar',
    isEnrolled: true,
    isSuperAdmin: false,
    isEmailVerified: true,
    isOnboarded: true,
    educatorStatus: null,
  },
})

async function visitForm(answer: FetchStub, next: string | null = null) {
  const left: string[] = []
  const component = () => <SignInForm next={next} initialError={null} onSignedIn={(path) => void left.push(path)} />
  const meta = { title: '', description: '', canonical: '', breadcrumbs: [] }
  const pages: RemoteApp['pages'] = {
    '/auth/login': async () => ({ component, describe: () => ({ status: 200, meta }) }),
  }
  const visit = await visitPage('/auth/login', answer, { pages })
  const { screen } = visit
  return {
    ...visit,
    left,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password', { exact: true }),
    submit: screen.getByRole('button', { name: /^Sign(?:ing)? in$/i }),
  }
}

async function fillIn({ email, password, submit }: Awaited<ReturnType<typeof visitForm>>) {
  await email.fill('  meera.n@example.in ')
  await password.fill('learn by doing')
  await submit.click()
}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

describe.each(storageModes)('a browser whose storage is %s', (mode) => {
  it('signs in all the same', async () => {
    breakStorage(mode)
    const form = await visitForm(() => signIn.clone(), '/courses')
    await fillIn(form)
    await expect.poll(() => form.left).toEqual(['/auth/login?next=%2Fcourses'])
    expect(form.requests).toHaveLength(1)
  })
})

describe('the sign-in page', () => {
  it('[S-305] is a form that works without a script, and keeps where to go', async () => {
    const { container, description } = await visitPage('/auth/login?next=%2Fdashboard%2Fsessions%3Fa%3D1', pending)
    const form = container.querySelector<HTMLFormElement>('form[method="post"]')
    expect(form?.getAttribute('action')).toBe('/auth/login?next=%2Fdashboard%2Fsessions%3Fa%3D1')
    const fields = Object.fromEntries(new FormData(form ?? undefined))
    expect(fields).toEqual({ next: '/dashboard/sessions?a=1', email: '', password: '' })
    expect(description).toMatchObject({ status: 200, meta: { title: 'Sign in', noindex: true } })
  })

  it.each([
    ['/courses/crs_1#enroll', '/api/courses/crs_1', makeCourse({ title: 'Reading a lake' })],
    ['/events/evt_1#register', '/api/events/evt_1', makeEvent({ title: 'Dawn count' })],
  ])('says above the form what it leads back to: %s', async (next, path, answer) => {
    const { screen } = await visitPage(`/auth/login?next=${encodeURIComponent(next)}`, ({ pathname }) =>
      pathname === path ? Response.json(answer) : problem('not_found'),
    )
    const note = screen.getByText(`After you sign in, you go back to ${answer.title}.`)
    await expect.element(note).toBeVisible()
    const form = screen.getByRole('form', { name: 'Sign in' }).element()
    expect(note.element().compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each(['/dashboard/my-events', '/courses/crs_gone'])(
    'says only that it leads back where it cannot name the page: %s',
    async (next) => {
      const { screen } = await visitPage(`/auth/login?next=${encodeURIComponent(next)}`, () => problem('not_found'))
      await expect.element(screen.getByText('After you sign in, you go back to the page you came from.')).toBeVisible()
    },
  )

  it('is found by search engines at its plain address alone', async () => {
    const { description } = await visitPage('/auth/login', pending)
    expect(description).toMatchObject({ meta: { title: 'Sign in', canonical: '/auth/login' } })
    expect(description.meta.noindex).toBeUndefined()
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    '[S-338] does not lead to %s',
    async (next) => {
      const { container } = await visitPage(`/auth/login?next=${encodeURIComponent(next)}`, pending)
      expect(container.querySelector('[name="next"]')).toBeNull()
    },
  )

  it('[S-305] [S-040] leads to a new account and a new password, and goes by Google as a plain form', async () => {
    const { container, screen } = await visitPage('/auth/login?next=%2Fcourses%3Fa%3D1', pending)
    await expect
      .element(screen.getByRole('link', { name: 'Create an account' }))
      .toHaveAttribute('href', '/auth/register?next=%2Fcourses%3Fa%3D1')
    await expect
      .element(screen.getByRole('link', { name: 'Forgot password?' }))
      .toHaveAttribute('href', '/auth/forgot-password')
    const form = container.querySelector<HTMLFormElement>('form[action="/auth/google"]')
    expect(form?.method).toBe('get')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ next: '/courses?a=1' })
    await expect.element(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  })

  it.each([
    ['authentication_failed', 'Failed to complete authentication. Please try again.'],
    ['google_failed', 'Failed to sign in with Google'],
    ['account_suspended', 'Your account is suspended'],
    ['account_closed', 'Your account is closed'],
  ])('[S-317] [S-318] says in one place what Google did not do: %s', async (code, text) => {
    const { screen } = await visitPage(`/auth/login?problem=${code}`, pending)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.getByText(text).elements()).toHaveLength(1)
  })

  it('takes the address that was refused along to the next way in, and forgets one that was let in', async () => {
    const forgot = async () => {
      const { screen, container } = await visitPage('/auth/forgot-password', pending)
      await expect.element(screen.getByLabelText('Email')).toBeVisible()
      const email = container.querySelector<HTMLInputElement>('[name="email"]')?.value
      container.remove()
      return email
    }
    const refused = await visitForm(() => problem('invalid_credentials'))
    await fillIn(refused)
    await expect.element(refused.screen.getByRole('alert')).toBeVisible()
    await expect.element(refused.email).toHaveValue('meera.n@example.in')
    refused.container.remove()
    expect(await forgot()).toBe('meera.n@example.in')

    const again = await visitForm(() => signIn.clone())
    await expect.element(again.email).toHaveValue('meera.n@example.in')
    await again.password.fill('learn by doing')
    await again.submit.click()
    await expect.poll(() => again.left).toHaveLength(1)
    again.container.remove()
    expect(await forgot()).toBe('')
  })

  it('says that a new password is set', async () => {
    const { screen } = await visitPage('/auth/login?reset=success', pending)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Password changed')
  })

  it.each([
    ['', 'before you can sign in'],
    ['&role=student', 'before you can sign in'],
    ['&role=educator', 'we will start reviewing your application to teach'],
  ])('[S-307] [S-308] says that an account was made, and what the mail is for%s', async (role, text) => {
    const { screen } = await visitPage(`/auth/login?registration=success${role}`, pending)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Account created successfully!')
    await expect.element(screen.getByRole('status')).toHaveTextContent(text)
  })

  it('[S-307] [S-577.registration] [C-43] goes on to the plain address after 5 seconds, not before, and leaves the hands alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const visit = await visitPage('/auth/login?registration=success&role=educator&next=%2Fcourses', pending)
    const { screen, navigation } = visit
    await screen.getByText('Already confirmed? Sign in').click()
    const email = screen.getByLabelText('Email')
    await email.fill('meera@exam')
    const { top } = email.element().getBoundingClientRect()
    vi.advanceTimersByTime(4_999)
    expect(navigation.location.search).toBe('?registration=success&role=educator&next=%2Fcourses')
    await expect.element(screen.getByText('Account created successfully!')).toBeVisible()
    vi.advanceTimersByTime(1)
    expect(navigation.location.search).toBe('?next=%2Fcourses')
    await expect.element(screen.getByText('Account created successfully!')).not.toBeInTheDocument()
    await expect.element(screen.getByText(/your application to teach/)).toBeVisible()
    await userEvent.keyboard('ple.in')
    await expect.element(email).toHaveValue('meera@example.in')
    expect(email.element().getBoundingClientRect().top).toBe(top)
  })

  it('[U-02] says to look for the email, sends it again in one press, and leads to another address', async () => {
    const sent: unknown[] = []
    const { screen, description, container } = await visitPage(
      '/auth/login?registration=success&role=educator&next=%2Fcourses%2Fcrs_1%23enroll',
      async ({ pathname }, request) => {
        sent.push([pathname, await request.json()])
        return Response.json({}, { status: 202 })
      },
      { registeredEmail: 'meera.n@example.in' },
    )
    expect(description.meta.title).toBe('Check your email')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
    await expect.element(screen.getByText('Password', { exact: true })).not.toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Use a different email' }))
      .toHaveAttribute('href', '/auth/register?role=educator&next=%2Fcourses%2Fcrs_1%23enroll')
    const form = container.querySelector<HTMLFormElement>('[aria-label="Send again"]')
    expect(form?.getAttribute('action')).toMatch(/^\/auth\/verify-email\/mail\?/)
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ email: 'meera.n@example.in' })
    await screen.getByRole('button', { name: 'Resend email' }).click()
    await expect.element(screen.getByText('Email sent again')).toBeVisible()
    await expect.poll(() => sent).toEqual([['/api/auth/verification-mails', { email: 'meera.n@example.in' }]])
    expect(await checkA11y(container)).toEqual([])
  })

  it('[U-02] says so where an email could not be sent again', async () => {
    const { screen } = await visitPage(
      '/auth/login?registration=success',
      () => problem('too_many_attempts', { retryAfterSeconds: 540 }),
      { registeredEmail: 'meera.n@example.in' },
    )
    await screen.getByRole('button', { name: 'Resend email' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Try again in 9 minutes.')
    await expect.element(screen.getByText('Email sent again')).not.toBeInTheDocument()
  })

  it('[U-02] offers the email again where a right password came back without a script', async () => {
    const { screen, container } = await visitPage('/auth/login', pending, {
      submission: sentForm('sign-in', 'email_unverified', { values: { email: 'meera.n@example.in' } }),
    })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Confirm your email first')
    const form = container.querySelector<HTMLFormElement>('[aria-label="Send again"]')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/auth/verify-email/mail'])
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ email: 'meera.n@example.in' })
    expect(await checkA11y(container)).toEqual([])
  })

  it('[S-310] [C-44] shows what a round trip without a script brought back, once', async () => {
    const { screen, description } = await visitPage('/auth/login', pending, {
      submission: sentForm('sign-in', 'invalid_credentials', { values: { email: 'meera.n@example.in' } }),
    })
    await expect.element(screen.getByLabelText('Email')).toHaveValue('meera.n@example.in')
    expect(description.meta.title).toBe('Error: Sign in')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Invalid email or password')
    expect(screen.getByText('Invalid email or password').elements()).toHaveLength(1)
  })

  it('[U-02] tells the browser that has just registered what to do first, before it tries', async () => {
    const registeredEmail = 'meera.n@example.in'
    const { screen, requests } = await visitPage('/auth/login', pending, { registeredEmail })
    const news = screen.getByRole('status')
    await expect.element(news).toHaveTextContent('Confirm your email first')
    await expect.element(news).toHaveTextContent(registeredEmail)
    await expect
      .element(screen.getByRole('link', { name: 'Send a new link' }))
      .toHaveAttribute('href', '/auth/verify-email')
    await expect.element(screen.getByLabelText('Email')).toHaveValue(registeredEmail)
    expect(requests).toEqual([])
    const arrived = await visitPage('/auth/login?registration=success', pending, { registeredEmail })
    await expect.element(arrived.screen.getByText(/An email is on its way to/)).toHaveTextContent(registeredEmail)
  })

  it('[U-02] says where the emails of a local platform are, and nothing of it elsewhere', async () => {
    const local = await visitPage('/auth/login', pending, { inbox: '/_mail' })
    await expect.element(local.screen.getByRole('link', { name: 'Open its inbox' })).toHaveAttribute('href', '/_mail')
    const { container } = await visitPage('/auth/login', pending)
    expect(container.textContent).not.toContain('inbox')
  })

  it('says when to try again after too many attempts', async () => {
    const { screen } = await visitPage('/auth/login', pending, {
      submission: sentForm('sign-in', 'too_many_attempts', { retryAfterSeconds: 540 }),
    })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Try again in 9 minutes.')
  })

  it('has nothing for axe', async () => {
    const { container, screen } = await visitPage('/auth/login?next=%2Fcourses', pending, {
      submission: sentForm('sign-in', 'invalid_credentials'),
    })
    await screen.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect.element(screen.getByText('Email is required')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })
})

describe('signing in', () => {
  it('[S-306] asks for what is missing, beside the field, and goes to the first', async () => {
    const { submit, email, password, requests } = await visitForm(pending)
    await submit.click()
    await expect.element(email).toHaveAccessibleDescription('Email is required')
    await expect.element(password).toHaveAccessibleDescription('Password is required')
    await expect.element(email).toHaveFocus()
    await email.fill('meera.n@example.in')
    await expect.element(email).toHaveAccessibleDescription('')
    expect(requests).toEqual([])
  })

  it('[S-306] asks for an email that is only spaces', async () => {
    const { submit, email, password } = await visitForm(pending)
    await email.fill('   ')
    await password.fill('x')
    await submit.click()
    await expect.element(email).toHaveAccessibleDescription('Email is required')
  })

  it.each([
    ['/courses/crs_1?from=card', '/auth/login?next=%2Fcourses%2Fcrs_1%3Ffrom%3Dcard'],
    [null, '/auth/login'],
  ])('[S-323] [S-338] has the edge lead on to %s', async (next, destination) => {
    let sent: unknown
    const form = await visitForm(async (_, request) => {
      sent = await request.json()
      return signIn.clone()
    }, next)
    await fillIn(form)
    await expect.poll(() => form.left).toEqual([destination])
    expect(sent).toEqual({ email: 'meera.n@example.in', password: 'learn by doing' })
    await expect.element(form.submit).toHaveAttribute('aria-disabled', 'true')
  })

  it('[S-309] [S-310] [C-44] says once that email or password is wrong, and selects the password', async () => {
    const form = await visitForm(() => problem('invalid_credentials'))
    await fillIn(form)
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('Invalid email or password')
    expect(form.screen.getByText('Invalid email or password').elements()).toHaveLength(1)
    await expect
      .element(form.screen.getByRole('link', { name: 'reset your password' }))
      .toHaveAttribute('href', '/auth/forgot-password')
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('Just registered? Confirm your email first')
    await expect
      .element(form.screen.getByRole('link', { name: 'Send a new link' }))
      .toHaveAttribute('href', '/auth/verify-email')
    await expect.element(form.password).toHaveFocus()
    await userEvent.keyboard('again')
    await expect.element(form.password).toHaveValue('again')
    expect(form.left).toEqual([])
  })

  it('[U-02] says that the right password needs a proven address first, and sends the email again', async () => {
    const sent: unknown[] = []
    const form = await visitForm(async ({ pathname }, request) => {
      if (pathname === '/api/auth/login') return problem('email_unverified')
      sent.push([pathname, await request.json()])
      return Response.json({}, { status: 202 })
    })
    await fillIn(form)
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('Confirm your email first')
    await form.screen.getByRole('button', { name: 'Resend email' }).click()
    await expect.element(form.screen.getByText('Email sent again')).toBeVisible()
    await expect.poll(() => sent).toEqual([['/api/auth/verification-mails', { email: 'meera.n@example.in' }]])
    expect(form.left).toEqual([])
  })

  it('says when to try again', async () => {
    const form = await visitForm(() => problem('too_many_attempts', { retryAfterSeconds: 840 }))
    await fillIn(form)
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('Try again in 14 minutes.')
    await expect.element(form.screen.getByText(/Reference/)).not.toBeInTheDocument()
  })

  it('gives a reference to what failed on our side', async () => {
    const form = await visitForm(() => problem('internal', { requestId: 'req_7F3K' }))
    await fillIn(form)
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('Reference req_7F3K')
  })

  it('says that the connection failed, and works the second time', async () => {
    let isUp = false
    const form = await visitForm(() => {
      if (!isUp) throw new TypeError('offline')
      return signIn.clone()
    })
    await fillIn(form)
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('check your internet connection')
    isUp = true
    await form.submit.click()
    await expect.poll(() => form.left).toEqual(['/auth/login'])
    await expect.element(form.screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('sends once, however often it is pressed, and keeps the width of its button', async () => {
    const form = await visitForm(pending)
    await document.fonts.ready
    const { width } = form.submit.element().getBoundingClientRect()
    await fillIn(form)
    form.container.querySelector<HTMLButtonElement>('[method="post"] [type="submit"]')?.click()
    await form.password.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(form.submit).toHaveAccessibleName('Signing in')
    expect(form.submit.element().getBoundingClientRect().width).toBe(width)
    await expect.poll(() => form.requests).toHaveLength(1)
  })

  it('shows the password on request, and takes a pasted one', async () => {
    const { screen, password } = await visitForm(pending)
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
    await password.fill('pasted')
    await screen.getByRole('button', { name: 'Show password' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await screen.getByRole('button', { name: 'Hide password' }).click()
    await expect.element(password).toHaveAttribute('type', 'password')
    await expect.element(password).toHaveValue('pasted')
  })

  it('tells that Caps Lock is on, and that it is off', async () => {
    const { screen, password, announcements } = await visitForm(pending)
    const press = (isOn: boolean) =>
      password
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: isOn }))
    press(true)
    await expect.element(password).toHaveAccessibleDescription('Caps Lock is on')
    press(true)
    press(false)
    await expect.element(screen.getByText('Caps Lock is on')).not.toBeInTheDocument()
    await expect.poll(() => announcements).toEqual(['Caps Lock is on'])
  })
})

describe('a right password of somebody with a second factor', () => {
  it('leads to the page that asks for the code, with where the sign-in leads', async () => {
    const { email, password, submit, left } = await visitForm(() => problem('second_factor_needed'), '/courses')
    await email.fill('meera.n@example.in')
    await password.fill('a weir of basalt')
    await submit.click()
    await expect.poll(() => left).toEqual(['/auth/code?next=%2Fcourses'])
  })

  it('has a link there without a script', async () => {
    const { screen } = await visitPage('/auth/login?next=%2Fcourses', pending, {
      submission: sentForm('sign-in', 'second_factor_needed', { values: { email: 'meera.n@example.in' } }),
    })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('One more step')
    await expect
      .element(screen.getByRole('link', { name: 'Enter your code' }))
      .toHaveAttribute('href', '/auth/code?next=%2Fcourses')
  })
})
