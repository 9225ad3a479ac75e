import type { IssuedCertificate } from '@kere/contracts/certificates/certificates'
import type { ListedCourse } from '@kere/contracts/courses/all-courses'
import { problem } from '@kere/platform/react/stage'
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

const courses = {
  nextCursor: null,
  total: 2,
  totalIsLowerBound: false,
  counts: { published: 2, draft: 0, archived: 0 },
}

const found = (words: string | null) =>
  ['Reading a lake', 'Waste audit'].flatMap((title, at) =>
    title.toLowerCase().includes(words ?? '') ? [makeCourse(`crs_${at + 1}`, title)] : [],
  )

const makeCourse = (id: string, title: string): ListedCourse => ({
  id,
  title,
  status: 'published',
  category: 'Water Resources',
  level: 'beginner',
  price: 0,
  coverImage: null,
  featured: false,
  educator: null,
  version: 1,
  lessonCount: 12,
  enrollmentCount: 0,
  completedCount: 0,
  averageProgress: null,
  createdAt: '2026-11-15T06:00:00.000Z',
  publishedAt: '2026-11-15T06:00:00.000Z',
  touchedAt: '2026-11-15T06:00:00.000Z',
  goesAt: null,
})

function visit() {
  const sent: unknown[] = []
  let keys: object[] = [key]
  let stored = certificate
  return visitPage('/dashboard/issued-certificates', async ({ pathname, searchParams }, request) => {
    if (pathname === '/api/signing-keys') return Response.json({ items: keys })
    if (pathname === '/api/all-courses') return Response.json({ ...courses, items: found(searchParams.get('search')) })
    if (request.method === 'GET')
      return Response.json({
        items: [stored],
        nextCursor: null,
        total: 1,
        totalIsLowerBound: false,
        counts: { valid: 1, revoked: 0 },
      })
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : null
    sent.push([request.method, pathname, body])
    if (pathname.startsWith('/api/course-certificates/')) {
      if (request.method === 'DELETE') return new Response(null, { status: 204 })
      return text.includes('meera@kere.test')
        ? Response.json({ id: 'crt_9', holderName: 'Meera Nambiar' }, { status: 201 })
        : problem('not_found')
    }
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
  await expect.poll(() => sent).toEqual([['POST', '/api/signing-keys/rotations', null]])
})

it('gives anybody with an account a certificate with a reason, which can be taken back', async () => {
  const { screen, container, notices, sent } = await visit()
  await screen.getByRole('button', { name: 'Give a certificate' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Give a certificate' })
  const submit = dialog.getByRole('button', { name: 'Issue the certificate' })
  await submit.click()
  await expect.element(dialog.getByLabelText('Course', { exact: true })).toHaveAccessibleDescription(/Please choose/)
  await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Please say why/)
  await expect.element(dialog.getByRole('option', { name: 'Reading a lake' })).toBeInTheDocument()
  await dialog.getByLabelText(/^Find the course/).fill('waste')
  await expect.element(dialog.getByRole('option', { name: 'Reading a lake' })).not.toBeInTheDocument()
  await dialog.getByLabelText('Course', { exact: true }).selectOptions('Waste audit')
  await dialog.getByLabelText('Email of their account').fill('nobody@kere.test')
  await dialog.getByLabelText('Reason').fill('Passed on paper.')
  await submit.click()
  await expect.element(dialog.getByText(/Nobody has an account with this address/)).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
  await dialog.getByLabelText('Email of their account').fill(' Meera@kere.test')
  await submit.click()
  await expect
    .poll(() => notices)
    .toMatchObject([{ text: 'Meera Nambiar has a certificate, and is told in ten seconds' }])
  await expect.element(dialog).not.toBeInTheDocument()
  notices[0]?.action?.run()
  const certificates = '/api/course-certificates/crs_2/certificates'
  await expect
    .poll(() => sent.slice(1))
    .toEqual([
      ['POST', certificates, { email: 'meera@kere.test', reason: 'Passed on paper.' }],
      ['DELETE', `${certificates}/crt_9`, null],
    ])
})
