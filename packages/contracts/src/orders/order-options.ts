import { t } from '@kere/brand/messages'
import { draftLimits } from '../courses/draft-limits.ts'

export const orderStates = ['pending_payment', 'paid', 'refund_requested', 'refunded', 'cancelled', 'expired'] as const

export type OrderState = (typeof orderStates)[number]

/** A buyer may report a payment in these states: it may be under way, or may come after the order has closed. */
export const claimableStates = ['pending_payment', 'expired', 'cancelled'] as const satisfies readonly OrderState[]

export const orderStateNames = {
  pending_payment: t('Waiting for payment', 'State of an order'),
  paid: t('Paid', 'State of an order'),
  refund_requested: t('Refund requested', 'State of an order'),
  refunded: t('Refunded', 'State of an order'),
  cancelled: t('Cancelled', 'State of an order'),
  expired: t('Expired', 'State of an order'),
} as const satisfies Record<OrderState, string>

export const orderCancellers = ['member', 'admin'] as const

export const orderSorts = ['newest', 'oldest'] as const

export type OrderSort = (typeof orderSorts)[number]

/** An admin settles a payment that came after its order had closed in one of these ways. */
export const latePaymentOutcomes = ['confirm', 'refund'] as const

export type LatePaymentOutcome = (typeof latePaymentOutcomes)[number]

/** Each outcome says how a credit in a bank statement relates to the orders. */
export const statementOutcomes = [
  'exact',
  'amount_differs',
  'ambiguous',
  'closed',
  'paid_twice',
  'already_confirmed',
  'no_reference',
  'no_match',
] as const

export type StatementOutcome = (typeof statementOutcomes)[number]

export const statementLimits = { rows: 100, bankReferences: 10, orderReferences: 5 } as const

/**
 * An order number is K and eight of these letters. Vowels are left out, so that no number spells a word, and so are
 * letters that are easily misread: 0 O, 1 I L, 5 S, 8 B, 2 Z.
 */
export const orderReferenceLetters = '234679CDFGHJKMNPQRTVWXY'

export const orderSumUnits = ['day', 'month'] as const

export const orderClaims = ['claimed'] as const

export const orderLimits = {
  payableDays: 7,
  refundDays: 30,
  /** The unpaid orders that one account can have at a time. */
  open: 20,
  perHour: 20,
  /** The days that an order stays open, at least, after its buyer reports a payment. */
  checkDays: 3,
  claimsPerHour: 20,
  amount: draftLimits.maxPrice,
  reasonLength: 500,
  /** The rupees of the largest transfer, which pays all orders that one account can have open. */
  transferAmount: 20 * draftLimits.maxPrice,
  /** The characters of a bank's reference. A UTR has up to 22. */
  bankReferenceLength: 40,
} as const
