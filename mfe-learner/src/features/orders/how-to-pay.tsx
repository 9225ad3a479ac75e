import { orderItemLabels } from '@kere/contracts/orders/order-items'
import type { OrderPayment, OwnOrder } from '@kere/contracts/orders/orders'
import { Moment } from '@kere/screens/moment'
import { formatPrice } from '@kere/ui/money/price-format'
import { Section } from '@kere/ui/layout/section'
import Info from 'lucide-react/icons/info'
import { CopyRow, CopyRows } from '../../transfer/copy-rows.tsx'
import { untilText } from './order-text.ts'
import { UpiPayment } from './upi-payment.tsx'

type Transfer = Extract<OrderPayment, { kind: 'transfer' }>

/** The buyer makes the transfer in another app, and an admin confirms it (C-35). */
export function HowToPay({ order }: { order: OwnOrder }) {
  const { payment } = order
  if (payment?.kind === 'transfer' && 'payee' in payment) return <TransferPayment order={order} payment={payment} />
  return (
    <div className="flex gap-3 rounded-card border border-hairline bg-surface p-5">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info" />
      <p>
        We will email you how to pay. Nothing has been charged. We hold the price until{' '}
        <strong className="font-semibold">
          <Moment instant={order.payableUntil} />
        </strong>
        .
      </p>
    </div>
  )
}

function TransferPayment({ order, payment }: { order: OwnOrder; payment: Transfer }) {
  const { upi, bank, payee } = payment
  const toCopy = (
    <>
      <CopyRow name="Amount" value={formatPrice(order.amount)} copied={String(order.amount)} />
      <CopyRow name="Note to add" value={order.reference} />
    </>
  )
  return (
    <div className="flex flex-col gap-8">
      {upi && (
        <UpiPayment upi={upi} payee={payee} amount={order.amount} hasOtherWay={bank !== null}>
          <CopyRows>
            <CopyRow name="UPI ID" value={upi.id} />
            {toCopy}
          </CopyRows>
        </UpiPayment>
      )}
      {bank && (
        <Section title={upi ? 'Or by bank transfer' : 'Your transfer'}>
          <div className="rounded-card border border-hairline bg-surface px-5 py-2.5">
            <CopyRows>
              <CopyRow name="Account name" value={payee} />
              <CopyRow name="Account" value={bank.account} />
              <CopyRow name="IFSC" value={bank.ifsc} />
              <CopyRow name="Bank" value={bank.name} />
              {toCopy}
            </CopyRows>
          </div>
        </Section>
      )}
      <p className="flex gap-2 text-dense text-muted">
        <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span>
          We do not take cards yet. We check payments on working days, {orderItemLabels(order.item.kind).opens} and
          email you. {untilText(order)}
        </span>
      </p>
    </div>
  )
}
