import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { gatewayLimits, gatewayPaymentStates } from './gateway-payment-options.ts'
import { adminOrder } from './orders.ts'

export const problems = {
  gateway_off: { status: 404, title: 'Paying at once is not set up here' },
  gateway_unreachable: {
    status: 503,
    title: 'The payment service does not answer. Your order is saved. Try again in a minute',
  },
  gateway_unproven: { status: 403, title: 'The payment service has not signed this' },
  gateway_webhook_too_old: { status: 409, title: 'This message of the payment service is too old' },
  not_paid_at_once: { status: 409, title: 'This order was not paid at once, so send the money back by bank transfer' },
} as const

const moment = z.iso.datetime()
const paise = z.int()

const gatewayPayment = z.object({
  id: z.string(),
  state: openEnum(gatewayPaymentStates),
  /** The paise that were asked for. */
  amount: paise,
  /** The paise that came. */
  paidAmount: z.nullable(paise),
  /** The gateway knows the payment by this id, and its statements name it. */
  paymentId: z.nullable(z.string()),
  order: z.nullable(z.object({ id: z.string(), reference: z.string(), title: z.string() })),
  createdAt: moment,
  paidAt: z.nullable(moment),
  refundedAt: z.nullable(moment),
})

export type GatewayPayment = z.infer<typeof gatewayPayment>

export const gatewayPayments = resource('/api/gateway-payments', gatewayPayment, {
  name: 'gateway-payments',
  access: admins,
  filters: { state: oneOf(gatewayPaymentStates) },
  sorts: newestOrOldest,
  counts: gatewayPaymentStates,
  list: {
    name: 'listGatewayPayments',
    summary: 'Payments through the gateway, also those whose money has to go back.',
    failure: 'Failed to fetch the online payments',
  },
})

export const startGatewayPayment = defineEndpoint('startGatewayPayment', 'POST /api/me/orders/:id/gateway-payment', {
  summary: 'Where to send the buyer’s browser to pay an order of the caller’s at once. The same page is given again.',
  access: { roles },
  isNeverStored: true,
  status: 200,
  response: z.object({ location: z.url() }),
  problems: ['gateway_off', 'gateway_unreachable', 'order_changed', 'too_many_attempts'],
  failure: 'Failed to open the payment page',
})

const word = (length: number) => z.string().check(z.maxLength(length), z.regex(/^\w+$/))
const signature = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The query with which the gateway sends the buyer back. */
export const gatewayReturn = z.strictObject({
  paymentId: word(64),
  linkId: word(64),
  reference: word(64),
  status: word(32),
  signature,
})

export type GatewayReturn = z.infer<typeof gatewayReturn>

export const finishGatewayPayment = defineEndpoint('finishGatewayPayment', 'POST /api/gateway-payments/return', {
  summary:
    'The buyer comes back from the gateway: its signature is checked, and it is asked whether the money has come.',
  access: 'public',
  isNeverStored: true,
  body: gatewayReturn,
  status: 200,
  response: z.object({ orderId: z.nullable(z.string()) }),
  problems: ['gateway_off', 'gateway_unproven'],
  failure: 'Failed to read the payment',
})

export const receiveGatewayWebhook = defineEndpoint('receiveGatewayWebhook', 'POST /api/gateway-payments/webhooks', {
  summary: 'A webhook of the gateway. It only says where to look: whether money has come, the gateway itself is asked.',
  access: 'public',
  isNeverStored: true,
  /** Base64 takes four bytes for three. */
  bodyBytes: 2 * gatewayLimits.webhookBytes,
  body: z.strictObject({
    /** The body as the gateway signed it, byte by byte, in base64. */
    payload: z.string().check(z.maxLength(2 * gatewayLimits.webhookBytes), z.regex(/^[\w+/]+={0,2}$/)),
    signature,
    eventId: word(64),
  }),
  problems: ['gateway_off', 'gateway_unreachable', 'gateway_unproven', 'gateway_webhook_too_old'],
  failure: 'Failed to receive the message',
})

export const refundGatewayPayment = defineEndpoint('refundGatewayPayment', 'POST /api/orders/:id/gateway-refund', {
  summary: 'Sends the whole amount of an order back through the gateway: access ends, and the buyer is told by email.',
  access: admins,
  proof: 'fresh',
  response: adminOrder,
  problems: ['gateway_off', 'order_changed', 'not_paid_at_once'],
  failure: 'Failed to refund the payment',
})
