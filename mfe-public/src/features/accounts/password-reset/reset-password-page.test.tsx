import type { RemoteApp } from '@kere/platform/page'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

const path = '/auth/reset-password'

async function visitForm(answer: FetchStub, isAnew = false) {
  const left: string[] = []
  const component = () => (
    <ResetPasswordForm token="tok_1" isAnew={isAnew} onDead={() => {}} onReset={(to) => void left.push(to)} />
  )
  const meta = { title: '', description: '', canonical: '', breadcrumbs: [] }
  const pages: RemoteApp['pages'] = { [path]: async () => ({ component, describe: () => ({ status: 200, meta }) }) }
  const visit = await visitPage(path, answer, { pages })
  const { screen } = visit
  return {
    ...visit,
    left,
    password: screen.getByLabelText('New password', { exact: true }),
    submit: screen.getByRole('button', { name: /^Set/ }),
  }
}

afterEach(() => page.viewport(1280, 800))

describe('the page of a new password', () => {
  it('[U-01] is a form that works without a script, and tells nobody its link', async () => {
    const { container, description } = await visitPage(`${path}?token=tok_1`, pending)
    const form = container.querySelector<HTMLFormElement>('form[method="post"]')!
    expect(form.getAttribute('action')).toBe(`${path}?token=tok_1`)
    expect(Object.fromEntries(new FormData(form))).toEqual({ token: 'tok_1', password: '' })
    expect(form.querySelector('[name="password"][required][minlength="6"]')).not.toBeNull()
    expect(description).toMatchObject({
      status: 200,
      meta: { title: 'Set a new password', canonical: path, noindex: true },
    })
  })

  it.each([
    ['link_invalid', 'This link is not valid'],
    ['link_expired', 'This link has expired'],
    ['link_used', 'This link has already been used'],
  ] as const)('[U-01] has a way out of a dead link: %s', async (code, title) => {
    const submission = sentForm('reset-password', code)
    const { screen, description } = await visitPage(`${path}?token=tok_1`, pending, { submission })
    expect(description.meta.title).toBe(`Error: ${title}`)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect
      .element(screen.getByRole('link', { name: 'Request a new link' }))
      .toHaveAttribute('href', '/auth/forgot-password')
    expect(screen.getByLabelText('New password', { exact: true }).elements()).toEqual([])
  })

  it('[U-01] says that a link without its end is not valid', async () => {
    const { screen } = await visitPage(path, pending)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link is not valid')
  })

  it('says what is wrong with the password after a round trip without a script', async () => {
    const detail = 'Password must be at least 6 characters'
    const submission = sentForm('reset-password', 'validation_failed', {
      errors: [{ pointer: '/body/password', detail }],
    })
    const { screen } = await visitPage(`${path}?token=tok_1`, pending, { submission })
    await expect.element(screen.getByLabelText('New password', { exact: true })).toHaveAccessibleDescription(detail)
  })

  it('has nothing for axe', async () => {
    const { container, screen } = await visitPage(`${path}?token=tok_1`, pending, {
      submission: sentForm('reset-password', 'internal'),
    })
    await screen.getByRole('button', { name: 'Set password' }).click()
    await expect.element(screen.getByText('Password is required')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })
})

describe('setting a new password', () => {
  it('[U-02] asks for the names too, where the account was made anew', async () => {
    let sent: unknown
    const { screen, left, password, submit } = await visitForm(async (_, request) => {
      sent = await request.json()
      return new Response(null, { status: 204 })
    }, true)
    await password.fill('a weir of basalt')
    await submit.click()
    await expect.element(screen.getByText('First and last name are required')).toBeVisible()
    await screen.getByLabelText('First name').fill('Meera')
    await screen.getByLabelText('Last name').fill('Nambiar')
    await submit.click()
    await expect.poll(() => left).toEqual(['/auth/login?reset=success'])
    expect(sent).toEqual({ token: 'tok_1', password: 'a weir of basalt', firstName: 'Meera', lastName: 'Nambiar' })
  })

  it('sends it with the link and goes on to the sign-in', async () => {
    let sent: unknown
    const form = await visitForm(async (_, request) => {
      sent = await request.json()
      return new Response(null, { status: 204 })
    })
    await form.password.fill('short')
    await form.submit.click()
    await expect.element(form.password).toHaveAccessibleDescription('Password must be at least 6 characters')
    await expect.element(form.password).toHaveFocus()
    await form.password.fill('tanks and canals')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => form.left).toEqual(['/auth/login?reset=success'])
    expect(sent).toEqual({ token: 'tok_1', password: 'tanks and canals' })
    expect(form.requests).toHaveLength(1)
  })

  it('puts what the API refuses beside the field', async () => {
    const detail = 'This password is too common. Please choose another'
    const form = await visitForm(() =>
      Response.json(
        {
          type: 'about:blank',
          title: 'x',
          status: 422,
          code: 'validation_failed',
          errors: [{ pointer: '/body/password', detail }],
        },
        { status: 422 },
      ),
    )
    await form.password.fill('password1')
    await form.submit.click()
    await expect.element(form.password).toHaveAccessibleDescription(detail)
    await expect.element(form.screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('keeps the password on a failure', async () => {
    const form = await visitForm(() => problem('unavailable', { requestId: 'req_7F3K' }))
    await form.password.fill('tanks and canals')
    await form.submit.click()
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('Reference req_7F3K')
    await expect.element(form.password).toHaveValue('tanks and canals')
    expect(form.left).toEqual([])
  })

  it('sends once, however often it is pressed', async () => {
    const form = await visitForm(pending)
    await form.password.fill('tanks and canals')
    await form.submit.click()
    await form.submit.click({ force: true })
    await expect.element(form.submit).toHaveAccessibleName('Setting password')
    await expect.poll(() => form.requests).toHaveLength(1)
  })

  it.each([
    ['link_used', 'This link has already been used'],
    ['link_expired', 'This link has expired'],
    ['link_invalid', 'This link is not valid'],
  ] as const)('[U-01] says that the link is dead, and reads it aloud: %s', async (code, title) => {
    const { screen } = await visitPage(`${path}?token=tok_1`, () => problem(code))
    await screen.getByLabelText('New password', { exact: true }).fill('tanks and canals')
    await screen.getByRole('button', { name: 'Set password' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus()
  })
})
