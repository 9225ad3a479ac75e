// Apart from the schemas, so that a page can name the choices without loading the validation.
import { draftLimits } from './draft-limits.ts'

/** Who asked for a refund has access until it is decided. */
export const orderStates = ['pending_payment', 'paid', 'refund_requested', 'refunded', 'cancelled', 'expired'] as const

export type OrderState = (typeof orderStates)[number]

export const orderStateNames = {
  pending_payment: 'Waiting for payment',
  paid: 'Paid',
  refund_requested: 'Refund requested',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  expired: 'Expired',
} as const satisfies Record<OrderState, string>

/** `member`: whose order it is. */
export const orderCancellers = ['member', 'admin'] as const

/** The default first. */
export const orderSorts = ['newest', 'oldest'] as const

export type OrderSort = (typeof orderSorts)[number]

export const orderLimits = {
  /** How long an order waits for its payment. */
  payableDays: 7,
  /** How long after the payment a refund can be asked for (S-010). */
  refundDays: 30,
  /** Orders of one account that wait for payment. */
  open: 20,
  /** Orders that one account places within an hour. */
  perHour: 20,
  amount: draftLimits.maxPrice,
  reasonLength: 500,
  /** Characters of a bank's reference: a UTR has up to 22. */
  bankReferenceLength: 40,
} as const
