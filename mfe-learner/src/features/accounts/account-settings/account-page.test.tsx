import type { OwnAccount } from '@kere/contracts/accounts/account-settings'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { findViolations } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const meera: OwnAccount = {
  email: 'meera.n@example.in',
  language: 'en',
  hasPassword: true,
  google: { linkedAt: '2026-11-12T06:30:00.000Z' },
}

const wrongPassword = () =>
  Response.json(
    {
      type: 'about:blank',
      title: 'Some fields are not valid',
      status: 422,
      code: 'validation_failed',
      errors: [{ pointer: '/body/currentPassword', detail: 'This is not your current password' }],
    },
    { status: 422 },
  )

function anApi(first = meera) {
  const api = {
    account: first,
    refusal: null as FetchStub | null,
    keys: [] as (string | null)[],
    sent: [] as unknown[],
  }
  const answer: FetchStub = async (url, request) => {
    if (request.method === 'GET') return Response.json(api.account)
    api.keys.push(request.headers.get('idempotency-key'))
    api.sent.push(await request.clone().json())
    if (api.refusal) return api.refusal(url, request)
    if (url.pathname.endsWith('language')) api.account = { ...api.account, ...(api.sent.at(-1) as object) }
    if (url.pathname.endsWith('google-unlinkings')) api.account = { ...api.account, google: null }
    return url.pathname.startsWith('/api/me/')
      ? new Response(null, { status: 204 })
      : Response.json({}, { status: 202 })
  }
  return { api, answer }
}

const visit = (answer: FetchStub) => visitPage('/dashboard/account', answer)

afterEach(() => page.viewport(1280, 800))

describe('the password', () => {
  it('is changed with the current one, which is asked for and checked', async () => {
    const { api, answer } = anApi()
    const { screen } = await visit(answer)
    const section = screen.getByRole('region', { name: 'Password' })
    const current = section.getByLabelText('Current password')
    const wanted = section.getByLabelText('New password')
    const save = section.getByRole('button', { name: 'Change password' })
    await wanted.fill('lake5')
    await save.click()
    await expect.element(current).toHaveAccessibleDescription('Enter your current password')
    await expect.element(current).toHaveFocus()
    await expect.element(wanted).toHaveAccessibleDescription('Password must be at least 6 characters')
    expect(api.sent).toEqual([])

    api.refusal = wrongPassword
    await current.fill('not this one')
    await wanted.fill('rain over the lake')
    await save.click()
    await expect.element(current).toHaveAccessibleDescription('This is not your current password')
    await expect.element(current).toHaveFocus()
    await expect.element(wanted).toHaveValue('rain over the lake')

    api.refusal = null
    await current.fill('a password of the tests')
    await save.click()
    await expect
      .element(section.getByRole('status'))
      .toHaveTextContent('Your password is changed. You are signed out everywhere else.')
    await expect.element(current).toHaveValue('')
    await expect
      .poll(() => api.sent.at(-1))
      .toEqual({ currentPassword: 'a password of the tests', password: 'rain over the lake' })
  })

  it('is sent again under the same key where no definite answer came, and under another after one', async () => {
    const { api, answer } = anApi()
    const { screen } = await visit(answer)
    const section = screen.getByRole('region', { name: 'Password' })
    await section.getByLabelText('Current password').fill('a password of the tests')
    await section.getByLabelText('New password').fill('rain over the lake')
    const submitWith = async (refusal: FetchStub, text: string) => {
      api.refusal = refusal
      await section.getByRole('button', { name: 'Change password' }).click()
      await expect.element(section.getByRole('alert')).toHaveTextContent(`Your password was not changed. ${text}`)
    }
    await submitWith(() => Promise.reject(new TypeError('No network')), '')
    await submitWith(() => problem('too_many_attempts'), 'Too many attempts. Wait a few minutes before you try again')
    await submitWith(() => problem('unavailable'), 'The service is not available right now')
    await submitWith(() => problem('not_found'), 'Not found')
    await submitWith(() => problem('not_found'), 'Not found')
    const [lost, ...others] = api.keys
    expect(others.map((key) => key === lost)).toEqual([true, true, true, false])
  })

  it('is set by mail where there is none, and Google stays linked until then', async () => {
    const { api, answer } = anApi({ ...meera, hasPassword: false })
    const { screen } = await visit(answer)
    await screen.getByRole('button', { name: 'Email me a link' }).click()
    await expect.element(screen.getByText('The email is on its way.')).toBeVisible()
    await expect.poll(() => api.sent).toEqual([{ email: meera.email }])
    await expect.element(screen.getByText('You can unlink it after you set a password.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Unlink' })).not.toBeInTheDocument()
  })
})

it('unlinks Google with the current password, and says how it is linked again', async () => {
  const { api, answer } = anApi()
  const { screen, notices } = await visit(answer)
  await expect.element(screen.getByText('Linked on 12 Nov 2026')).toBeVisible()
  await screen.getByRole('button', { name: 'Unlink' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Unlink your Google account?' })
  api.refusal = wrongPassword
  await dialog.getByLabelText('Current password').fill('not this one')
  await dialog.getByRole('button', { name: 'Unlink' }).click()
  await expect
    .element(dialog.getByLabelText('Current password'))
    .toHaveAccessibleDescription('This is not your current password')
  expect(await findViolations()).toEqual([])
  api.refusal = null
  await dialog.getByLabelText('Current password').fill('a password of the tests')
  await dialog.getByRole('button', { name: 'Unlink' }).click()
  await expect.element(screen.getByText('No Google account is linked.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Link Google' }))
    .toHaveAttribute('href', '/auth/google?next=/dashboard/account')
  await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'Your Google account is unlinked.' }])
})

it.each([360, 1280])(
  '[part of S-508] says why the address stays, and is without a violation at %i px',
  async (width) => {
    await page.viewport(width, 800)
    const { answer } = anApi()
    const { screen, container } = await visit(answer)
    await expect.element(screen.getByLabelText('Email', { exact: true })).toHaveAttribute('readonly')
    await expect
      .element(screen.getByLabelText('Email', { exact: true }))
      .toHaveAccessibleDescription(/^Your email cannot be changed, because it proves that this account is yours/)
    const link = screen.getByRole('link', { name: 'See your sessions' })
    await expect.element(link).toHaveAttribute('href', '/dashboard/sessions')
    expect(await findViolations(container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

describe('the language of emails', () => {
  it('is chosen in its own letters, saved at once, and stays as it was if it could not be saved', async () => {
    const { api, answer } = anApi()
    const { screen } = await visit(answer)
    const choice = screen.getByLabelText('Emails to you are written in')
    await expect.element(choice).toHaveValue('en')
    await choice.selectOptions('ಕನ್ನಡ')
    await expect.element(choice).toHaveValue('kn')
    await expect.poll(() => api.sent).toEqual([{ language: 'kn' }])
    api.refusal = () => problem('unavailable')
    await choice.selectOptions('தமிழ்')
    await expect.element(choice).toHaveValue('kn')
    expect(await findViolations()).toEqual([])
  })
})
