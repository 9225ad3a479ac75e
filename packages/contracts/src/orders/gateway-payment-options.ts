/**
 * `open`: the buyer can pay. `closed`: nothing was paid. `paid`: the money pays the order. `refund_due`: the money has to
 * go back. `refunded`: it has gone back.
 */
export const gatewayPaymentStates = ['open', 'paid', 'refund_due', 'refunded', 'closed'] as const

export type GatewayPaymentState = (typeof gatewayPaymentStates)[number]

export const gatewayPaymentStateNames = {
  refund_due: 'To be returned',
  paid: 'Paid',
  refunded: 'Returned',
  open: 'Not paid yet',
  closed: 'Closed unpaid',
} as const satisfies Record<GatewayPaymentState, string>

/** How far the gateway is with a refund. */
export const refundStatuses = ['pending', 'processed', 'failed'] as const

export const gatewayLimits = {
  perHour: 20,
  /** The largest webhook in bytes. Those of the gateway have a few thousand. */
  webhookBytes: 64 * 1024,
  /** A gateway retries a webhook for 24 hours. An older one is a replay, and the poll has found what it told. */
  webhookHours: 48,
  /** The gateway accepts no payment page that ends sooner. */
  shortestMinutes: 20,
} as const
