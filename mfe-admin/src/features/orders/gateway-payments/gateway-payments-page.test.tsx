import type { GatewayPayment } from '@kere/contracts/orders/gateway-payments'
import type { AdminOrder } from '@kere/contracts/orders/orders'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const due: GatewayPayment = {
  id: 'gwp_1',
  state: 'refund_due',
  amount: 149_900,
  paidAmount: 149_950,
  paymentId: 'pay_FHR9UMzgmKDJRi',
  order: { id: 'ord_1', reference: 'K-7F3Q-X2RM', title: 'Reading a lake' },
  createdAt: '2026-11-20T06:18:00.000Z',
  paidAt: '2026-11-20T06:20:00.000Z',
  refundedAt: null,
}

const order: AdminOrder = {
  id: 'ord_1',
  reference: 'K-7F3Q-X2RM',
  item: { kind: 'course', id: 'crs_1', title: 'Reading a lake', isWithdrawn: false },
  amount: 1499,
  state: 'paid',
  placedAt: '2026-11-20T06:18:00.000Z',
  payableUntil: '2026-11-27T06:18:00.000Z',
  claim: null,
  latePayment: null,
  paidAt: '2026-11-20T06:20:00.000Z',
  closedAt: null,
  refundedAt: null,
  buyer: { id: 'usr_5', name: 'Meera Nambiar', email: 'meera@example.in' },
  paymentReference: 'pay_FHR9UMzgmKDJRi',
  cancelledBy: null,
  cancelReason: null,
  refundRequestedAt: null,
  refundRequestReason: null,
  refundDeclinedAt: null,
  refundDeclineReason: null,
  refundReference: null,
  decidedBy: null,
  hasInstructions: true,
  isPaidAtOnce: true,
}

it('lists first what has to be returned, to the paisa, and leads to its order', async () => {
  const { screen, requests, container } = await visitPage('/dashboard/orders/gateway-payments', () =>
    Response.json({
      items: [due],
      nextCursor: null,
      total: 1,
      counts: { open: 0, paid: 4, refund_due: 1, refunded: 0, closed: 2 },
    }),
  )
  const row = screen.getByRole('row', { name: /Reading a lake/ })
  for (const text of ['₹1,499.50', 'K-7F3Q-X2RM', 'pay_FHR9UMzgmKDJRi', 'To be returned'])
    await expect.element(row).toHaveTextContent(text)
  await row.getByRole('link', { name: /Reading a lake/ }).click()
  await expect
    .element(screen.getByRole('link', { name: 'K-7F3Q-X2RM', exact: true }))
    .toHaveAttribute('href', '/dashboard/orders/ord_1')
  await expect
    .poll(() => requests.find(({ pathname }) => pathname === '/api/gateway-payments')?.search)
    .toContain('state=refund_due')
  expect(await checkA11y(container)).toEqual([])
})

it('refunds an order through the payment service, once its number is typed, and offers no undo', async () => {
  const sent: string[] = []
  let shown = order
  const { screen, container, notices } = await visitPage('/dashboard/orders/ord_1', ({ pathname }, request) => {
    if (request.method === 'POST') {
      sent.push(pathname)
      shown = { ...order, state: 'refunded', refundedAt: '2026-11-22T08:00:00.000Z', isPaidAtOnce: false }
      return Response.json(shown, { status: 201 })
    }
    return pathname === '/api/orders'
      ? Response.json({ items: [shown], nextCursor: null, total: 1, counts: {} })
      : Response.json(shown)
  })
  await expect.element(screen.getByText(/^It was paid at once, through the payment service\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Refund ₹1,499 for order K-7F3Q-X2RM' })
  expect(await checkA11y(container)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Order number' }).fill('K-2222-2222')
  await dialog.getByRole('button', { name: 'Refund now' }).click()
  await expect.element(dialog.getByText('Enter K-7F3Q-X2RM', { exact: true })).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByRole('textbox', { name: 'Order number' }).fill('k7f3q x2rm')
  await dialog.getByRole('button', { name: 'Refund now' }).click()
  await expect.poll(() => sent).toEqual(['/api/orders/ord_1/gateway-refund'])
  await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'Order K-7F3Q-X2RM is refunded.' }])
})
