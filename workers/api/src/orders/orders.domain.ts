import { orderLimits, orderReferenceLetters, type OrderState } from '@kere/contracts/orders/order-options'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { getMyOrder } from '@kere/contracts/orders/orders'
import type { PaymentSettings } from '../base/context.ts'

const dayMs = 24 * 60 * 60 * 1000

export const payableUntil = (placedAt: number) => placedAt + orderLimits.payableDays * dayMs

export const checkedUntil = (claimedAt: number) => claimedAt + orderLimits.checkDays * dayMs

const refundMs = orderLimits.refundDays * dayMs

export const refundableSince = (now: number) => now - refundMs

/**
 * Returns null if no refund can be requested: nothing was paid, a refund was requested before, or it is too late
 * (S-010, S-106).
 */
export function refundableUntil(
  { state, paidAt, refundRequestedAt }: { state: OrderState; paidAt: number | null; refundRequestedAt: number | null },
  now: number,
): number | null {
  if (state !== 'paid' || paidAt === null || refundRequestedAt !== null || paidAt < refundableSince(now)) return null
  return paidAt + refundMs
}

type RandomBytes = (length: number) => Uint8Array

/** Makes an order number such as "K-7F3Q-X2RM". There are 23⁸ of them. */
export function makeReference(randomBytes: RandomBytes): string {
  const drawn = drawLetters(randomBytes, orderReferenceLetters)
  return `K-${drawn.slice(0, 4)}-${drawn.slice(4)}`
}

/** Draws eight letters, each as likely as the others. */
export function drawLetters(randomBytes: RandomBytes, letters: string): string {
  // Bytes from this value on would make the first letters likelier than the others.
  const fair = 256 - (256 % letters.length)
  let found = ''
  while (found.length < 8)
    for (const byte of randomBytes(8)) if (byte < fair && found.length < 8) found += letters[byte % letters.length]
  return found
}

type Payment = NonNullable<EndpointAnswer<typeof getMyOrder>['payment']>

/**
 * The port for payments: a transfer, which an admin confirms under the bank's unique reference. An online provider
 * would become another kind.
 */
export function howToPay(settings: PaymentSettings | null, order: { amount: number; reference: string }): Payment {
  if (!settings) return { kind: 'by_email' }
  const { payee, upiId, bank } = settings
  return { kind: 'transfer', payee, upi: upiId ? { id: upiId, uri: upiUri(upiId, payee, order) } : null, bank }
}

/**
 * The link follows NPCI's linking specification: values are percent-encoded, except for the `@` of the address. The
 * reference (`tr`) may hold letters and digits only. The note (`tn`) is the order number alone, because banks print
 * little of it.
 */
function upiUri(upiId: string, payee: string, { amount, reference }: { amount: number; reference: string }): string {
  const number = reference.replaceAll('-', '')
  const fields = { pn: payee, tr: number, tn: number, am: amount.toFixed(2), cu: 'INR' }
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?pa=${encodeURIComponent(upiId).replaceAll('%40', '@')}&${rest.join('&')}`
}

const nowIs: Readonly<Record<OrderState, string>> = {
  pending_payment: 'It is waiting for payment.',
  paid: 'It is paid.',
  refund_requested: 'A refund has been requested.',
  refunded: 'It has been refunded.',
  cancelled: 'It has been cancelled.',
  expired: 'It has expired.',
}

export const describeChanged = (state: OrderState) => `This order has changed in the meantime. ${nowIs[state]}`

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

export const describeShared = (shared: readonly { reference: string }[], sum: number) =>
  `This transfer already pays ${shared.map(({ reference }) => reference).join(', ')} of the same buyer. Together with this order that is ${rupees.format(sum)}. Enter the sum of the transfer if it is for all of them`

export const describeTooSmall = (sum: number) =>
  `The orders that this transfer is for cost ${rupees.format(sum)} together`
