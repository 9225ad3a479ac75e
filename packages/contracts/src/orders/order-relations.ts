import { t } from '@kere/brand/messages'
import type { RelationView } from '../http/relation.ts'
import { isKnown, type Open } from '../http/open-value.ts'
import { orderStateNames, type LatePaymentOutcome, type OrderState } from './order-options.ts'

export type OrderAct = 'pay' | 'look' | 'open'

const look = { act: 'look', label: t('View the order', 'Label, an order') } as const

/**
 * This table alone says how an order appears to its buyer in each state. The tests of the API and of the pages read it.
 */
export const orderRelations = {
  to_pay: {
    badge: { label: orderStateNames.pending_payment, tone: 'warn', icon: 'clock' },
    main: { act: 'pay', label: t('See how to pay', 'Label, an order') },
    fact: t('Waiting for your payment', 'Text, an order'),
  },
  checking: {
    badge: { label: t('We are checking', 'Label, an order'), tone: 'info', icon: 'search' },
    main: look,
  },
  paid: {
    badge: { label: orderStateNames.paid, tone: 'leaf', icon: 'done' },
    main: { act: 'open', label: t('Open', 'Button') },
  },
  refund_requested: {
    badge: { label: orderStateNames.refund_requested, tone: 'info', icon: 'question' },
    main: look,
  },
  to_be_refunded: {
    badge: { label: t('To be refunded', 'Label, an order'), tone: 'info', icon: 'refund' },
    main: look,
  },
  refunded: {
    badge: { label: orderStateNames.refunded, tone: 'neutral', icon: 'refund' },
    main: look,
  },
  cancelled: {
    badge: { label: orderStateNames.cancelled, tone: 'neutral', icon: 'cancelled' },
    main: look,
  },
  expired: {
    badge: { label: orderStateNames.expired, tone: 'neutral', icon: 'waiting' },
    main: look,
  },
} as const satisfies Record<string, RelationView<OrderAct>>

export type OrderRelation = keyof typeof orderRelations

export const reportedLabel = t('Payment reported', 'Text, an order')

interface Asked {
  state: Open<OrderState>
  claim: unknown
  latePayment: Open<LatePaymentOutcome> | null
}

const settled = ['paid', 'refund_requested', 'refunded', 'cancelled', 'expired'] as const

/** Returns null for a state that an older page does not know. */
export function orderRelationOf({ state, claim, latePayment }: Asked): OrderRelation | null {
  if (state === 'pending_payment') return claim ? 'checking' : 'to_pay'
  if (state === 'refund_requested' && latePayment === 'refund') return 'to_be_refunded'
  return isKnown(settled, state) ? state : null
}
