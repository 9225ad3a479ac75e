import * as endpoints from '@kere/contracts/orders/gateway-payments'
import { route } from '../../http/route.ts'
import { finishPayment, gatewayPaymentReads, receiveWebhook, refundPayment, startPayment } from './gateway-payments.ts'
import { checkPayments } from './reconcile.ts'

export const routes = [
  ...gatewayPaymentReads.routes,
  route(endpoints.startGatewayPayment, (context, { params }, { origin, networkAddress }) =>
    startPayment(context, { orderId: params.id, origin, networkAddress }),
  ),
  route(endpoints.finishGatewayPayment, (context, { body }) => finishPayment(context, body)),
  route(endpoints.receiveGatewayWebhook, (context, { body }) => receiveWebhook(context, body)),
  route(endpoints.refundGatewayPayment, (context, { params }) => refundPayment(context, params.id)),
]

export const clock = { gatewayPayments: checkPayments }
