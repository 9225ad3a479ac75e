import type { IssuedCertificate } from '@kere/contracts/certificates/certificates'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../testing/visit-page.tsx'

const certificate: IssuedCertificate = {
  id: 'crt_1',
  address: 'https://kere.example/certificates/crt_1',
  holderName: 'Meera N.',
  holder: { id: 'usr_1', name: 'Meera Nambiar' },
  course: { id: 'crs_1', title: 'Reading a lake', isPublished: true },
  words: '',
  signature: 'Asha Raghunath',
  lessonCount: 12,
  lessonsDone: 12,
  minutes: 390,
  completedAt: '2026-11-15T06:00:00.000Z',
  issuedAt: '2026-11-18T06:00:00.000Z',
  state: 'valid',
  revokedAt: null,
  isIndexed: false,
  revokeReason: null,
}

const key = { id: 'key-1', createdAt: '2026-11-01T06:00:00.000Z', retiredAt: null, certificateCount: 3 }

function visit() {
  const sent: unknown[] = []
  let keys: object[] = [key]
  let stored = certificate
  return visitPage('/dashboard/issued-certificates', async ({ pathname }, request) => {
    if (pathname === '/api/signing-keys') return Response.json({ items: keys })
    if (request.method === 'GET')
      return Response.json({
        items: [stored],
        nextCursor: null,
        total: 1,
        totalIsLowerBound: false,
        counts: { valid: 1, revoked: 0 },
      })
    const body: unknown = request.method === 'PUT' ? await request.json() : null
    sent.push([request.method, pathname, body])
    if (request.method === 'POST') {
      keys = [{ ...key, retiredAt: '2026-11-21T06:00:00.000Z' }]
      return new Response(null, { status: 204 })
    }
    stored = body
      ? { ...certificate, state: 'revoked', revokedAt: '2026-11-21T06:00:00.000Z', revokeReason: 'Copied.' }
      : certificate
    return Response.json(stored)
  }).then((visited) => ({ ...visited, sent }))
}

it('revokes with a reason from the panel, which can be undone', async () => {
  const { screen, container, notices, sent } = await visit()
  await screen
    .getByRole('row', { name: /Meera Nambiar/ })
    .getByRole('link')
    .first()
    .click()
  await screen.getByRole('button', { name: 'Revoke' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Revoke this certificate?' })
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Please say why/)
  await dialog.getByLabelText('Reason').fill('Copied.')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect.poll(() => notices).toMatchObject([{ text: 'The certificate of Meera Nambiar is revoked' }])
  expect(await checkA11y(container)).toEqual([])
  notices[0]?.action?.run()
  await expect
    .poll(() => sent)
    .toEqual([
      ['PUT', '/api/issued-certificates/crt_1/revocation', { reason: 'Copied.' }],
      ['DELETE', '/api/issued-certificates/crt_1/revocation', null],
    ])
})

it('changes the signing key after a question', async () => {
  const { screen, notices, sent } = await visit()
  await expect.element(screen.getByText(/has signed 3 certificates\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Change the key' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Change the key' }).click()
  await expect.poll(() => notices).toMatchObject([{ tone: 'success' }])
  await expect.element(screen.getByText(/What 1 older key signed stays valid\./)).toBeVisible()
  expect(sent).toEqual([['POST', '/api/signing-keys/rotations', null]])
})
