import { draftLimits } from './draft-limits.ts'

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

export const orderCancellers = ['member', 'admin'] as const

export const orderSorts = ['newest', 'oldest'] as const

export type OrderSort = (typeof orderSorts)[number]

export const orderLimits = {
  payableDays: 7,
  /** How long after the payment a refund can be asked for (S-010). */
  refundDays: 30,
  /** Orders of one account that wait for payment. */
  open: 20,
  perHour: 20,
  amount: draftLimits.maxPrice,
  reasonLength: 500,
  /** Characters of a bank's reference: a UTR has up to 22. */
  bankReferenceLength: 40,
} as const
