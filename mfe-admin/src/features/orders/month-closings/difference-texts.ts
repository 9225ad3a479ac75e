import type { DifferenceKind } from '@kere/contracts/orders/month-closing-options'
import type { Difference } from '@kere/contracts/orders/month-closings'
import { lookup } from '@kere/contracts/http/open-value'

interface DifferenceText {
  title: string
  advice: string
}

const texts: Readonly<Record<DifferenceKind, DifferenceText>> = {
  credit_without_order: {
    title: 'Money without an order',
    advice:
      'If it pays an order, confirm that order under this reference. If it was paid twice, send it back and say so here.',
  },
  credit_differs: {
    title: 'Another amount than the order',
    advice: 'Check what the transfer pays for. Send back what is too much, or ask the buyer for the rest.',
  },
  paid_without_transfer: {
    title: 'Paid, but not in the statement',
    advice: 'Read the statement again if it is newer. Otherwise check the reference of the order.',
  },
  refund_without_transfer: {
    title: 'Refunded, but no money has left',
    advice: 'Make the transfer, or check the reference of the refund, and read the statement again.',
  },
  refund_differs: {
    title: 'Another amount than the refund',
    advice: 'Check what the transfer was for.',
  },
  gateway_without_order: {
    title: 'Online payment without an order',
    advice: 'Refund it in the dashboard of the payment service, or say what it is.',
  },
  gateway_not_returned: {
    title: 'Online refund not done yet',
    advice: 'The payment service is asked by itself. If this stays, look in its dashboard.',
  },
  gateway_fee_unknown: {
    title: 'Fee not known yet',
    advice: 'The payment service is asked by itself. If this stays, look in its dashboard.',
  },
  statement_missing: {
    title: 'Bank statement not read',
    advice: 'Read the statement of the whole month once the month is over.',
  },
}

export const textOf = ({ kind }: Pick<Difference, 'kind'>): DifferenceText =>
  lookup(texts, kind) ?? { title: 'A difference', advice: '' }

/** The page on which a difference is settled. */
export function placeOf({ kind, subject, order }: Difference): { href: string; label: string } | null {
  if (kind === 'statement_missing') return null
  if (kind.startsWith('gateway'))
    return { href: `/dashboard/orders/gateway-payments?state=all&payment=${subject}`, label: 'Online payment' }
  if (order) return { href: `/dashboard/orders/${order.id}`, label: 'Open order' }
  return { href: '/dashboard/orders', label: 'Find the order' }
}
