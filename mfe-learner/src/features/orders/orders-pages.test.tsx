import type { OrderSummary, OwnOrder } from '@kere/contracts/orders/orders'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../testing/visit-page.tsx'

const order: OrderSummary = {
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
}

const waiting: OwnOrder = {
  ...order,
  cancelledBy: null,
  cancelReason: null,
  refundRequestedAt: null,
  refundRequestReason: null,
  refundDeclinedAt: null,
  refundDeclineReason: null,
  refundableUntil: null,
  payment: {
    kind: 'transfer',
    payee: 'Kere Learning',
    upi: {
      id: 'kere@examplebank',
      uri: 'upi://pay?pa=kere@examplebank&pn=Kere%20Learning&tr=K7F3QX2RM&tn=K7F3QX2RM&am=1499.00&cu=INR',
    },
    bank: { account: '000123456789', ifsc: 'EXMP0000123', name: 'Example Bank' },
  },
}

const noInvoices = { isOpen: false, details: { state: '29', gstin: null, businessName: null }, items: [] }

const paid: OwnOrder = {
  ...waiting,
  state: 'paid',
  payment: null,
  paidAt: '2026-11-20T09:00:00.000Z',
  refundableUntil: '2026-12-20T09:00:00.000Z',
}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const listPath = '/dashboard/my-orders'

async function visitOrder(stored: OwnOrder = waiting, refuses?: (request: Request) => Response | undefined) {
  const api = { order: stored, bodies: [] as unknown[] }
  const answer: FetchStub = async ({ pathname }, request) => {
    const refusal = refuses?.(request)
    if (refusal) return refusal
    if (request.method === 'PUT') {
      const { bankReference } = (await request.clone().json()) as { bankReference: string }
      api.bodies.push({ bankReference })
      api.order = { ...api.order, claim: { bankReference, at: '2026-11-21T06:00:00.000Z' } }
      return Response.json(api.order)
    }
    if (request.method === 'POST') {
      const isCancelled = pathname.endsWith('/cancellation')
      if (!isCancelled) api.bodies.push(await request.clone().json())
      api.order = isCancelled
        ? { ...api.order, state: 'cancelled', cancelledBy: 'member', payment: null, closedAt: order.placedAt }
        : { ...api.order, state: 'refund_requested', refundRequestReason: 'Too easy.', refundableUntil: null }
      return Response.json(api.order, { status: 201 })
    }
    if (request.method === 'DELETE') {
      api.order = stored
      return new Response(null, { status: 204 })
    }
    if (pathname.endsWith('/invoices')) return Response.json(noInvoices)
    return Response.json(api.order)
  }
  return { api, ...(await visitPage(`${listPath}/ord_1`, answer)) }
}

