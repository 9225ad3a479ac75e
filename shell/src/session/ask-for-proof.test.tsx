import { problem, type FetchStub } from '@kere/platform/react/stage'
import { createClient } from '@kere/platform/client'
import { findViolations } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { stubPasskeys, requestOptions } from '@kere/platform/passkeys.fixtures'
import { askForProof } from './ask-for-proof.tsx'

function ask({ hasPassword = true, isOn = false, hasPasskey = false } = {}) {
  const api = { sent: [] as unknown[], refusal: null as FetchStub | null }
  const client = createClient({
    origin: location.origin,
    fetch: async (request) => {
      const url = new URL(request.url)
      if (url.pathname === '/api/me/account')
        return Response.json({ email: 'meera.n@example.in', hasPassword, google: null })
      if (url.pathname === '/api/me/second-factor')
        return Response.json({ isOn, isRequired: false, since: null, recoveryCodesLeft: 0, hasPasskey })
      if (url.pathname === '/api/auth/passkey-challenges') return Response.json(requestOptions)
      api.sent.push(await request.clone().json())
      return api.refusal?.(url, request) ?? new Response(null, { status: 204 })
    },
  })
  return { api, proof: askForProof(() => undefined, client) }
}

const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })

it('asks for the password, says that it is wrong, and goes on with the right one', async () => {
  const { api, proof } = ask()
  const password = dialog.getByLabelText('Password', { exact: true })
  await expect.element(dialog.getByRole('button', { name: 'Use a code' })).not.toBeInTheDocument()
  api.refusal = () =>
    Response.json(
      {
        type: 'about:blank',
        title: 'Some fields are not valid',
        status: 422,
        code: 'validation_failed',
        errors: [{ pointer: '/body/password', detail: 'This is not your password' }],
      },
      { status: 422 },
    )
  await password.fill('not it')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(password).toHaveAccessibleDescription('This is not your password')
  api.refusal = () => problem('too_many_attempts')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Too many attempts')
  expect(await findViolations()).toEqual([])
  api.refusal = null
  await dialog.getByRole('button', { name: 'Continue' }).click()
  expect(await proof).toBe(true)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(api.sent.at(-1)).toEqual({ password: 'not it' })
})

it('asks for a code instead where there is an app, and only for a code where there is no password', async () => {
  const both = ask({ isOn: true })
  await dialog.getByRole('button', { name: 'Use a code' }).click()
  await dialog.getByLabelText('Code').fill('123456')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  expect(await both.proof).toBe(true)
  expect(both.api.sent).toEqual([{ code: '123456' }])

  const { proof } = ask({ hasPassword: false, isOn: true })
  await expect.element(dialog.getByLabelText('Code')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await proof).toBe(false)
})

it('leads to Google where there is neither', async () => {
  const { proof } = ask({ hasPassword: false })
  await expect
    .element(dialog.getByRole('link', { name: 'Continue with Google' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/auth\/google\?next=/))
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(await proof).toBe(false)
})

it('takes a passkey, and stays open if the browser got none', async () => {
  const passkeys = stubPasskeys()
  const { api, proof } = ask({ hasPasskey: true })
  const button = dialog.getByRole('button', { name: 'Use a passkey' })
  passkeys.refusal = 'NotAllowedError'
  await button.click()
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  expect(api.sent).toEqual([])
  passkeys.refusal = null
  api.refusal = () => problem('passkey_refused')
  await button.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This passkey did not work. Try again')
  expect(await findViolations()).toEqual([])
  api.refusal = null
  await button.click()
  expect(await proof).toBe(true)
  expect(api.sent.at(-1)).toEqual({ credential: passkeys.proven })
})
