import type { AdminOrder } from '@kere/contracts/orders/orders'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
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
  claim: null,
  latePayment: null,
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

/** A fake API that holds one order and records what is sent to it. */
function startApi(stored: AdminOrder = waiting) {
  const api = { order: stored, sent: [] as [string, unknown][] }
  const after: Readonly<Record<string, Partial<AdminOrder>>> = {
    payment: paid,
    refund: { state: 'refunded', refundedAt: '2026-11-22T08:00:00.000Z' },
    cancellation: { state: 'cancelled', closedAt: '2026-11-22T08:00:00.000Z', cancelledBy: 'admin' },
    'refund-refusal': { state: 'paid' },
    'late-payment': { ...paid, latePayment: 'confirm' },
  }
  const answer: FetchStub = async ({ pathname }, request) => {
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
  it('[part of W-06.pending-payment] are listed by status, with who, what, how much and when, and can be exported', async () => {
    const { answer } = startApi()
    const { screen, container, requests } = await visitPage(path, answer)
    const row = screen.getByRole('row', { name: /Meera Nambiar/ })
    for (const text of ['K-7F3Q-X2RM', 'Reading a lake', '₹1,499', 'Waiting for payment'])
      await expect.element(row).toHaveTextContent(text)
    expect(requests.find(({ pathname }) => pathname === '/api/orders')?.search).toContain('state=pending_payment')
    await expect.element(screen.getByRole('button', { name: /Export/ })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })

  it('that are reported as paid are marked, with the reference, and found by a filter', async () => {
    const claim = { bankReference: '632611229900', at: '2026-11-21T06:00:00.000Z' }
    const { answer } = startApi({ ...waiting, claim })
    const { screen, requests } = await visitPage(`${path}?claim=claimed`, answer)
    const row = screen.getByRole('row', { name: /Meera Nambiar/ })
    for (const text of ['Payment reported', 'Buyer’s reference 632611229900'])
      await expect.element(row).toHaveTextContent(text)
    expect(requests.find(({ pathname }) => pathname === '/api/orders')?.search).toContain('claim=claimed')
  })

  it('are confirmed together under what their buyers sent, or cancelled for one reason', async () => {
    const claim = { bankReference: '632611229900', at: '2026-11-21T06:00:00.000Z' }
    const silent = { ...waiting, id: 'ord_2', reference: 'K-2222-2222', buyer: null }
    const { screen, bulks, container } = await visitPage(path, () =>
      Response.json({ items: [{ ...waiting, claim }, silent], nextCursor: null, total: 2, counts }),
    )
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await screen.getByRole('button', { name: 'Confirm', exact: true }).click()
    const confirming = screen.getByRole('dialog', { name: 'Confirm 1 order?' })
    await expect.element(confirming.getByText(/^Check first that the money has come\./)).toBeVisible()
    await confirming.getByRole('button', { name: 'Confirm', exact: true }).click()
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await screen.getByRole('button', { name: 'Cancel', exact: true }).click()
    const cancelling = screen.getByRole('dialog', { name: 'Cancel 2 orders?' })
    expect(await checkA11y(container)).toEqual([])
    await cancelling.getByRole('textbox', { name: 'Reason' }).fill('It begins in spring.')
    await cancelling.getByRole('button', { name: 'Cancel the orders' }).click()
    await expect
      .poll(() => bulks)
      .toMatchObject([
        { act: { name: 'confirm' }, rows: [{ id: 'ord_1', name: 'Meera Nambiar, K-7F3Q-X2RM' }] },
        { act: { name: 'cancel' }, rows: [{ id: 'ord_1' }, { id: 'ord_2' }], answer: 'It begins in spring.' },
      ])
  })

  it('of which none waits, say so', async () => {
    const { screen } = await visitPage(path, () =>
      Response.json({ items: [], nextCursor: null, total: 0, counts: { ...counts, pending_payment: 0 } }),
    )
    await expect.element(screen.getByRole('heading', { name: 'No order is waiting for payment' })).toBeVisible()
  })
})

describe('the income', () => {
  const sum = (period: string, received: number, sentBack = 0) => ({
    period,
    paidCount: received / 500,
    paidAmount: received,
    refundedCount: sentBack / 500,
    refundedAmount: sentBack,
  })

  const parts = (paidAmount: number, refundedAmount = 0) => ({
    paidCount: paidAmount / 500,
    paidAmount,
    discountAmount: 0,
    refundedCount: refundedAmount / 500,
    refundedAmount,
  })
  const income = ({ pathname, searchParams }: URL) => {
    if (pathname !== '/api/income')
      return Response.json({ items: [sum('2020-11-15', 3000, 500)], nextCursor: null, total: 1 })
    const isBefore = searchParams.get('from') === '2020-10-01'
    return Response.json({
      ways: [
        { way: 'transfer', ...parts(isBefore ? 2000 : 1000, isBefore ? 0 : 500) },
        { way: 'online', ...parts(isBefore ? 0 : 2000) },
      ],
      items: isBefore ? [] : [{ kind: 'course', id: 'crs_1', title: 'Reading a lake', ...parts(3000, 500) }],
    })
  }

  it('of a month has its totals, the change, and its parts, and each sum leads to its orders', async () => {
    const { screen, container, exports, requests, description } = await visitPage(
      `${path}/income?period=2020-11`,
      income,
    )
    await expect.element(screen.getByRole('heading', { level: 1, name: 'November 2020' })).toBeVisible()
    for (const [name, to] of [
      ['₹3,000', 'paidFrom=2020-11-01&paidTo=2020-11-30'],
      ['₹500', 'refundedFrom=2020-11-01&refundedTo=2020-11-30'],
    ] as const)
      await expect
        .element(screen.getByRole('region', { name: 'Quick Stats' }).getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', `${path}?state=all&${to}`)
    await expect.element(screen.getByText('now 50% more')).toBeVisible()
    const online = screen.getByRole('table', { name: /by way of payment/ }).getByRole('row', { name: /^Online/ })
    await expect
      .element(online.getByRole('link', { name: '₹2,000' }))
      .toHaveAttribute('href', `${path}?state=all&paidFrom=2020-11-01&paidTo=2020-11-30&way=online`)
    const course = screen.getByRole('table', { name: /by course and event/ }).getByRole('row', { name: /lake/ })
    await expect.element(course).toHaveTextContent(/₹3,000.*6 payments.*₹500.*1 refund.*₹2,500/)
    await screen.getByText('Show as a table').click()
    const row = screen.getByRole('row', { name: /15 Nov 2020/ })
    await expect
      .element(row.getByRole('link', { name: '₹500' }))
      .toHaveAttribute('href', `${path}?state=all&refundedFrom=2020-11-15&refundedTo=2020-11-15`)
    await expect
      .element(screen.getByRole('link', { name: 'Close the month' }))
      .toHaveAttribute('href', `${path}/months/2020-11`)
    expect(description.meta.title).toBe('Income')
    await expect.poll(() => requests.filter(({ pathname }) => pathname === '/api/income')).toHaveLength(2)
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('button', { name: 'Export CSV' }).click()
    expect(exports).toMatchObject([
      {
        href: '/api/exports/order-sums.csv?unit=day&from=2020-11-01&to=2020-11-30',
        name: 'Income November 2020',
        total: 1,
      },
    ])
  })

  it('leads to the quarter and the financial year in India, and to the period before', async () => {
    const { screen, requests } = await visitPage(`${path}/income?period=2020-11`, income)
    await screen.getByRole('link', { name: 'Financial year' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Financial year 2020–21' })).toBeVisible()
    await expect.poll(() => requests.map(({ search }) => search)).toContain('?from=2020-04-01&to=2021-03-31')
    expect(screen.getByRole('link', { name: 'Close the month' }).query()).toBeNull()
    await screen.getByRole('link', { name: 'Quarter' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Jan to Mar 2021' })).toBeVisible()
    await screen.getByRole('link', { name: /^Period before/ }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Oct to Dec 2020' })).toBeVisible()
  })

  it('is reached from the orders, and so is the bank statement', async () => {
    const { screen } = await visitPage(path, startApi().answer)
    for (const [name, to] of [
      ['Income', 'income'],
      ['Confirm by bank statement', 'statement'],
    ] as const)
      await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', `${path}/${to}`)
  })

  it('of which there is none says so, and leads to the period before', async () => {
    const { screen, container } = await visitPage(`${path}/income?period=2020-11`, ({ pathname }) =>
      Response.json(pathname === '/api/income' ? { ways: [], items: [] } : { items: [], nextCursor: null, total: 0 }),
    )
    await expect.element(screen.getByRole('heading', { name: 'No payments in November 2020' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'October 2020', exact: true }))
      .toHaveAttribute('href', `${path}/income?period=2020-10`)
    expect(await checkA11y(container)).toEqual([])
  })

  it('that cannot be read says so and offers to try again', async () => {
    const { screen } = await visitPage(`${path}/income`, () => problem('internal'))
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch the income' })).toBeVisible()
  })
})

describe('a bank statement', () => {
  const statement = [
    'Example Bank,,,,',
    'Date,Narration,Ref No./Cheque No.,Debit,Credit,Balance',
    '20/11/2026,UPI/MEERA/K-7F3Q-X2RM,632611229900,,"1,499.00","9,999.00"',
    '20/11/2026,UPI/OTHER K2222 2222,632611229911,,500.00,"9,999.00"',
    '20/11/2026,RENT,632611229922,2000.00,,"9,999.00"',
    '21/11/2026,SALARY OF ASHA,632611229933,,77.50,"9,999.00"',
    '22/11/2026,UPI/632611229944/K7F3QX2R,632611229944,,"1,499.00","9,999.00"',
  ].join('\n')
  const order = {
    id: 'ord_1',
    reference: 'K-7F3Q-X2RM',
    title: 'Reading a lake',
    amount: 1499,
    state: 'pending_payment',
  }

  it('is compared without leaving the browser whole, and its exact matches are confirmed together', async () => {
    const sent: unknown[] = []
    const { screen, container, bulks } = await visitPage(`${path}/statement`, async (_url, request) => {
      sent.push(await request.clone().json())
      return Response.json({
        matches: [
          { line: 3, outcome: 'exact', bankReference: '632611229900', order: { ...order, buyerName: 'Meera Nambiar' } },
          {
            line: 4,
            outcome: 'amount_differs',
            bankReference: null,
            order: { ...order, id: 'ord_2', buyerName: null },
          },
          {
            line: 7,
            outcome: 'ambiguous',
            bankReference: null,
            order: { ...order, id: 'ord_3', buyerName: null },
            otherOrders: [{ ...order, id: 'ord_4', reference: 'K-7F3Q-X2RR', buyerName: null }],
          },
          { line: 6, outcome: 'no_match', bankReference: null, order: null },
        ],
      })
    })
    await screen.getByRole('textbox', { name: 'Statement' }).fill(statement)
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('button', { name: 'Find the orders' }).click()
    await expect.element(screen.getByRole('heading', { name: '4 credits in the statement' })).toBeVisible()
    const credit = (line: number, amount: number, bankReferences: string[], orderReferences: string[] = []) => ({
      line,
      amount,
      bankReferences,
      orderReferences,
      cutReferences: line === 7 ? ['K-7F3Q-X2R'] : [],
    })
    expect(sent).toEqual([
      {
        credits: [
          credit(3, 1499, ['632611229900'], ['K-7F3Q-X2RM']),
          credit(4, 500, ['632611229911'], ['K-2222-2222']),
          credit(6, 77.5, ['632611229933']),
          credit(7, 1499, ['632611229944']),
        ],
      },
    ])
    await expect
      .element(screen.getByRole('table', { name: 'Ready to confirm' }).getByRole('link', { name: 'K-7F3Q-X2RM' }))
      .toHaveAttribute('href', `${path}/ord_1`)
    await expect.element(screen.getByRole('table', { name: 'Another amount' })).toHaveTextContent('₹999 too little')
    await expect.element(screen.getByRole('table', { name: 'No order found' })).toBeVisible()
    const several = screen.getByRole('table', { name: 'Several orders' }).getByRole('link')
    expect(several.elements().map((link) => link.getAttribute('href'))).toEqual([`${path}/ord_3`, `${path}/ord_4`])
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('button', { name: 'Confirm 1 payment' }).click()
    expect(bulks).toMatchObject([
      {
        list: 'orders',
        act: { name: 'confirm' },
        acts: [{ name: 'confirm' }, { name: 'undo' }],
        rows: [{ id: 'ord_1', name: 'Meera Nambiar, K-7F3Q-X2RM', answer: '632611229900' }],
      },
    ])
  })

  it('without a column of amounts says what is missing, and keeps what was pasted', async () => {
    const { screen } = await visitPage(`${path}/statement`, () => problem('internal'))
    await screen.getByRole('textbox', { name: 'Statement' }).fill('Some,words\nand,more')
    await screen.getByRole('button', { name: 'Find the orders' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/^We could not find a column with amounts\./)
    await expect.element(screen.getByRole('textbox', { name: 'Statement' })).toHaveValue('Some,words\nand,more')
  })
})

describe('an order', () => {
  it('says what it is for, what to look for, and until when it waits', async () => {
    const { screen, container, description } = await visit()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Meera Nambiar' })).toBeVisible()
    await expect.element(screen.getByText(/^Look for ₹1,499 with the note K-7F3Q-X2RM/)).toBeVisible()
    await expect.element(screen.getByText('Fri 27 Nov 2026, 11:48 am IST')).toBeVisible()
    expect(description.meta.title).toBe('Meera Nambiar')
    expect(await checkA11y(container)).toEqual([])
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

  it('that its buyer reports as paid says so, and is confirmed under what the buyer sent', async () => {
    const claimed = { ...waiting, claim: { bankReference: '632611229900', at: '2026-11-21T06:00:00.000Z' } }
    const { screen, api, container } = await visit(claimed)
    await expect.element(screen.getByText('Payment reported', { exact: true })).toBeVisible()
    await expect
      .element(screen.getByText(/^Look for ₹1,499 under 632611229900, or with the note K-7F3Q-X2RM/))
      .toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('button', { name: 'Confirm payment', exact: true }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByRole('textbox', { name: 'Bank reference' })).toHaveValue('632611229900')
    await dialog.getByRole('button', { name: 'Confirm payment' }).click()
    await expect.poll(() => api.sent).toEqual([['payment', { bankReference: '632611229900' }]])
  })

  it('asks for the reference of the next one anew', async () => {
    const claimOf = (bankReference: string) => ({ bankReference, at: '2026-11-21T06:00:00.000Z' })
    const next = { ...waiting, id: 'ord_2', reference: 'K-2222-2222', claim: claimOf('SECOND') }
    const first = { ...waiting, claim: claimOf('FIRST') }
    const { screen } = await visitPage(`${path}/ord_1`, ({ pathname }) => {
      if (pathname.endsWith('ord_1')) return Response.json(first)
      if (pathname.endsWith('ord_2')) return Response.json(next)
      return Response.json({ items: [first, next], nextCursor: null, total: 2, counts })
    })
    const open = screen.getByRole('button', { name: 'Confirm payment', exact: true })
    await open.click()
    await screen.getByRole('dialog').getByRole('textbox').fill('TYPED')
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
    await screen.getByRole('link', { name: /^Next/ }).click()
    await expect.element(screen.getByText('K-2222-2222', { exact: true })).toBeVisible()
    await open.click()
    await expect.element(screen.getByRole('dialog').getByRole('textbox')).toHaveValue('SECOND')
  })

  it('says in the field that the reference belongs to another order, and keeps what was typed', async () => {
    const { answer } = startApi()
    const { screen, container } = await visitPage(`${path}/ord_1`, (url, request) =>
      request.method === 'POST' ? problem('bank_reference_used') : answer(url, request),
    )
    await screen.getByRole('button', { name: 'Confirm payment', exact: true }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('textbox').fill('N326112299')
    await dialog.getByRole('button', { name: 'Confirm payment' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('The payment was not confirmed. This bank reference belongs to another order')
    await expect.element(dialog.getByRole('textbox')).toHaveValue('N326112299')
    expect(await checkA11y(container)).toEqual([])
  })

  it('whose transfer paid another order of the same buyer asks for its sum, and is confirmed with it', async () => {
    const { api, answer } = startApi()
    const { screen, container } = await visitPage(`${path}/ord_1`, async (url, request) => {
      const isPayment = request.method === 'POST' && url.pathname.endsWith('/payment')
      const body = isPayment ? ((await request.clone().json()) as { transferAmount?: number }) : {}
      return isPayment && body.transferAmount === undefined ? problem('bank_reference_shared') : answer(url, request)
    })
    await screen.getByRole('button', { name: 'Confirm payment', exact: true }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Bank reference' }).fill('N326112299')
    await dialog.getByRole('button', { name: 'Confirm payment' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('The payment was not confirmed. This transfer already pays another order of the same buyer')
    const sum = dialog.getByRole('textbox', { name: 'Sum of the transfer, in rupees' })
    await sum.fill('two thousand')
    await dialog.getByRole('button', { name: 'Confirm payment' }).click()
    await expect.element(sum).toHaveAccessibleDescription('Enter whole rupees')
    expect(await checkA11y(container)).toEqual([])
    await sum.fill('₹2,998')
    await dialog.getByRole('button', { name: 'Confirm payment' }).click()
    await expect.poll(() => api.sent).toEqual([['payment', { bankReference: 'N326112299', transferAmount: 2998 }]])
  })

  it.each([
    ['Confirm late payment', 'Confirm payment', 'confirm'],
    ['Record for refund', 'Record for a refund', 'refund'],
  ])('that has expired takes money that comes late: “%s”', async (label, submit, outcome) => {
    const { screen, api, container } = await visit({
      ...waiting,
      state: 'expired',
      closedAt: '2026-11-27T06:18:00.000Z',
      claim: { bankReference: 'LATE1', at: '2026-11-28T06:18:00.000Z' },
    })
    await screen.getByRole('button', { name: label, exact: true }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByText(/^For money that came after the order expired/)).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await dialog.getByRole('button', { name: submit }).click()
    await expect.poll(() => api.sent).toEqual([['late-payment', { outcome, bankReference: 'LATE1' }]])
  })

  it('that is to be refunded says so, and can only be refunded', async () => {
    const { screen } = await visit({ ...requested, refundRequestReason: null, latePayment: 'refund' })
    await expect.element(screen.getByText('To be refunded', { exact: true })).toBeVisible()
    await expect
      .element(screen.getByText(/^The money came after the order had closed\. Send ₹1,499 back/))
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Refund', exact: true })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Decline refund' })).not.toBeInTheDocument()
  })

  it('that somebody else has decided is shown as it is now, and asks nothing more', async () => {
    const { api, answer } = startApi()
    const { screen, notices } = await visitPage(`${path}/ord_1`, (url, request) => {
      if (request.method !== 'POST') return answer(url, request)
      api.order = paid
      return problem('order_changed')
    })
    await screen.getByRole('button', { name: 'Confirm payment', exact: true }).click()
    await screen.getByRole('dialog').getByRole('textbox').fill('N1')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => notices)
      .toMatchObject([
        {
          tone: 'info',
          text: expect.stringMatching(
            /^This order has changed in the meantime\. Payment confirmed by Vasudha Rao, Fri 20 Nov 2026/,
          ),
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
    expect(await checkA11y(container)).toEqual([])
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
    const { screen, description } = await visitPage(`${path}/ord_9`, () => problem('not_found'))
    await expect.element(screen.getByRole('heading', { name: 'Order not found' })).toBeVisible()
    expect(description.status).toBe(404)
  })
})
