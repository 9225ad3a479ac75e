import type { RemoteApp } from '@kere/platform/page'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { breakStorage, storageModes } from '@kere/platform/web-storage.fixtures'
import { checkA11y, findViolations } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetEducatorAnswers, keepEducatorAnswers } from '../../../auth/educator-answers.ts'
import { educatorAnswers } from '../../../testing/new-account.ts'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'
import { RegisterForm } from './register-form.tsx'

const accepted = () => Response.json({}, { status: 202 })
const path = '/auth/register'

async function visitForm(answer: FetchStub, next: string | null = null) {
  const left: string[] = []
  const component = () => <RegisterForm next={next} wished={null} onRegistered={(to) => void left.push(to)} />
  const meta = { title: '', description: '', canonical: '', breadcrumbs: [] }
  const pages: RemoteApp['pages'] = { [path]: async () => ({ component, describe: () => ({ status: 200, meta }) }) }
  const visit = await visitPage(path, answer, { pages })
  const { screen } = visit
  return {
    ...visit,
    left,
    learn: screen.getByRole('radio', { name: 'Learn' }),
    teach: screen.getByRole('radio', { name: 'Teach' }),
    firstName: screen.getByLabelText('First name'),
    lastName: screen.getByLabelText('Last name'),
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password', { exact: true }),
    submit: screen.getByRole('button', { name: /^Creat/ }),
    google: screen.getByRole('button', { name: 'Sign up with Google' }),
  }
}

type Form = Awaited<ReturnType<typeof visitForm>>

async function fillIn({ learn, firstName, lastName, email, password }: Form) {
  await learn.click()
  await firstName.fill(' Meera ')
  await lastName.fill('Nambiar')
  await email.fill('Meera.N@example.in')
  await password.fill('tanks and canals')
}

function watchGoogle(container: Element) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const form = container.querySelector<HTMLFormElement>('form[action="/auth/google"]')!
  container.addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return
    event.preventDefault()
    sent.push(Object.fromEntries(new FormData(form)))
  })
  return sent
}

const refuseFields = (errors: { pointer: string; detail: string }[]) =>
  Response.json({ type: 'about:blank', title: 'x', status: 422, code: 'validation_failed', errors }, { status: 422 })

