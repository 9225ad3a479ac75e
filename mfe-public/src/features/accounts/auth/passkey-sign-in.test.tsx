import { problem, type FetchStub } from '@kere/platform/react/stage'
import { requestOptions, stubPasskeys } from '@kere/platform/passkeys.fixtures'
import type { RemoteApp } from '@kere/platform/page'
import { findViolations } from '@kere/ui/testing/axe'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'
import { SignInForm } from './sign-in-form.tsx'

const user = {
  id: 'usr_1',
  role: 'student',
  firstName: 'Meera',
  lastName: 'Nambiar',
  isEnrolled: true,
  isSuperAdmin: false,
  isEmailVerified: true,
  isOnboarded: true,
  educatorStatus: null,
}

async function visitForm() {
  const passkeys = stubPasskeys()
  const api = { left: [] as string[], sent: [] as unknown[], refusal: null as FetchStub | null }
  const answer: FetchStub = async (url, request) => {
    if (url.pathname === '/api/auth/passkey-challenges') return Response.json(requestOptions)
    api.sent.push(await request.clone().json())
    return api.refusal?.(url, request) ?? Response.json({ user, next: null })
  }
  const component = () => (
    <SignInForm next="/courses" initialError={null} onSignedIn={(path) => void api.left.push(path)} />
  )
  const meta = { title: '', description: '', canonical: '', breadcrumbs: [] }
  const pages: RemoteApp['pages'] = {
    '/auth/login': async () => ({ component, describe: () => ({ status: 200, meta }) }),
  }
  const visit = await visitPage('/auth/login', answer, { pages })
  return { ...visit, api, passkeys, button: visit.screen.getByRole('button', { name: 'Sign in with a passkey' }) }
}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

it.each([360, 1280])('is a button under the form, which leads on, at %i px', async (width) => {
  await page.viewport(width, 800)
  const { api, passkeys, button, container, requests } = await visitForm()
  await expect.element(button).toBeVisible()
  expect(requests).toEqual([])
  expect(await findViolations(container)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await button.click()
  await expect.poll(() => api.left).toEqual(['/auth/login?next=%2Fcourses'])
  expect(api.sent).toEqual([{ credential: passkeys.proven, next: '/courses' }])
  expect(passkeys.asked).toEqual(['get'])
})

it('says that a passkey did not work, and nothing if none was chosen', async () => {
  const { api, passkeys, button, screen } = await visitForm()
  passkeys.refusal = 'NotAllowedError'
  await button.click()
  await expect.poll(() => passkeys.asked).toEqual(['get'])
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  passkeys.refusal = null
  api.refusal = () => problem('passkey_refused')
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This passkey did not work. Try again')
  expect(api.left).toEqual([])
})

it('is not shown in a browser without passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const { button, screen } = await visitForm()
  await expect.element(screen.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  vi.unstubAllGlobals()
})

it('is a way to take the second step', async () => {
  const passkeys = stubPasskeys()
  const sent: unknown[] = []
  const { screen } = await visitPage('/auth/code', async (url, request) => {
    if (url.pathname === '/api/auth/passkey-challenges') return Response.json(requestOptions)
    sent.push([url.pathname, await request.clone().json()])
    return problem('ticket_expired')
  })
  await screen.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You took too long')
  await expect.poll(() => sent).toEqual([['/api/auth/second-factor/passkey', { credential: passkeys.proven }]])
})
