import { lookup } from '@kere/contracts/http/open-value'
import { orderItems, orderItemLabels } from '@kere/contracts/orders/order-items'
import type { AdminOrder } from '@kere/contracts/orders/orders'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { momentOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import { formatPrice } from '@kere/ui/money/price-format'
import Info from 'lucide-react/icons/info'

interface OrderProps {
  item: AdminOrder
}

const closedText = ({ amount, reference }: AdminOrder) =>
  `If ${formatPrice(amount)} for ${reference} comes now, confirm it if what was ordered can still be given, or record it for a refund.`

const whatHappens: Readonly<Record<string, (order: AdminOrder) => string>> = {
  pending_payment: ({ amount, reference, item, claim }) =>
    `Look for ${formatPrice(amount)} ${claim ? `under ${claim.bankReference}, or ` : ''}with the note ${reference} in the bank statement. Confirming ${orderItemLabels(item.kind).confirming} at once and sends the receipt.`,
  refund_requested: ({ amount, item, latePayment, isPaidAtOnce }) =>
    isPaidAtOnce
      ? `It was paid at once, so the payment service sends ${formatPrice(amount)} back. A refund ${orderItemLabels(item.kind).refunding}. Declining changes nothing, and they read your reason.`
      : latePayment === 'refund'
        ? `The money came after the order had closed. Send ${formatPrice(amount)} back to the account that it came from, then record the refund.`
        : `Send ${formatPrice(amount)} back first, to the account that it came from. A refund ${orderItemLabels(item.kind).refunding}. Declining changes nothing, and they read your reason.`,
  expired: closedText,
  cancelled: closedText,
  paid: ({ item, isPaidAtOnce }) =>
    `It ${isPaidAtOnce ? 'was paid at once, through the payment service' : 'is paid'}. A refund ${orderItemLabels(item.kind).refunding}.`,
}

export function OrderFacts({ item: order }: OrderProps) {
  const { item, amount, discount, reference, state, hasInstructions } = order
  const seller = lookup(orderItems, item.kind)
  const next = lookup(whatHappens, state)?.(order)
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
        {discount && (
          <>
            <Fact name="Price">{formatPrice(amount + discount.amount)}</Fact>
            <Fact name="Discount">
              −{formatPrice(discount.amount)} <span className="text-muted">code {discount.code}</span>
            </Fact>
          </>
        )}
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
        {order.claim && <Fact name="Buyer’s reference">{order.claim.bankReference}</Fact>}
        {order.paymentReference && <Fact name="Bank reference">{order.paymentReference}</Fact>}
        {order.refundReference && <Fact name="Reference of the refund">{order.refundReference}</Fact>}
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
    ['Reported as paid', order.claim?.at],
  ] as const
  return (
    <section>
      <h2 className="text-panel">History</h2>
      <Facts className="mt-2">
        {happened.map(([name, at]) => (
          <MomentFact key={name} name={name} at={at} />
        ))}
        <MomentFact name="Placed" at={order.placedAt} />
        {order.state === 'pending_payment' && <Fact name="Expires">{momentOf(order.payableUntil)} IST</Fact>}
      </Facts>
    </section>
  )
}