describe.each(storageModes)('a browser whose storage is %s', (mode) => {
  it('registers all the same', async () => {
    breakStorage(mode)
    const form = await visitForm(accepted)
    await fillIn(form)
    await form.submit.click()
    await expect.poll(() => form.left).toEqual(['/auth/login?registration=success&role=student'])
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  forgetEducatorAnswers()
  await page.viewport(1280, 800)
})

describe('the register page', () => {
  it('[S-311] [S-312] is a form that works without a script, and keeps where to go', async () => {
    const { container, screen, description } = await visitPage(`${path}?next=%2Fcourses&role=educator`, pending)
    const form = container.querySelector<HTMLFormElement>('form[method="post"]')!
    expect(form.getAttribute('action')).toBe(`${path}?next=%2Fcourses&role=educator`)
    const fields = Object.fromEntries(new FormData(form))
    expect(fields).toEqual({
      role: 'educator',
      next: '/courses',
      firstName: '',
      lastName: '',
      email: '',
      password: '',
    })
    for (const name of ['role', 'firstName', 'lastName', 'email', 'password'])
      expect(container.querySelector(`[name="${name}"][required]`)).not.toBeNull()
    await expect
      .element(screen.getByRole('link', { name: 'Sign in' }))
      .toHaveAttribute('href', '/auth/login?next=%2Fcourses')
    expect(description).toMatchObject({ status: 200, meta: { title: 'Create your account', noindex: true } })
  })

  it('[S-317] shows what a round trip without a script brought back, once', async () => {
    const submission = sentForm('register', 'internal', {
      values: { role: 'student', firstName: 'Ira', lastName: 'Nayak', email: 'ira@example.in' },
    })
    const { screen, description } = await visitPage(path, pending, { submission })
    expect(description.meta.title).toBe('Error: Create your account')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to create account')
    expect(screen.getByText('Failed to create account').elements()).toHaveLength(1)
    await expect.element(screen.getByRole('radio', { name: 'Learn' })).toBeChecked()
    await expect.element(screen.getByLabelText('First name')).toHaveValue('Ira')
    await expect.element(screen.getByLabelText('Last name')).toHaveValue('Nayak')
    await expect.element(screen.getByLabelText('Email')).toHaveValue('ira@example.in')
  })

  it('says beside the field what the round trip found, and begins there', async () => {
    const detail = 'This password is too common. Please choose another'
    const submission = sentForm('register', 'validation_failed', { errors: [{ pointer: '/body/password', detail }] })
    const { screen } = await visitPage(path, pending, { submission })
    const field = screen.getByLabelText('Password', { exact: true })
    await expect.element(field).toHaveAccessibleDescription(detail)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('has nothing for axe', async () => {
    const { container, screen } = await visitPage(path, pending, {
      submission: sentForm('register', 'too_many_attempts', { retryAfterSeconds: 60 }),
    })
    await screen.getByRole('button', { name: 'Create account' }).click()
    await expect.element(screen.getByText('Email is required')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })
})

describe('creating an account', () => {
  it('[S-313] asks for what is missing, each once beside its field, and goes to the first', async () => {
    const form = await visitForm(pending)
    await form.submit.click()
    const choice = form.screen.getByRole('radiogroup', { name: 'What brings you here?' })
    await expect.element(choice).toHaveAccessibleDescription('Please choose whether you want to learn or teach')
    for (const name of [form.firstName, form.lastName])
      await expect.element(name).toHaveAccessibleDescription('First and last name are required')
    expect(form.screen.getByText('First and last name are required').elements()).toHaveLength(1)
    await expect.element(form.email).toHaveAccessibleDescription('Email is required')
    await expect.element(form.password).toHaveAccessibleDescription('Password is required')
    await expect.element(form.learn).toHaveFocus()
    expect(form.requests).toEqual([])
  })

  it('[S-313] [S-579.password] asks for at least 6 characters, and for the name that is missing', async () => {
    const form = await visitForm(pending)
    await fillIn(form)
    await form.firstName.fill('  ')
    await form.password.fill('5char')
    await form.submit.click()
    await expect.element(form.password).toHaveAccessibleDescription('Password must be at least 6 characters')
    await expect.element(form.firstName).toHaveAccessibleDescription('First and last name are required')
    await expect.element(form.lastName).toHaveAccessibleDescription('')
    await form.password.fill('6chars')
    await expect.element(form.password).toHaveAccessibleDescription('')
    expect(form.requests).toEqual([])
  })

  it.each([
    [null, '/auth/login?registration=success&role=student'],
    ['/courses/crs_1', '/auth/login?registration=success&role=student&next=%2Fcourses%2Fcrs_1'],
  ])('[S-316] goes on to the sign-in, with where to go: %s', async (next, destination) => {
    let sent: unknown
    const form = await visitForm(async (_, request) => {
      sent = await request.json()
      return accepted()
    }, next)
    await fillIn(form)
    await form.submit.click()
    await expect.poll(() => form.left).toEqual([destination])
    expect(sent).toEqual({
      role: 'student',
      firstName: 'Meera',
      lastName: 'Nambiar',
      email: 'meera.n@example.in',
      password: 'tanks and canals',
      ...(next && { next }),
    })
    await expect.element(form.submit).toHaveAttribute('aria-disabled', 'true')
  })

  it('[S-317] says that it failed and keeps everything that was typed, and works the second time', async () => {
    let isUp = false
    const form = await visitForm(() => (isUp ? accepted() : problem('internal', { requestId: 'req_7F3K' })))
    await fillIn(form)
    await form.submit.click()
    const alert = form.screen.getByRole('alert')
    await expect.element(alert).toHaveTextContent('Failed to create account')
    await expect.element(alert).toHaveTextContent('Reference req_7F3K')
    await expect.element(form.learn).toBeChecked()
    await expect.element(form.firstName).toHaveValue(' Meera ')
    await expect.element(form.lastName).toHaveValue('Nambiar')
    await expect.element(form.email).toHaveValue('Meera.N@example.in')
    await expect.element(form.password).toHaveValue('tanks and canals')
    isUp = true
    await form.submit.click()
    await expect.poll(() => form.left).toHaveLength(1)
  })

  it('says when to try again', async () => {
    const form = await visitForm(() => problem('too_many_attempts', { retryAfterSeconds: 840 }))
    await fillIn(form)
    await form.submit.click()
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('Try again in 14 minutes.')
  })

  it('puts what the API refuses beside its field and goes to the first', async () => {
    const form = await visitForm(() =>
      refuseFields([
        { pointer: '/body/password', detail: 'This password is too common. Please choose another' },
        { pointer: '/body/lastName', detail: 'Please use letters only' },
      ]),
    )
    await fillIn(form)
    await form.submit.click()
    await expect.element(form.password).toHaveAccessibleDescription(/too common/)
    await expect.element(form.lastName).toHaveAccessibleDescription('Please use letters only')
    await expect.element(form.lastName).toHaveFocus()
    await expect.element(form.screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('takes the address along to the sign-in page', async () => {
    const form = await visitForm(accepted)
    await fillIn(form)
    await form.submit.click()
    await expect.poll(() => form.left).toHaveLength(1)
    form.container.remove()
    const { screen } = await visitPage('/auth/login?registration=success&role=student', pending)
    await expect.element(screen.getByLabelText('Email')).toHaveValue('meera.n@example.in')
  })

  it('leads to the terms and the privacy policy', async () => {
    const { screen } = await visitPage(path, pending)
    await expect.element(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
    await expect.element(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy')
  })

  it('sends once, however often it is pressed', async () => {
    const form = await visitForm(pending)
    await fillIn(form)
    await form.submit.click()
    await form.submit.click({ force: true })
    await form.password.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(form.submit).toHaveAccessibleName('Creating your account')
    await expect.poll(() => form.requests).toHaveLength(1)
  })

  it('goes by keyboard alone', async () => {
    const form = await visitForm(accepted)
    form.learn.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(form.teach).toBeChecked()
    await userEvent.tab()
    await expect.element(form.google).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('Meera{Tab}Nambiar{Tab}meera.n@example.in{Tab}tanks and canals{Enter}')
    await expect.poll(() => form.left).toEqual(['/auth/login?registration=success&role=educator'])
  })
})

describe('signing up with Google', () => {
  it('[S-314] asks for the role beside the radios, and goes nowhere', async () => {
    const form = await visitForm(pending)
    const sent = watchGoogle(form.container)
    await form.google.click()
    const choice = form.screen.getByRole('radiogroup')
    await expect.element(choice).toHaveAccessibleDescription('Please choose whether you want to learn or teach')
    await expect.element(form.email).toHaveAccessibleDescription('')
    await expect.element(form.learn).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('[S-312] takes the chosen role and where to go along', async () => {
    const form = await visitForm(pending, '/courses')
    const sent = watchGoogle(form.container)
    await form.teach.click()
    await form.google.click()
    await expect.poll(() => sent).toEqual([{ role: 'educator', next: '/courses' }])
  })

  it('[S-314] [S-315] needs no choice after the educator chat', async () => {
    keepEducatorAnswers(educatorAnswers)
    const form = await visitForm(pending)
    const sent = watchGoogle(form.container)
    await form.google.click()
    await expect.poll(() => sent).toEqual([{ role: 'educator' }])
  })
})

describe('with answers from the educator chat', () => {
  it('[S-315] locks the names and the role, and leads back to the answers', async () => {
    keepEducatorAnswers(educatorAnswers)
    let sent: unknown
    const form = await visitForm(async (_, request) => {
      sent = await request.json()
      return accepted()
    })
    await expect.element(form.teach).toBeChecked()
    await expect.element(form.learn).toBeDisabled()
    for (const [name, value] of [
      [form.firstName, 'Meera'],
      [form.lastName, 'Nambiar'],
    ] as const) {
      await expect.element(name).toHaveValue(value)
      await expect.element(name).toHaveAttribute('readonly')
    }
    await expect
      .element(form.screen.getByRole('link', { name: 'Edit your answers' }))
      .toHaveAttribute('href', '/join-as-educator')
    expect(await findViolations(form.container)).toEqual([])
    await form.email.fill('meera.n@example.in')
    await form.password.fill('tanks and canals')
    await form.submit.click()
    await expect.poll(() => form.left).toEqual(['/auth/login?registration=success&role=educator'])
    expect(sent).toMatchObject({ role: 'educator', firstName: 'Meera', lastName: 'Nambiar' })
  })
})
