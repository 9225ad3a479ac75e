import type { SecondFactor } from '@kere/contracts/accounts/second-factor'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { findViolations } from '@kere/ui/testing/axe'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/dashboard/two-step-verification'
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkm-npqr-stuv-wx${index}2`)
const off: SecondFactor = { isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 }
const on: SecondFactor = { isOn: true, isRequired: false, since: '2026-11-12T06:30:00.000Z', recoveryCodesLeft: 10 }
const setup = { key: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Kere:meera?secret=GEZDGNBVGY3TQOJQ' }

function anApi(first: SecondFactor) {
  const api = { factor: first, refusal: null as FetchStub | null, sent: [] as unknown[] }
  const answer: FetchStub = async (url, request) => {
    if (url.pathname === '/api/me/passkeys') return Response.json({ items: [] })
    if (request.method === 'GET') return Response.json(api.factor)
    if (api.refusal) return api.refusal(url, request)
    if (url.pathname.endsWith('setups')) return Response.json(setup, { status: 201 })
    if (request.method === 'DELETE') {
      api.factor = off
      return new Response(null, { status: 204 })
    }
    if (url.pathname.endsWith('confirmations')) api.sent.push(await request.clone().json())
    api.factor = on
    return Response.json({ recoveryCodes }, { status: 201 })
  }
  return { api, answer }
}

afterEach(() => page.viewport(1280, 800))

it.each([360, 1280])(
  'is set up by a QR code or a typed key, and shows the recovery codes once, at %i px',
  async (width) => {
    await page.viewport(width, 800)
    const { api, answer } = anApi(off)
    const { screen, container } = await visitPage(path, answer)
    await screen.getByRole('button', { name: 'Set up an app' }).click()
    await expect.element(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expect.element(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Open in your app' })).toHaveAttribute('href', setup.uri)
    expect(await findViolations(container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)

    await screen.getByRole('button', { name: 'Turn on' }).click()
    await expect.element(screen.getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription('Enter the code')
    await screen.getByRole('textbox', { name: /^Code/ }).fill('123 456')
    await screen.getByRole('button', { name: 'Turn on' }).click()
    const codes = screen.getByRole('region', { name: 'Save your recovery codes' })
    await expect.poll(() => codes.getByRole('listitem').elements().length).toBe(10)
    await expect
      .element(codes.getByRole('link', { name: 'Download' }))
      .toHaveAttribute('download', 'recovery-codes.txt')
    await expect.poll(() => api.sent).toEqual([{ code: '123 456' }])
    await expect.element(screen.getByText('On since 12 Nov 2026')).toBeVisible()
    expect(await findViolations(container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

it('tells an admin that it is required', async () => {
  const { screen } = await visitPage(path, anApi({ ...off, isRequired: true }).answer)
  await expect
    .element(
      screen.getByText('Admins need it. The other pages open as soon as it is on, or as soon as you have a passkey.'),
    )
    .toBeVisible()
})

it('is turned off after a question, and says if it could not be', async () => {
  const { api, answer } = anApi(on)
  const { screen, notices } = await visitPage(path, answer)
  await screen.getByRole('button', { name: 'Turn off' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Turn off two-step verification?' })
  api.refusal = () => problem('unavailable')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Two-step verification is still on')
  api.refusal = null
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(screen.getByRole('button', { name: 'Set up an app' })).toBeVisible()
  await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'Two-step verification is off.' }])
})

it('replaces the recovery codes', async () => {
  const { screen } = await visitPage(path, anApi({ ...on, recoveryCodesLeft: 1 }).answer)
  await expect.element(screen.getByText('1 code left')).toBeVisible()
  await screen.getByRole('button', { name: 'Make new codes' }).click()
  await expect.element(screen.getByRole('region', { name: 'Save your recovery codes' })).toBeVisible()
})
