import type { AdminOrder } from '@kere/contracts/orders'
import { refuse, type Answer } from '@kere/platform/react/stage'
import { findFlaws } from '@kere/ui/axe'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { visitPage } from '../../testing/visit-page.tsx'

const path = '/dashboard/orders'

const waiting: AdminOrder = {
  id: 'ord_1',
  reference: 'K-7F3Q-X2RM',
  item: { kind: 'course', id: 'crs_1', title: 'Reading a lake', isWithdrawn: false },
  amount: 1499,
  state: 'pending_payment',
  placedAt: '2026-11-20T06:18:00.000Z',
  payableUntil: '2026-11-27T06:18:00.000Z',
  paidAt: null,
  closedAt: null,
  refundedAt: null,
  buyer: { id: 'usr_5', name: 'Meera Nambiar', email: 'meera@example.in' },
  paymentReference: null,
  cancelledBy: null,
  cancelReason: null,
  refundRequestedAt: null,
  refundRequestReason: null,
  refundDeclinedAt: null,
  refundDeclineReason: null,
  refundReference: null,
  decidedBy: null,
  hasInstructions: true,
}

const paid: AdminOrder = {
  ...waiting,
  state: 'paid',
  paidAt: '2026-11-20T10:42:00.000Z',
  paymentReference: 'N326112299',
  decidedBy: 'Vasudha Rao',
}

const requested: AdminOrder = {
  ...paid,
  state: 'refund_requested',
  refundRequestedAt: '2026-11-22T06:00:00.000Z',
  refundRequestReason: 'It is too easy for me.',
}

const counts = { pending_payment: 1, paid: 0, refund_requested: 0, refunded: 0, cancelled: 0, expired: 0 }

/** The API with one order, and what is sent to it. */
function startApi(stored: AdminOrder = waiting) {
  const api = { order: stored, sent: [] as [string, unknown][] }
  const after: Readonly<Record<string, Partial<AdminOrder>>> = {
    payment: paid,
    refund: { state: 'refunded', refundedAt: '2026-11-22T08:00:00.000Z' },
    cancellation: { state: 'cancelled', closedAt: '2026-11-22T08:00:00.000Z', cancelledBy: 'admin' },
    'refund-refusal': { state: 'paid' },
  }
  const answer: Answer = async ({ pathname }, request) => {
    const act = pathname.split('/')[4]
    if (request.method === 'DELETE') {
      api.order = stored
      return new Response(null, { status: 204 })
    }
    if (act && request.method === 'POST') {
      api.sent.push([act, await request.clone().json()])
      api.order = { ...api.order, ...after[act] }
      return Response.json(api.order, { status: 201 })
    }
    return pathname === '/api/orders'
      ? Response.json({ items: [api.order], nextCursor: null, total: 1, counts })
      : Response.json(api.order)
  }
  return { api, answer }
}

async function visit(stored?: AdminOrder) {
  const { api, answer } = startApi(stored)
  return { api, answer, ...(await visitPage(`${path}/ord_1`, answer)) }
}

beforeEach(() => localStorage.clear())

describe('the orders', () => {
  it('[part of W-06] are listed by status, with who, what, how much and when, and can be exported', async () => {
    const { answer } = startApi()
    const { screen, container, requests } = await visitPage(path, answer)
    const row = screen.getByRole('row', { name: /Meera Nambiar/ })
    for (const text of ['K-7F3Q-X2RM', 'Reading a lake', '₹1,499', 'Waiting for payment'])
      await expect.element(row).toHaveTextContent(text)
    expect(requests.find(({ pathname }) => pathname === '/api/orders')?.search).toContain('state=pending_payment')
    await expect.element(screen.getByRole('button', { name: /Export/ })).toBeVisible()
    expect(await findFlaws(container)).toEqual([])
  })

  it('of which none waits, say so', async () => {
    const { screen } = await visitPage(path, () =>
      Response.json({ items: [], nextCursor: null, total: 0, counts: { ...counts, pending_payment: 0 } }),
    )
    await expect.element(screen.getByRole('heading', { name: 'No order is waiting for payment' })).toBeVisible()
  })
})

