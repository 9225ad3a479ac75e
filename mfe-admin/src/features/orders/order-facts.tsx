import { keptFor } from '@kere/contracts/open-value'
import { orderItems, orderItemWords } from '@kere/contracts/order-items'
import type { AdminOrder } from '@kere/contracts/orders'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { OrderStateBadge } from '@kere/screens/order-state'
import { momentOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/link'
import { formatPrice } from '@kere/ui/price-format'
import Info from 'lucide-react/icons/info'

interface OrderProps {
  item: AdminOrder
}

export const OrderBadge = ({ item }: OrderProps) => <OrderStateBadge state={item.state} />

const whatHappens: Readonly<Record<string, (order: AdminOrder) => string>> = {
  pending_payment: ({ amount, reference, item }) =>
    `Look for ${formatPrice(amount)} with the note ${reference} in the bank statement. Confirming ${orderItemWords(item.kind).confirming} at once and sends the receipt.`,
  refund_requested: ({ amount, item }) =>
    `Send ${formatPrice(amount)} back first, to the account that it came from. A refund ${orderItemWords(item.kind).refunding}. Declining changes nothing, and they read your reason.`,
  paid: ({ item }) => `It is paid. A refund ${orderItemWords(item.kind).refunding}.`,
}

export function OrderFacts({ item: order }: OrderProps) {
  const { item, amount, reference, state, hasInstructions } = order
  const seller = keptFor(orderItems, item.kind)
  const next = keptFor(whatHappens, state)?.(order)
  return (
    <>
      {next && <p className="mt-5 max-w-measure">{next}</p>}
      {state === 'pending_payment' && !hasInstructions && (
        <p className="mt-4 flex gap-2.5 rounded-card bg-warn-soft px-4 py-3 text-dense">
          <Info aria-hidden="true" className="size-5 shrink-0 text-warn" />
          No payment details are set up. Learners are told that you will email them how to pay.
        </p>
      )}
      <Facts className="mt-6">
        <Fact name="Order">{reference}</Fact>
        <Fact name="Amount">
          <strong className="tabular-nums">{formatPrice(amount)}</strong>
        </Fact>
        <Fact name="For">
          {seller ? (
            <TextLink href={`${seller.path}/${encodeURIComponent(item.id)}`}>{item.title}</TextLink>
          ) : (
            item.title
          )}
          {item.isWithdrawn && <span className="block text-muted">No longer offered. The order stays valid.</span>}
        </Fact>
        {order.paymentReference && <Fact name="Paid under">{order.paymentReference}</Fact>}
        {order.refundReference && <Fact name="Refunded under">{order.refundReference}</Fact>}
      </Facts>
      <Said title="Why they ask for a refund" text={order.refundRequestReason} />
      <Said title="Why we declined the refund" text={order.refundDeclineReason} />
      <Said title="Why we cancelled it" text={order.cancelReason} />
    </>
  )
}

function Said({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <div className="mt-5 rounded-e-card border border-s-4 border-hairline border-s-control bg-surface px-4 py-3">
      <h2 className="font-body text-dense font-semibold tracking-normal">{title}</h2>
      <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
    </div>
  )
}

export function OrderHistory({ item: order }: OrderProps) {
  const happened = [
    ['Refunded', order.refundedAt],
    ['Refund declined', order.refundDeclinedAt],
    ['Refund requested', order.refundRequestedAt],
    [order.state === 'expired' ? 'Expired' : 'Cancelled', order.closedAt],
    ['Paid', order.paidAt],
  ] as const
  return (
    <section>
      <h2 className="text-panel">History</h2>
      <Facts className="mt-2">
        {happened.map(
          ([name, at]) =>
            at && (
              <Fact key={name} name={name}>
                <Moment instant={at} />
              </Fact>
            ),
        )}
        <Fact name="Placed">
          <Moment instant={order.placedAt} />
        </Fact>
        {order.state === 'pending_payment' && <Fact name="Expires">{momentOf(order.payableUntil)} IST</Fact>}
      </Facts>
    </section>
  )
}
