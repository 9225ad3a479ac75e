import type { Passkey } from '@kere/contracts/accounts/passkeys'
import { creationOptions, stubPasskeys } from '@kere/platform/passkeys.fixtures'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { findViolations } from '@kere/ui/testing/axe'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/dashboard/two-step-verification'
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkm-npqr-stuv-wx${index}2`)

const makePasskey = (number: number, about: Partial<Passkey> = {}): Passkey => ({
  id: `pky_${number}`,
  name: `My phone ${number}`,
  createdAt: '2026-11-12T06:30:00.000Z',
  lastUsedAt: null,
  ...about,
})

function anApi(items: Passkey[]) {
  const api = { items, refusal: null as FetchStub | null, sent: [] as unknown[] }
  const answer: FetchStub = async (url, request) => {
    if (url.pathname === '/api/me/second-factor') {
      const hasPasskey = api.items.length > 0
      return Response.json({
        isOn: false,
        isRequired: false,
        since: null,
        recoveryCodesLeft: hasPasskey ? 10 : 0,
        hasPasskey,
      })
    }
    if (request.method === 'GET') return Response.json({ items: api.items })
    if (url.pathname.endsWith('setups')) return Response.json(creationOptions, { status: 201 })
    if (api.refusal) return api.refusal(url, request)
    if (request.method === 'DELETE') {
      api.items = api.items.filter(({ id }) => !url.pathname.endsWith(id))
      return new Response(null, { status: 204 })
    }
    const body: unknown = await request.clone().json()
    api.sent.push(body)
    const passkey = makePasskey(9, { name: 'My phone' })
    const isFirst = api.items.length === 0
    api.items = [...api.items, passkey]
    return Response.json({ passkey, recoveryCodes: isFirst ? recoveryCodes : null }, { status: 201 })
  }
  return { api, answer }
}

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

it.each([360, 1280])('is added under a name, and the first shows the recovery codes once, at %i px', async (width) => {
  await page.viewport(width, 800)
  const passkeys = stubPasskeys()
  const { api, answer } = anApi([])
  const { screen, container, notices } = await visitPage(path, answer)
  await expect.element(screen.getByText('You have no passkey yet.')).toBeVisible()
  await screen.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveAccessibleDescription(/Enter a name/)
  await name.fill(' My phone ')
  expect(await findViolations(container)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove My phone' })).toBeVisible()
  await expect.element(screen.getByText('Not used yet')).toBeVisible()
  const codes = screen.getByRole('region', { name: 'Save your recovery codes' })
  await expect.poll(() => codes.getByRole('listitem').elements().length).toBe(10)
  expect(api.sent).toEqual([{ name: 'My phone', credential: passkeys.made }])
  expect(notices).toEqual([{ tone: 'success', text: 'My phone is added.' }])
  expect(await findViolations(container)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('says why none was made', async () => {
  const passkeys = stubPasskeys()
  const { api, answer } = anApi([makePasskey(1)])
  const { screen } = await visitPage(path, answer)
  await screen.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My phone')
  for (const [refusal, text] of [
    ['NotAllowedError', 'The passkey was not made. Try again'],
    ['InvalidStateError', 'This device already has a passkey for your account'],
  ] as const) {
    passkeys.refusal = refusal
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(text)
  }
  passkeys.refusal = null
  api.refusal = () => problem('passkey_setup_over')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This passkey was not added. Try again')
})

it('is removed after a question, and says if it could not be', async () => {
  const { api, answer } = anApi([makePasskey(1), makePasskey(2, { lastUsedAt: '2026-11-14T06:30:00.000Z' })])
  const { screen, notices } = await visitPage(path, answer)
  await expect.element(screen.getByText(/^Last used:/)).toBeVisible()
  await screen.getByRole('button', { name: 'Remove My phone 2' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Remove My phone 2?' })
  api.refusal = () => problem('unavailable')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The passkey is still there')
  api.refusal = null
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove My phone 2' })).not.toBeInTheDocument()
  await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'My phone 2 is removed.' }])
})

it('is one of ten at most', async () => {
  const { answer } = anApi(Array.from({ length: 10 }, (_, index) => makePasskey(index)))
  const { screen } = await visitPage(path, answer)
  await expect.element(screen.getByText(/^You have 10 passkeys, the most there can be\./)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
})

it('cannot be added in a browser without passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const { answer } = anApi([])
  const { screen } = await visitPage(path, answer)
  await expect.element(screen.getByText('This browser has no passkeys. Add one in another browser.')).toBeVisible()
})