describe('an order', () => {
  it('says what it is for, what to look for, and until when it waits', async () => {
    const { screen, container, description } = await visit()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Meera Nambiar' })).toBeVisible()
    await expect.element(screen.getByText(/^Look for ₹1,499 with the note K-7F3Q-X2RM/)).toBeVisible()
    await expect.element(screen.getByText('Fri 27 Nov 2026, 11:48 am IST')).toBeVisible()
    expect(description.meta.title).toBe('Meera Nambiar')
    expect(await findFlaws(container)).toEqual([])
  })

  it('is confirmed by the keyboard, under the bank’s reference, and undone before the email leaves', async () => {
    const { screen, api, notices } = await visit()
    await expect.element(screen.getByRole('button', { name: 'Confirm payment', exact: true })).toBeVisible()
    await userEvent.keyboard('a')
    const dialog = screen.getByRole('dialog', { name: 'Confirm ₹1,499 for order K-7F3Q-X2RM' })
    const field = dialog.getByRole('textbox', { name: 'Bank reference' })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription('Please enter the bank’s reference')
    await field.fill('N326112299')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => api.sent).toEqual([['payment', { bankReference: 'N326112299' }]])
    await expect
      .poll(() => notices)
      .toMatchObject([
        {
          text: 'The payment of order K-7F3Q-X2RM is confirmed. The email will be sent in a few seconds.',
          action: { label: 'Undo' },
        },
      ])
    notices[0]?.action?.run()
    await expect.poll(() => api.order.state).toBe('pending_payment')
    await expect.element(screen.getByRole('button', { name: 'Confirm payment', exact: true })).toBeVisible()
  })

  it('says in the field that the reference belongs to another order, and keeps what was typed', async () => {
    const { answer } = startApi()
    const { screen, container } = await visitPage(`${path}/ord_1`, (url, request) =>
      request.method === 'POST' ? refuse('bank_reference_used') : answer(url, request),
    )
    await screen.getByRole('button', { name: 'Confirm payment', exact: true }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('textbox').fill('N326112299')
    await dialog.getByRole('button', { name: 'Confirm payment' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('The payment was not confirmed. This bank reference belongs to another order')
    await expect.element(dialog.getByRole('textbox')).toHaveValue('N326112299')
    expect(await findFlaws(container)).toEqual([])
  })

  it('that somebody else has decided is shown as it is now, and asks nothing more', async () => {
    const { api, answer } = startApi()
    const { screen, notices } = await visitPage(`${path}/ord_1`, (url, request) => {
      if (request.method !== 'POST') return answer(url, request)
      api.order = paid
      return refuse('order_changed')
    })
    await screen.getByRole('button', { name: 'Confirm payment', exact: true }).click()
    await screen.getByRole('dialog').getByRole('textbox').fill('N1')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => notices)
      .toMatchObject([
        {
          tone: 'info',
          text: expect.stringMatching(/^This order has changed in the meantime\. Paid by Vasudha Rao, Fri 20 Nov 2026/),
        },
      ])
    await expect.element(screen.getByRole('button', { name: 'Refund', exact: true })).toBeVisible()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(api.sent).toEqual([])
  })

  it('is cancelled with a reason', async () => {
    const { screen, api } = await visit()
    await userEvent.keyboard('r')
    const dialog = screen.getByRole('dialog', { name: 'Cancel order K-7F3Q-X2RM' })
    await dialog.getByRole('button', { name: 'Ordered twice' }).click()
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await expect
      .poll(() => api.sent)
      .toEqual([['cancellation', { reason: 'You already have this course, so you do not have to pay for it again.' }]])
  })

  it('[part of W-07] of which a refund is requested says why, and is refunded or declined', async () => {
    const { screen, api, container } = await visit(requested)
    await expect.element(screen.getByText('It is too easy for me.')).toBeVisible()
    expect(await findFlaws(container)).toEqual([])
    await screen.getByRole('button', { name: 'Decline refund', exact: true }).click()
    const declining = screen.getByRole('dialog', { name: 'Decline the refund of order K-7F3Q-X2RM' })
    await expect.element(declining.getByText(/They keep access/)).toBeVisible()
    await declining.getByRole('button', { name: 'Cancel' }).click()
    await screen.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = screen.getByRole('dialog', { name: 'Refund ₹1,499 for order K-7F3Q-X2RM' })
    await dialog.getByRole('textbox', { name: 'Bank reference' }).fill('BACK1')
    await dialog.getByRole('button', { name: 'Record the refund' }).click()
    await expect.poll(() => api.sent).toEqual([['refund', { bankReference: 'BACK1' }]])
  })

  it('of a former member is refunded without an email', async () => {
    const { screen, notices } = await visit({ ...paid, buyer: null })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Former member' })).toBeVisible()
    await screen.getByRole('button', { name: 'Refund', exact: true }).click()
    await screen.getByRole('dialog').getByRole('textbox').fill('BACK2')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'Order K-7F3Q-X2RM is refunded.' }])
  })

  it('tells the admin that learners wait for an email, where no payment details are set up', async () => {
    const { screen } = await visit({ ...waiting, hasInstructions: false })
    await expect.element(screen.getByText(/^No payment details are set up\./)).toBeVisible()
  })

  it('that is not there is said to be none', async () => {
    const { screen, description } = await visitPage(`${path}/ord_9`, () => refuse('not_found'))
    await expect.element(screen.getByRole('heading', { name: 'Order not found' })).toBeVisible()
    expect(description.status).toBe(404)
  })
})
