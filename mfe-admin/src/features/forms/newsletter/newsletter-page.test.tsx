import { problemMediaType } from '@kere/contracts/http/problem'
import type { FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const meera = {
  id: 'nls_1',
  email: 'meera@example.in',
  firstName: null,
  status: 'unconfirmed',
  confirmed: false,
  subscribedAt: '2026-11-20T10:41:00.000Z',
  unsubscribedAt: null,
}
const gone = {
  ...meera,
  id: 'nls_2',
  email: 'zoya@example.in',
  status: 'unsubscribed',
  unsubscribedAt: '2026-11-21T10:41:00.000Z',
}

const failed = (title: string) =>
  Response.json(
    { type: 'about:blank', title, status: 500, code: 'internal' },
    { status: 500, headers: { 'content-type': problemMediaType } },
  )

let sent: unknown[]

beforeEach(() => {
  sent = []
})
afterEach(async () => page.viewport(1280, 800))

function startApi(refuse?: string): FetchStub {
  let stored = [meera, gone]
  return async (url, request) => {
    if (request.method === 'GET') {
      const counts = { unconfirmed: 1, confirmed: 0, unsubscribed: 1 }
      return Response.json({ items: stored, nextCursor: null, total: stored.length, counts })
    }
    const body = request.method === 'PATCH' ? ((await request.json()) as { confirmed: boolean }) : null
    sent.push([request.method, url.pathname, body])
    if (refuse) return failed(refuse)
    const { confirmed } = body ?? {}
    const changed = { ...meera, confirmed: confirmed ?? false, status: confirmed ? 'confirmed' : 'unconfirmed' }
    stored = confirmed === undefined ? [gone] : [changed, gone]
    return body ? Response.json(changed) : new Response(null, { status: 204 })
  }
}

const visit = (refuse?: string) => visitPage('/dashboard/newsletter-subscribers', startApi(refuse))

it('[S-449] confirms by a switch, which can be undone, and not who has unsubscribed', async () => {
  const { screen, notices } = await visit()
  const toggle = screen.getByRole('switch', { name: 'meera@example.in is confirmed' })
  await toggle.click()
  await expect.element(toggle).toBeChecked()
  await expect.poll(() => notices).toMatchObject([{ tone: 'success', text: 'meera@example.in is confirmed' }])
  notices[0]?.action?.run()
  await expect.element(toggle).not.toBeChecked()
  await expect
    .poll(() => sent)
    .toEqual([true, false].map((confirmed) => ['PATCH', '/api/newsletter-subscribers/nls_1', { confirmed }]))
  await expect.element(screen.getByRole('row', { name: /zoya@example.in/ })).toHaveTextContent('Unsubscribed')
})

it('[S-450] takes the switch back where it fails, and says so', async () => {
  const { screen, notices } = await visit('Failed to update subscriber status')
  const toggle = screen.getByRole('switch', { name: 'meera@example.in is confirmed' })
  await toggle.click()
  await expect.poll(() => notices).toMatchObject([{ tone: 'error', text: /Failed to update subscriber status/ }])
  await expect.element(toggle).not.toBeChecked()
})

it('[S-449] asks before it deletes for good', async () => {
  const { screen } = await visit()
  await screen.getByRole('button', { name: 'Delete meera@example.in' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete this subscriber?' })
  await expect.element(dialog).toHaveTextContent(/This cannot be undone/)
  expect(sent).toEqual([])
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByRole('row', { name: /meera@example.in/ })).not.toBeInTheDocument()
  await expect.poll(() => sent).toEqual([['DELETE', '/api/newsletter-subscribers/nls_1', null]])
})

it('says how many get the next issue, and how many came and left in 30 days', async () => {
  const counts = { unconfirmed: 3, confirmed: 40, unsubscribed: 5 }
  const { screen, container } = await visitPage('/dashboard/newsletter-subscribers', ({ searchParams }) => {
    const [from, to] = [searchParams.get('from'), searchParams.get('to')]
    const days = from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 : 0
    const isRecent = to !== null && Date.now() - Date.parse(to) < 2 * 86_400_000
    const total = searchParams.has('leftFrom') ? 4 : days === 30 ? (isRecent ? 7 : 2) : 48
    return Response.json({ items: [], nextCursor: null, total, counts })
  })
  const figures = screen.getByRole('region', { name: 'Quick Stats' })
  await expect
    .element(figures)
    .toHaveTextContent(
      /next issue40.*New in 30 days7\s*2 in the 30 days before.*Not confirmed yet3.*Left in 30 days4\s*5 unsubscribed in all/,
    )
  expect(await checkA11y(container)).toEqual([])
})

it('[S-449] says where there are none', async () => {
  const counts = { unconfirmed: 0, confirmed: 0, unsubscribed: 0 }
  const { screen, container } = await visitPage('/dashboard/newsletter-subscribers', () =>
    Response.json({ items: [], nextCursor: null, total: 0, counts }),
  )
  await expect.element(screen.getByText('No subscribers found')).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

it('[part of W-34] imports a file of addresses, and says what became of each line', async () => {
  const counts = { unconfirmed: 0, confirmed: 0, unsubscribed: 0 }
  const received: unknown[] = []
  const { screen, container } = await visitPage('/dashboard/newsletter-subscribers', async (url, request) => {
    if (!url.pathname.endsWith('/imports')) return Response.json({ items: [], nextCursor: null, total: 0, counts })
    received.push(await request.json())
    const lines = [
      { line: 2, email: 'meera@example.in', result: 'added' },
      { line: 3, email: 'nobody', result: 'invalid' },
    ]
    return Response.json({ lines })
  })
  await screen.getByText('Import from a CSV file').click()
  const file = new File(['First name,Email\nMeera,meera@example.in\n,nobody\n'], 'a.csv', { type: 'text/csv' })
  await screen.getByLabelText('CSV file').upload(file)
  await expect.element(screen.getByRole('status').filter({ hasText: 'added' })).toHaveTextContent('1 of 2 added')
  await expect.element(screen.getByText('Not an email address')).toBeVisible()
  expect(received).toEqual([
    {
      rows: [
        { line: 2, email: 'meera@example.in', firstName: 'Meera' },
        { line: 3, email: 'nobody', firstName: '' },
      ],
    },
  ])
  expect(await checkA11y(container)).toEqual([])
})
