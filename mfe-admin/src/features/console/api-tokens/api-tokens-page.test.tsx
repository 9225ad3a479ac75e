import type { ApiToken } from '@kere/contracts/console/api-tokens'
import type { FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const token: ApiToken = {
  id: 'tok_1',
  name: 'Accounts',
  prefix: 'kere_live_7G3K9QWX',
  scopes: ['orders:read', 'enrollments:read'],
  state: 'active',
  maker: { id: 'usr_1', name: 'Asha Rao' },
  createdAt: '2026-11-01T05:00:00.000Z',
  endsAt: '2027-01-30T05:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
}

const secret = 'kere_live_7G3K9QWX_0123456789ABCDEFGHJKMNPQRSTVWXYZ0123456'

let sent: unknown[]
let stored: ApiToken

beforeEach(() => {
  sent = []
  stored = token
})
afterEach(() => page.viewport(1280, 800))

const answer: FetchStub = async ({ pathname }, request) => {
  if (request.method === 'GET') return Response.json({ items: [stored], nextCursor: null, total: 1 })
  const text = await request.text()
  sent.push([request.method, pathname, text === '' ? null : JSON.parse(text)])
  if (request.method === 'POST') return Response.json({ token: secret, row: stored }, { status: 201 })
  stored = { ...token, state: 'revoked', revokedAt: '2026-11-20T05:00:00.000Z' }
  return Response.json(stored)
}

const visit = (search = '') => visitPage(`/dashboard/api-tokens${search}`, answer)

it('shows each token with its beginning, scopes, last use and end', async () => {
  const { screen } = await visit()
  await expect
    .element(
      screen.getByRole('row', {
        name: /Accounts kere_live_7G3K9QWX….*Orders, Enrollments.*Never.*30 Jan 2027.*Active/,
      }),
    )
    .toBeVisible()
})

it('revokes a token with one press', async () => {
  const { screen } = await visit()
  await screen.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(screen.getByRole('row', { name: /Accounts.*Revoked/ })).toBeVisible()
  await expect.poll(() => sent).toEqual([['PUT', '/api/api-tokens/tok_1/revocation', null]])
})

it('makes a token for 90 days and shows it once', async () => {
  const { screen } = await visit()
  await screen.getByRole('button', { name: 'Create a token' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect.element(dialog.getByText('Choose at least one')).toBeVisible()
  await dialog.getByLabelText('Name').fill('Accounts')
  await dialog.getByLabelText('Orders').click()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Your new token' }).getByText(secret)).toBeVisible()
  await expect
    .poll(() => sent)
    .toEqual([['POST', '/api/api-tokens', { name: 'Accounts', scopes: ['orders:read'], days: 90 }]])
  await screen.getByRole('button', { name: 'Done' }).click()
  await expect.element(screen.getByText(secret)).not.toBeInTheDocument()
})

it.each([1280, 360])('has nothing for axe at %s px, its panel included', async (width) => {
  document.documentElement.lang = 'en'
  document.title = 'API tokens'
  await page.viewport(width, 800)
  const { screen } = await visit('?token=tok_1')
  await expect.element(screen.getByText('120 requests a minute')).toBeVisible()
  expect(await checkA11y(document.body)).toEqual([])
})
