import { t } from '@kere/brand/messages'
import { orderItemLabels } from '@kere/contracts/orders/order-items'
import type { OrderPayment, OwnOrder } from '@kere/contracts/orders/orders'
import { Moment } from '@kere/screens/moment'
import { momentOf } from '@kere/screens/time-in-india'
import { Around } from '@kere/ui/layout/around'
import { formatPrice } from '@kere/ui/money/price-format'
import { ButtonLink } from '@kere/ui/controls/button'
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
  const moment = `${momentOf(order.payableUntil)} IST`
  return (
    <div className="flex flex-col gap-8">
      {order.paysAtOnce && <PayAtOnce order={order} />}
      <div className="flex gap-3 rounded-card border border-hairline bg-surface p-5">
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info" />
        <p>
          {order.paysAtOnce
            ? t('We will email you how to pay by bank transfer.', 'Text, my orders')
            : t('We will email you how to pay.', 'Text, my orders')}{' '}
          <Around
            text={t('Nothing has been charged. We hold the price until {moment}.', { moment }, 'Text, my orders')}
            part={moment}
          >
            <strong className="font-semibold">
              <Moment instant={order.payableUntil} />
            </strong>
          </Around>
        </p>
      </div>
    </div>
  )
}

function TransferPayment({ order, payment }: { order: OwnOrder; payment: Transfer }) {
  const { upi, bank, payee } = payment
  const toCopy = (
    <>
      <CopyRow name={t('Amount', 'Label, my orders')} value={formatPrice(order.amount)} copied={String(order.amount)} />
      <CopyRow name={t('Note to add', 'Label, my orders')} value={order.reference} />
    </>
  )
  return (
    <div className="flex flex-col gap-8">
      {order.paysAtOnce && <PayAtOnce order={order} />}
      {upi && (
        <UpiPayment upi={upi} payee={payee} amount={order.amount} hasOtherWay={bank !== null}>
          <CopyRows>
            <CopyRow name={t('UPI ID', 'Label, my orders')} value={upi.id} />
            {toCopy}
          </CopyRows>
        </UpiPayment>
      )}
      {bank && (
        <Section
          title={upi ? t('Or by bank transfer', 'Heading, my orders') : t('Your transfer', 'Heading, my orders')}
        >
          <div className="rounded-card border border-hairline bg-surface px-5 py-2.5">
            <CopyRows>
              <CopyRow name={t('Account name', 'Label, my orders')} value={payee} />
              <CopyRow name={t('Account', 'Label, my orders')} value={bank.account} />
              <CopyRow name={t('IFSC', 'Label, my orders')} value={bank.ifsc} />
              <CopyRow name={t('Bank', 'Label, my orders')} value={bank.name} />
              {toCopy}
            </CopyRows>
          </div>
        </Section>
      )}
      <p className="flex gap-2 text-dense text-muted">
        <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span>
          {order.paysAtOnce
            ? t('Payments by UPI or transfer take longer.', 'Text, my orders')
            : t('We do not take cards yet.', 'Text, my orders')}{' '}
          {orderItemLabels(order.item.kind).checks} {untilText(order)}
        </span>
      </p>
    </div>
  )
}

/** The link leads to the gateway's own page, so no script of it runs here. */
const PayAtOnce = ({ order: { id } }: { order: OwnOrder }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface p-4 desk:p-5">
    <p className="min-w-0 text-dense desk:max-w-measure">
      <strong className="font-semibold">{t('By card, UPI or net banking', 'Text, my orders')}</strong>
      <span className="block text-muted">
        {t('On our payment service’s page. Takes effect in seconds.', 'Text, my orders')}
      </span>
    </p>
    <ButtonLink href={`/pay/${encodeURIComponent(id)}`} size="main" rel="nofollow" className="max-desk:w-full">
      {t('Pay at once', 'Button, my orders')}
    </ButtonLink>
  </div>
)