describe('my orders', () => {
  const visitList = (answer: FetchStub) => visitPage(listPath, answer)
  const listed =
    (items: OrderSummary[], nextCursor: string | null = null) =>
    () =>
      Response.json({ items, nextCursor, total: items.length })

  it('[part of W-06.pending-payment] are listed with reference, amount and state, and lead to each', async () => {
    const cover = { image: '/media/course-covers/key_1', category: 'Water Resources', drawing: 0 }
    const { screen, container } = await visitList(
      listed(
        [
          { ...order, cover },
          { ...order, id: 'ord_2', state: 'paid', cover: null },
        ],
        'next',
      ),
    )
    const link = screen.getByRole('link', { name: /Reading a lake.*Waiting for payment/ })
    await expect.element(link).toHaveAttribute('href', '/dashboard/my-orders/ord_1')
    await expect.element(link).toHaveTextContent('K-7F3Q-X2RM · 20 Nov 2026')
    await expect.element(link).toHaveTextContent('₹1,499')
    await expect.element(link).toHaveTextContent('Pay by 27 Nov 2026')
    expect([...container.querySelectorAll('li img')].map((image) => image.getAttribute('src'))).toEqual([cover.image])
    await expect
      .element(screen.getByRole('link', { name: 'Older orders' }))
      .toHaveAttribute('href', '/dashboard/my-orders?cursor=next')
    expect(await checkA11y(container)).toEqual([])
  })

  it('say what was ordered', async () => {
    const { screen } = await visitList(() =>
      Response.json({ items: [order], nextCursor: null, total: 1, totalIsLowerBound: false }),
    )
    await expect.element(screen.getByText(/^Course · K-7F3Q-X2RM · /)).toBeVisible()
  })

  it('say how to get the first one', async () => {
    const { screen } = await visitList(listed([]))
    await expect.element(screen.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses')
  })

  it('say that they could not be read, and try again', async () => {
    let isUp = false
    const { screen } = await visitList(() => (isUp ? listed([order])() : problem('unavailable')))
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch your orders' })).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('Reading a lake')).toBeVisible()
  })
})

it('an order breaks no time of day', async () => {
  const { screen } = await visitOrder(paid)
  for (const time of ['11:48 am IST', '2:30 pm IST'])
    await expect.element(screen.getByText(time, { exact: true })).toHaveStyle({ whiteSpace: 'nowrap' })
})

describe('an order that waits for payment', () => {
  it('[C-35] says how to pay by UPI and by bank transfer, with a code, and charges nobody', async () => {
    const { screen, description, container } = await visitOrder()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Pay ₹1,499 by UPI' })).toBeVisible()
    await expect
      .element(screen.getByText('One thousand four hundred and ninety-nine rupees, to Kere Learning.'))
      .toBeVisible()
    expect(description.meta.title).toBe('Order K-7F3Q-X2RM')
    const code = screen.getByRole('img', { name: 'UPI code of this payment' })
    await expect.element(code).toBeVisible()
    expect(code.element().querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000)
    for (const text of ['kere@examplebank', '000123456789', 'EXMP0000123', 'Example Bank'])
      await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(screen.getByText('We do not take cards yet.')).toBeVisible()
    const summary = screen.getByRole('complementary', { name: 'Order summary' })
    await expect.element(summary).toHaveTextContent('Pay by27 Nov 2026')
    expect([...container.querySelectorAll('input')].map(({ name }) => name)).toEqual(['bankReference'])
  })

  it('draws a code that a phone reads as the payment', async () => {
    const { screen } = await visitOrder()
    const code = screen.getByRole('img', { name: 'UPI code of this payment' })
    await expect.element(code).toBeVisible()
    const { default: decodeQR } = await import('qr/decode.js')
    const size = Number(code.element().getAttribute('viewBox')?.split(' ')[2])
    const scale = 4
    const data = new Uint8Array((size * scale) ** 2 * 3).fill(255)
    for (const [, x, y] of code
      .element()
      .querySelector('path')!
      .getAttribute('d')!
      .matchAll(/M(\d+) (\d+)h/g))
      for (let row = 0; row < scale; row++)
        data.fill(
          0,
          ((Number(y) * scale + row) * size * scale + Number(x) * scale) * 3,
          ((Number(y) * scale + row) * size * scale + Number(x) * scale + scale) * 3,
        )
    expect(decodeQR({ width: size * scale, height: size * scale, data })).toBe(
      'upi://pay?pa=kere@examplebank&pn=Kere%20Learning&tr=K7F3QX2RM&tn=K7F3QX2RM&am=1499.00&cu=INR',
    )
  })

  describe('has one press for a phone', () => {
    const linksOf = (container: Element) =>
      [...container.querySelectorAll<HTMLAnchorElement>('a:not([href^="/"], [href^="mailto:"])')].map(
        (link) => [link.textContent, link.getAttribute('href')] as const,
      )
    const details = 'pay?pa=kere@examplebank&pn=Kere%20Learning&tr=K7F3QX2RM&tn=K7F3QX2RM&am=1499.00&cu=INR'

    it('which lets its owner choose the app', async () => {
      const { screen, container } = await visitOrder()
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
      expect(linksOf(container)).toEqual([['Pay ₹1,499 by UPI', `upi://${details}`]])
    })

    it.each([
      ['Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Mobile Safari/604.1', 1],
      ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/20.0 Safari/605.1.15', 5],
    ])('and beside it the apps, where the phone lets nobody choose: %s', async (userAgent, touches) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
      vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touches)
      const { screen, container } = await visitOrder()
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
      expect(linksOf(container)).toEqual([
        ['Pay ₹1,499 by UPI', `upi://${details}`],
        ['Google Pay', `gpay://upi/${details}`],
        ['PhonePe', `phonepe://${details}`],
        ['Paytm', `paytmmp://${details}`],
        ['BHIM', `bhim://${details}`],
      ])
    })
  })

  it('of more than banks take by UPI says so, and what then', async () => {
    const { screen } = await visitOrder({ ...waiting, amount: 100_001 })
    await expect.element(screen.getByText(/^Many banks allow at most ₹1,00,000 in one UPI payment\./)).toBeVisible()
    await expect.element(screen.getByText('One lakh and one rupees, to Kere Learning.')).toBeVisible()
  })

  it('by bank alone names no UPI', async () => {
    const payment = { ...waiting.payment!, upi: null } as OwnOrder['payment']
    const { screen, container } = await visitOrder({ ...waiting, payment })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Pay ₹1,499 by bank transfer' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Your transfer' })).toBeVisible()
    expect(container.querySelector('a[href^="upi:"]')).toBeNull()
  })

  it('copies what a payment app asks for: the amount without its sign', async () => {
    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      written.push(text)
      return Promise.resolve()
    })
    const { screen, announcements } = await visitOrder()
    await screen.getByRole('button', { name: 'Copy UPI ID' }).click()
    await screen.getByRole('button', { name: 'Copy Amount' }).first().click()
    await screen.getByRole('button', { name: 'Copy Note to add' }).first().click()
    expect(written).toEqual(['kere@examplebank', '1499', 'K-7F3Q-X2RM'])
    await expect.poll(() => announcements).toEqual(expect.arrayContaining(['Amount copied']))
  })

  it('[part of C-35] says that the instructions come by email, where there are none', async () => {
    const { screen } = await visitOrder({ ...waiting, payment: { kind: 'by_email' } })
    await expect.element(screen.getByText(/^We will email you how to pay\. Nothing has been charged\./)).toBeVisible()
    await expect.element(screen.getByRole('img', { name: /UPI/ })).not.toBeInTheDocument()
  })

  it('has its number at its head and leads back to all', async () => {
    const { screen } = await visitOrder()
    await expect.element(screen.getByText('Order K-7F3Q-X2RM')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', listPath)
  })

  it('that is closed asks for no payment and promises no refund', async () => {
    const { screen } = await visitOrder({ ...waiting, state: 'cancelled', cancelledBy: 'member', payment: null })
    const summary = screen.getByRole('complementary', { name: 'Order summary' })
    await expect.element(summary).toHaveTextContent('Amount₹1,499')
    await expect.element(summary).not.toHaveTextContent(/To pay|[Rr]efund/)
  })

  it('that is paid says so at each step, and when it is too late for a refund', async () => {
    const { screen } = await visitOrder({ ...paid, refundableUntil: null })
    const steps = screen.getByRole('list', { name: 'Progress of your order' }).getByRole('listitem')
    expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
      'Order placed, done',
      'Paid, done',
      'Checked, done',
      'Course open, done',
    ])
    await expect.element(screen.getByText('The 30 days for requesting a refund have ended.')).toBeVisible()
  })

  it.each([360, 800, 1280])('breaks nothing that is copied within a word, %d px wide', async (width) => {
    await page.viewport(width, 740)
    const { screen } = await visitOrder()
    const upi = screen.getByText('kere@examplebank', { exact: true }).element()
    expect(upi.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(upi).lineHeight))
  })

  it('says that the course is no longer offered, and stays payable', async () => {
    const { screen } = await visitOrder({ ...waiting, item: { ...waiting.item, isWithdrawn: true } })
    await expect.element(screen.getByText(/no longer offered to others\. Your order stays valid/)).toBeVisible()
  })

  it('is cancelled with one press, and taken back', async () => {
    const { screen, notices, api } = await visitOrder()
    await screen.getByRole('button', { name: 'Cancel order' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'You cancelled this order' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', '/courses/crs_1')
    await expect
      .poll(() => notices)
      .toMatchObject([{ text: 'Order K-7F3Q-X2RM is cancelled.', action: { label: 'Undo' } }])
    notices[0]?.action?.run()
    await expect.element(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible()
    expect(api.order.state).toBe('pending_payment')
  })

  it('says what it is now, where somebody was faster', async () => {
    const { screen } = await visitOrder(waiting, ({ method }) =>
      method === 'POST' ? problem('order_changed') : undefined,
    )
    await screen.getByRole('button', { name: 'Cancel order' }).click()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(/^The order was not cancelled\. This order has changed/)
  })
})

describe('“I have paid”', () => {
  const claimed: OwnOrder = { ...waiting, claim: { bankReference: '632611229900', at: '2026-11-21T06:00:00.000Z' } }

  it('is said with the bank’s reference; the order then says that we are checking', async () => {
    const { screen, api, notices, container } = await visitOrder()
    const region = screen.getByRole('region', { name: 'Have you paid?' })
    await region.getByRole('textbox', { name: 'Bank reference (UTR)' }).fill('632611229900')
    expect(await checkA11y(container)).toEqual([])
    await region.getByRole('button', { name: 'Send reference' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'We are checking your payment' })).toBeVisible()
    await expect
      .element(screen.getByText(/^You told us on 21 Nov 2026 that you have paid ₹1,499\. We check payments/))
      .toBeVisible()
    await expect.element(screen.getByText('We are checking', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('632611229900')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Correct it' })).toHaveFocus()
    await expect.element(screen.getByText('kere@examplebank')).not.toBeInTheDocument()
    expect([api.bodies, notices]).toMatchObject([
      [{ bankReference: '632611229900' }],
      [{ tone: 'success', text: 'Reference sent. We will check your payment and email you.' }],
    ])
    expect(await checkA11y(container)).toEqual([])
  })

  it('is corrected, or left as it is', async () => {
    const { screen, api } = await visitOrder(claimed)
    await screen.getByRole('button', { name: 'Correct it' }).click()
    const field = screen.getByRole('textbox', { name: 'Bank reference (UTR)' })
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('632611229900')
    await screen.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect.element(screen.getByRole('button', { name: 'Correct it' })).toHaveFocus()
    await screen.getByRole('button', { name: 'Correct it' }).click()
    await field.fill('632611229911')
    await screen.getByRole('button', { name: 'Send reference' }).click()
    await expect.element(screen.getByText('632611229911')).toBeVisible()
    expect(api.bodies).toEqual([{ bankReference: '632611229911' }])
  })

  it('that is refused says why at the field, and keeps what was typed', async () => {
    const detail = 'Use the letters and digits of the bank’s reference'
    const body = { type: 'about:blank', title: '', status: 422, code: 'validation_failed' }
    const refusal = { ...body, errors: [{ pointer: '/body/bankReference', detail }] }
    const { screen } = await visitOrder(waiting, ({ method }) =>
      method === 'PUT' ? Response.json(refusal, { status: 422 }) : undefined,
    )
    const field = screen.getByRole('textbox', { name: 'Bank reference (UTR)' })
    await field.fill('12 %')
    await screen.getByRole('button', { name: 'Send reference' }).click()
    await expect.element(field).toHaveAccessibleDescription(detail)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('12 %')
  })

  it('too late says what the order is now', async () => {
    const { screen } = await visitOrder(waiting, ({ method }) =>
      method === 'PUT' ? problem('order_changed') : undefined,
    )
    await screen.getByRole('textbox', { name: 'Bank reference (UTR)' }).fill('1')
    await screen.getByRole('button', { name: 'Send reference' }).click()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(/^The reference was not sent\. This order has changed/)
  })

  it('can be said of an order that has expired, too', async () => {
    const { screen, api } = await visitOrder({
      ...waiting,
      state: 'expired',
      payment: null,
      closedAt: order.payableUntil,
    })
    await expect.element(screen.getByText(/If you have paid, send us the bank reference below\.$/)).toBeVisible()
    await screen.getByRole('textbox', { name: 'Bank reference (UTR)' }).fill('LATE1')
    await screen.getByRole('button', { name: 'Send reference' }).click()
    await expect
      .element(screen.getByText(/You told us on 21 Nov 2026 that you have paid\. We check it, and email you\.$/))
      .toBeVisible()
    expect(api.bodies).toEqual([{ bankReference: 'LATE1' }])
  })

  it('is what the list shows of such an order', async () => {
    const items = [{ ...order, claim: claimed.claim }]
    const { screen } = await visitPage(listPath, () => Response.json({ items, nextCursor: null, total: 1 }))
    const link = screen.getByRole('link', { name: /Reading a lake.*We are checking/ })
    await expect.element(link).toHaveTextContent('Reference sent 21 Nov 2026')
  })
})

describe('an order that is paid', () => {
  it('leads to the course, and says until when a refund can be requested', async () => {
    const { screen } = await visitOrder(paid)
    await expect.element(screen.getByRole('heading', { level: 1, name: 'The course is open' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Go to the course' }))
      .toHaveAttribute('href', '/dashboard/my-courses/crs_1')
    await expect.element(screen.getByText('You can request a refund until 20 Dec 2026.')).toBeVisible()
  })

  it('says on its receipt what the code took off the price', async () => {
    const { screen } = await visitOrder({ ...paid, discount: { code: 'WATERTANK', amount: 500 } })
    const summary = screen.getByRole('complementary', { name: 'Order summary' })
    await expect.element(summary).toHaveTextContent(/Price₹1,999Discount−₹500 code WATERTANKAmount₹1,499/)
  })

  it('has a receipt, with the bank’s reference', async () => {
    const printing = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { screen } = await visitOrder({
      ...paid,
      claim: { bankReference: '632611229900', at: '2026-11-20T08:00:00.000Z' },
    })
    await expect.element(screen.getByText('632611229900')).toBeVisible()
    await screen.getByRole('button', { name: 'Print receipt' }).click()
    expect(printing).toHaveBeenCalledOnce()
  })

  it('of an event leads to the ticket', async () => {
    const item = { kind: 'event', id: 'evt_1', title: 'Walk with the bird count', isWithdrawn: false }
    const { screen } = await visitOrder({ ...paid, item })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Your seat is confirmed' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'View your ticket' }))
      .toHaveAttribute('href', '/dashboard/my-events/evt_1')
  })

  it('of an event keeps a seat while it waits', async () => {
    const item = { kind: 'event', id: 'evt_1', title: 'Walk with the bird count', isWithdrawn: false }
    const { screen } = await visitOrder({ ...waiting, item })
    await expect.element(screen.getByText(/We keep your seat until Fri 27 Nov 2026, 11:48 am IST/)).toBeVisible()
  })

  it('[part of W-07] takes a request for a refund with its reason, and says what comes next', async () => {
    const { screen, api, notices, container } = await visitOrder(paid)
    await screen.getByRole('button', { name: 'Request a refund' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Request a refund' })
    const field = dialog.getByRole('textbox', { name: 'Why would you like a refund?' })
    await expect.element(field).toHaveFocus()
    expect(await checkA11y(container)).toEqual([])
    await field.fill('Too easy.')
    await dialog.getByRole('button', { name: 'Request the refund' }).click()
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'We are reviewing your refund request' }))
      .toBeVisible()
    expect(api.bodies).toEqual([{ reason: 'Too easy.' }])
    await expect.poll(() => notices).toMatchObject([{ text: 'Refund requested. We will email you our decision.' }])
  })

  it('keeps the reason where the request failed', async () => {
    const { screen } = await visitOrder(paid, ({ method }) =>
      method === 'POST' ? problem('refund_closed') : undefined,
    )
    await screen.getByRole('button', { name: 'Request a refund' }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Too easy.')
    await dialog.getByRole('button', { name: 'Request the refund' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^The refund was not requested\. A refund can/)
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Too easy.')
  })
})

describe('every state', () => {
  const closed = { payment: null, closedAt: '2026-11-27T06:18:00.000Z' } as const
  it.each<[string, OwnOrder]>([
    [
      'We sent ₹1,499 back',
      { ...paid, state: 'refunded', refundedAt: '2026-12-01T06:00:00.000Z', refundableUntil: null },
    ],
    ['This order has expired', { ...waiting, ...closed, state: 'expired' }],
    ['We will send ₹1,499 back', { ...paid, state: 'refund_requested', latePayment: 'refund', refundableUntil: null }],
    [
      'We cancelled this order',
      { ...waiting, ...closed, state: 'cancelled', cancelledBy: 'admin', cancelReason: 'It begins in spring.' },
    ],
    ['The course is open', { ...paid, refundDeclineReason: 'You have completed it.', refundableUntil: null }],
  ])('has a head of its own, “%s”, and nothing for axe', async (name, stored) => {
    const { screen, container } = await visitOrder(stored)
    await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })

  it('that only a younger release knows, is shown by its name', async () => {
    const { screen } = await visitOrder({ ...paid, state: 'on_hold' })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Order K-7F3Q-X2RM' })).toBeVisible()
    await expect.element(screen.getByText('on_hold')).toBeVisible()
  })
})

it('says that there is no such order', async () => {
  const { screen, description } = await visitPage(`${listPath}/ord_9`, () => problem('not_found'))
  await expect.element(screen.getByRole('heading', { name: 'Order not found' })).toBeVisible()
  expect(description.status).toBe(404)
})

describe('paying at once', () => {
  const link = { name: 'Pay at once' }

  it('[part of W-06.provider] is one link to the payment page, beside the transfer', async () => {
    const { screen, container } = await visitOrder({ ...waiting, paysAtOnce: true })
    await expect.element(screen.getByRole('link', link)).toHaveAttribute('href', '/pay/ord_1')
    await expect.element(screen.getByText('EXMP0000123')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })

  it('is offered where no transfer is set up', async () => {
    const { screen } = await visitOrder({ ...waiting, payment: { kind: 'by_email' }, paysAtOnce: true })
    await expect.element(screen.getByRole('link', link)).toBeVisible()
    await expect.element(screen.getByText(/We will email you how to pay by bank transfer\./)).toBeVisible()
  })

  it('is not offered where it is off', async () => {
    const { screen } = await visitOrder({ ...waiting, paysAtOnce: false })
    await expect.element(screen.getByText('EXMP0000123')).toBeVisible()
    await expect.element(screen.getByText(/^We do not take cards yet\./)).toBeVisible()
    await expect.element(screen.getByRole('link', link)).not.toBeInTheDocument()
  })
})
