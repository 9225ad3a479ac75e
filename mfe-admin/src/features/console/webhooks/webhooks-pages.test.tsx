import type { Webhook, WebhookDelivery } from '@kere/contracts/console/webhooks'
import type { FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const webhook: Webhook = {
  id: 'whk_1',
  name: 'Ledger',
  url: 'https://ledger.example/hooks',
  events: ['order.paid', 'order.refunded'],
  state: 'active',
  createdAt: '2026-11-01T05:00:00.000Z',
  failingSince: null,
  oldSecretUntil: null,
}

const delivery: WebhookDelivery = {
  id: 'whd_1',
  webhook: { id: 'whk_1', name: 'Ledger' },
  type: 'order.paid',
  state: 'failed',
  attempts: 10,
  body: '{"type":"order.paid","data":{"id":"ord_1"}}',
  createdAt: '2026-11-14T05:00:00.000Z',
  nextAttemptAt: null,
  doneAt: '2026-11-17T09:00:00.000Z',
  status: 500,
  answer: 'The ledger is closed',
  error: 'status',
}

let sent: unknown[]
let stored: Webhook
let row: WebhookDelivery

beforeEach(() => {
  sent = []
  stored = webhook
  row = delivery
})
afterEach(() => page.viewport(1280, 800))

const answer: FetchStub = async ({ pathname }, request) => {
  if (request.method === 'GET') {
    if (pathname === '/api/webhook-events')
      return Response.json({ items: [{ type: 'order.paid', summary: 'An order was paid.' }] })
    const items = pathname === '/api/webhooks' ? [stored] : [row]
    return Response.json({ items, nextCursor: null, total: 1 })
  }
  const text = await request.text()
  const body = text === '' ? null : (JSON.parse(text) as { paused?: boolean })
  sent.push([request.method, pathname, body])
  if (pathname.endsWith('/tests')) return new Response(null, { status: 204 })
  if (pathname === '/api/webhooks/whk_1/replays') return Response.json({ count: 3 })
  if (pathname === '/api/webhook-deliveries/whd_1/replays')
    return Response.json((row = { ...delivery, state: 'pending', attempts: 0, doneAt: null }))
  if (request.method === 'POST') return Response.json({ secret: 'whsec_c2VjcmV0', row: stored }, { status: 201 })
  stored = { ...webhook, state: body?.paused ? 'paused' : 'active' }
  return Response.json(stored)
}

const visit = (path: string) => visitPage(`/dashboard/webhooks${path}`, answer)

it('adds a webhook for chosen events and shows its secret once', async () => {
  const { screen } = await visit('')
  await expect
    .element(screen.getByRole('row', { name: /Ledger https:\/\/ledger.example\/hooks 2 types Active/ }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Add a webhook' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Name').fill('Ledger')
  await dialog.getByLabelText('Address').fill('http://10.0.0.1')
  await dialog.getByLabelText('order.paid').click()
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect.element(dialog.getByText(/^Enter a public address/)).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByLabelText('Address').fill('https://ledger.example/hooks')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect.element(screen.getByText('whsec_c2VjcmV0')).toBeVisible()
  const body = { name: 'Ledger', url: 'https://ledger.example/hooks', events: ['order.paid'] }
  expect(sent).toEqual([['POST', '/api/webhooks', body]])
})

it('sends a test event, pauses and resumes', async () => {
  const { screen } = await visit('?webhook=whk_1')
  const panel = screen.getByRole('complementary')
  await panel.getByRole('button', { name: 'Send test event' }).click()
  await panel.getByRole('button', { name: 'Pause' }).click()
  await panel.getByRole('button', { name: 'Resume' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      ['POST', '/api/webhooks/whk_1/tests', null],
      ['PATCH', '/api/webhooks/whk_1', { paused: true }],
      ['PATCH', '/api/webhooks/whk_1', { paused: false }],
    ])
})

it('changes the secret after a question, and sends events again since a moment in India', async () => {
  const { screen } = await visit('?webhook=whk_1')
  await screen.getByRole('button', { name: 'Change secret' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Change secret' }).click()
  await expect.element(screen.getByText('whsec_c2VjcmV0')).toBeVisible()
  await screen.getByRole('button', { name: 'Done' }).click()
  await screen.getByRole('button', { name: 'Send events again' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect.element(dialog.getByText('Choose a day and time')).toBeVisible()
  await dialog.getByLabelText(/^All events since/).fill('2026-11-14T10:30')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect
    .poll(() => sent.at(-1))
    .toEqual(['POST', '/api/webhooks/whk_1/replays', { since: '2026-11-14T05:00:00.000Z' }])
})

it('shows a delivery with its body and the answer, and sends it again', async () => {
  const { screen } = await visit('/deliveries?delivery=whd_1')
  await expect.element(screen.getByText('The ledger is closed')).toBeVisible()
  await expect.element(screen.getByText(delivery.body)).toBeVisible()
  await screen.getByRole('complementary').getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => sent).toEqual([['POST', '/api/webhook-deliveries/whd_1/replays', null]])
})

it.each([
  [1280, '?webhook=whk_1', 'Change secret'],
  [360, '?webhook=whk_1', 'Change secret'],
  [1280, '/deliveries?delivery=whd_1', 'Beginning of the answer'],
  [360, '/deliveries?delivery=whd_1', 'Beginning of the answer'],
  [1280, '/guide', 'Check a signature'],
  [360, '/guide', 'Check a signature'],
])('has nothing for axe at %s px on %s', async (width, path, text) => {
  document.documentElement.lang = 'en'
  document.title = 'Webhooks'
  await page.viewport(width, 800)
  const { screen } = await visit(path)
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  expect(await checkA11y(document.body)).toEqual([])
})
