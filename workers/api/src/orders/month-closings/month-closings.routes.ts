import { formerMember } from '@kere/contracts/accounts/former-member'
import type { MonthClosing } from '@kere/contracts/orders/month-closings'
import * as endpoints from '@kere/contracts/orders/month-closings'
import { keptOf, type MonthFigureName } from '@kere/contracts/orders/month-closing-options'
import { route } from '../../http/route.ts'
import { closeMonth, closingReads, explain, getMonth, readStatement, reopenMonth, withdraw } from './month-closings.ts'

export const routes = [
  ...closingReads.routes,
  route(endpoints.getClosingMonth, (context, { params }) => getMonth(context, params.month)),
  route(endpoints.readMonthStatement, (context, { params, body }) =>
    readStatement(context, params.month, body.movements),
  ),
  route(endpoints.explainDifference, (context, { params, body }) => explain(context, params.month, body)),
  route(endpoints.withdrawReason, (context, { params, body }) => withdraw(context, params.month, body)),
  route(endpoints.closeMonth, (context, { params }) => closeMonth(context, params.month)),
  route(endpoints.reopenMonth, (context, { params, body }) => reopenMonth(context, params.month, body.reason)),
]

const counted = (name: MonthFigureName) => ({ number: ({ figures }: MonthClosing) => figures[name] })
const rupees = (name: MonthFigureName) => ({ number: ({ figures }: MonthClosing) => figures[name] / 100 })

export const exports = closingReads.csv({
  Month: { moment: ({ month }) => month },
  'Paid by transfer': counted('transferPaidCount'),
  'Paid by transfer (INR)': rupees('transferPaidAmount'),
  'Paid online': counted('gatewayPaidCount'),
  'Paid online (INR)': rupees('gatewayPaidAmount'),
  'Free places (number)': counted('freePlaceCount'),
  'Discounts (INR)': rupees('discountAmount'),
  'Refunded by transfer': counted('transferRefundCount'),
  'Refunded by transfer (INR)': rupees('transferRefundAmount'),
  'Refunded online': counted('gatewayRefundCount'),
  'Refunded online (INR)': rupees('gatewayRefundAmount'),
  'Kept (INR)': { number: ({ figures }) => keptOf(figures) / 100 },
  'Fees (INR)': rupees('feeAmount'),
  'Tax in fees (INR)': rupees('feeTax'),
  'Turned away online': counted('turnedAwayCount'),
  'Turned away online (INR)': rupees('turnedAwayAmount'),
  'Credits in the statement': counted('creditCount'),
  'Credits in the statement (INR)': rupees('creditAmount'),
  Closed: { moment: ({ closedAt }) => closedAt },
  'Closed by': { text: ({ closedBy }) => closedBy ?? formerMember.name },
  Reopened: { moment: ({ reopenedAt }) => reopenedAt },
  'Reason for reopening': { text: ({ reopenReason }) => reopenReason },
})
