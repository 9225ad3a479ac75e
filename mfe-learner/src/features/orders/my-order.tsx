import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { coverPath, terrainPath } from '@kere/brand/art-paths'
import { teamEmail } from '@kere/brand/brand'
import type { OwnOrder } from '@kere/contracts/orders/orders'
import { isKnown } from '@kere/contracts/http/open-value'
import { claimableStates, orderLimits } from '@kere/contracts/orders/order-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { OrderStateBadge } from '@kere/screens/order-state'
import { Moment } from '@kere/screens/moment'
import { dateOf } from '@kere/screens/time-in-india'
import { Around } from '@kere/ui/layout/around'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { formatPrice } from '@kere/ui/money/price-format'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState, type ReactNode } from 'react'
import { BackLink } from '../../back-link.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { OrderInvoices } from './invoices/order-invoices.tsx'
import { itemLinks, myOrdersPath } from './order-href.ts'
import { OrderSteps } from './order-steps.tsx'
import { describeOrder } from './order-text.ts'
import { cancelOrder, undoCancellation } from './orders.api.ts'
import { PaymentClaim } from './payment-claim.tsx'
import { ReceiptHead } from './receipt-head.tsx'
import { RefundDialog } from './refund-dialog.tsx'

export function MyOrder({ order }: { order: OwnOrder }) {
  const { title, text, reason } = describeOrder(order)
  return (
    <>
      <BackLink href={myOrdersPath}>{t('My Orders', 'Link, my orders')}</BackLink>
      <div className="mt-4 grid items-start gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,1fr)_21rem] print:block">
        <div className={`min-w-0 ${order.paidAt ? 'print:hidden' : ''}`}>
          <OrderSteps order={order} />
          <div className="mt-7 flex flex-wrap items-center gap-x-3 gap-y-2">
            <OrderStateBadge order={order} />
            <span className="text-meta text-muted tabular-nums">
              {t('Order {reference}', { reference: order.reference }, 'Heading, my orders')}
            </span>
          </div>
          <h1 tabIndex={-1} className="mt-3 text-title wrap-anywhere">
            {title}
          </h1>
          <p className="mt-2 max-w-measure text-lead text-muted">
            <Around text={text} part={order.item.title}>
              <span lang={englishHere}>{order.item.title}</span>
            </Around>
          </p>
          {reason && (
            <figure className="mt-5 rounded-e-card border border-s-4 border-hairline border-s-control bg-surface px-4 py-3">
              <figcaption className="text-dense font-semibold">{reason.title}</figcaption>
              <p lang={englishHere} className="mt-1 wrap-anywhere whitespace-pre-line">
                {reason.text}
              </p>
            </figure>
          )}
          {isKnown(claimableStates, order.state) && (
            <div className="mt-7 flex flex-col gap-8">
              {order.state === 'pending_payment' && !order.claim && <HowToPay order={order} />}
              <PaymentClaim order={order} />
            </div>
          )}
          <Actions order={order} />
          {hasAccess(order) && <Cover order={order} className="mt-8 h-40 rounded-card border desk:h-64" />}
        </div>
        <Summary order={order} />
      </div>
    </>
  )
}

function Actions({ order }: { order: OwnOrder }) {
  const { state, item, refundableUntil } = order
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const links = itemLinks(item)
  const isOver = state === 'cancelled' || state === 'expired' || state === 'refunded'
  return (
    <div className="mt-7 flex flex-wrap items-center gap-3">
      {state === 'pending_payment' && <CancelButton order={order} onRefused={setRefusal} />}
      {hasAccess(order) && links && (
        <ButtonLink href={links.openHref} size="main" className="max-desk:w-full">
          {links.openLabel}
        </ButtonLink>
      )}
      {refundableUntil && (
        <Button variant="outline" onClick={() => setAsking(true)} className="max-desk:w-full">
          {t('Request a refund', 'Button, my orders')}
        </Button>
      )}
      {isOver && links && !item.isWithdrawn && (
        <ButtonLink href={links.href} variant="outline" className="max-desk:w-full">
          {t('Order again', 'Button, my orders')}
        </ButtonLink>
      )}
      {refusal && <RefusedAct className="basis-full">{refusal}</RefusedAct>}
      <RefundDialog order={order} isOpen={isAsking && refundableUntil !== null} onClose={() => setAsking(false)} />
    </div>
  )
}

interface CancelButtonProps {
  order: OwnOrder
  /** If somebody else acted first, the button disappears, so its parent shows the reason. */
  onRefused: (why: string | null) => void
}

function CancelButton({ order, onRefused }: CancelButtonProps) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const cancelling = useMutation({
    mutationFn: () => cancelOrder(api, client, order.id),
    onMutate: () => onRefused(null),
    onError: ({ message }) =>
      onRefused(t('The order was not cancelled. {reason}', { reason: message }, 'Error, my orders')),
  })
  const undo = () =>
    undoCancellation(api, client, order.id).then(
      () =>
        context.notify({
          tone: 'success',
          text: t(
            'Order {reference} is waiting for your payment again.',
            { reference: order.reference },
            'Message, my orders',
          ),
        }),
      (error: Error) =>
        context.notify({
          tone: 'error',
          text: t('The order stays cancelled. {reason}', { reason: error.message }, 'Error, my orders'),
        }),
    )
  const cancel = () =>
    cancelling.mutate(undefined, {
      onSuccess: () =>
        context.notify({
          tone: 'success',
          text: t('Order {reference} is cancelled.', { reference: order.reference }, 'Message, my orders'),
          action: { label: t('Undo', 'Button'), run: () => void undo() },
        }),
    })
  return (
    <Button
      variant="quiet"
      onClick={cancel}
      isBusy={cancelling.isPending}
      busyLabel={t('Cancelling', 'Button while it works, my orders')}
      className="max-desk:w-full"
    >
      {t('Cancel order', 'Button, my orders')}
    </Button>
  )
}

function Summary({ order }: { order: OwnOrder }) {
  const { item, reference, amount, discount, placedAt, paidAt, claim, refundedAt } = order
  const links = itemLinks(item)
  return (
    <aside aria-label={t('Order summary', 'For screen readers, my orders')}>
      {paidAt && <ReceiptHead />}
      <div className="overflow-hidden rounded-card border border-hairline bg-surface">
        {!hasAccess(order) && <Cover order={order} className="h-24 border-b wide:h-44" />}
        <div className="p-4 desk:p-5">
          <h2 className="text-panel wrap-anywhere">
            <span lang={englishHere}>
              {links && !item.isWithdrawn ? <TextLink href={links.href}>{item.title}</TextLink> : item.title}
            </span>
          </h2>
          <dl className="mt-3 border-t-2 border-ink text-dense">
            <Fact name={t('Order', 'Label, my orders')}>{reference}</Fact>
            <Fact name={t('Placed', 'Label, my orders')}>
              <Moment instant={placedAt} />
            </Fact>
            {paidAt && (
              <Fact name={t('Paid', 'Label, my orders')}>
                <Moment instant={paidAt} />
              </Fact>
            )}
            {paidAt && claim && <Fact name={t('Bank reference', 'Label, my orders')}>{claim.bankReference}</Fact>}
            {refundedAt && (
              <Fact name={t('Refunded', 'Label, my orders')}>
                <Moment instant={refundedAt} />
              </Fact>
            )}
            {order.state === 'pending_payment' && !claim && (
              <Fact name={t('Pay by', 'Label, my orders')}>{dateOf(order.payableUntil)}</Fact>
            )}
            {discount && (
              <>
                <Fact name={t('Price', 'Label, my orders')}>{formatPrice(amount + discount.amount)}</Fact>
                <Fact name={t('Discount', 'Label, my orders')}>
                  −{formatPrice(discount.amount)}{' '}
                  <span className="text-muted">
                    {t('code {code}', { code: discount.code }, 'A discount code, after its amount, my orders')}
                  </span>
                </Fact>
              </>
            )}
            <Fact
              name={
                order.state === 'pending_payment' ? t('To pay', 'Label, my orders') : t('Amount', 'Label, my orders')
              }
            >
              <strong className="text-panel font-heavy">{formatPrice(amount)}</strong>
            </Fact>
          </dl>
          <RefundNote order={order} />
          {paidAt && (
            <Button
              variant="outline"
              size="toolbar"
              icon={<Printer aria-hidden="true" />}
              className="mt-3 print:hidden"
              onClick={() => print()}
            >
              {t('Print receipt', 'Button, my orders')}
            </Button>
          )}
          <OrderInvoices orderId={order.id} />
        </div>
      </div>
      <p className="mt-3 text-dense text-muted print:hidden">
        <Around
          text={t(
            'Something wrong? {link} with the order number. Mon–Fri, 9:00 am–6:00 pm IST.',
            { link: writeToUs },
            'On an order; the link is “Write to us”',
          )}
          part={writeToUs}
        >
          <TextLink href={`mailto:${teamEmail}?subject=${encodeURIComponent(`Order ${reference}`)}`}>
            {writeToUs}
          </TextLink>
        </Around>
      </p>
    </aside>
  )
}

const writeToUs = t('Write to us', 'Link in a sentence, my orders')

/** With access, the page has room for a large cover beside the summary. */
const hasAccess = ({ state }: OwnOrder) => state === 'paid' || state === 'refund_requested'

const Cover = ({ order: { item, cover }, className }: { order: OwnOrder; className: string }) => (
  <img
    src={cover ? (cover.image ?? coverPath({ id: item.id, ...cover })) : terrainPath}
    alt=""
    width={592}
    height={256}
    className={`w-full border-hairline bg-sunken object-cover print:hidden ${className}`}
  />
)

function RefundNote({ order: { state, refundableUntil, paidAt } }: { order: OwnOrder }) {
  if (state !== 'pending_payment' && state !== 'paid') return null
  return (
    <p className="mt-3 flex gap-2 text-dense text-muted print:hidden">
      <Undo2 aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      {refundableUntil
        ? t('You can request a refund until {day}.', { day: dateOf(refundableUntil) }, 'Text, my orders')
        : paidAt
          ? t(
              'The {count, plural, one {# day} other {# days}} for requesting a refund have ended.',
              { count: orderLimits.refundDays },
              'Text, my orders',
            )
          : t(
              'Refunds can be requested within {count, plural, one {# day} other {# days}} of the payment.',
              { count: orderLimits.refundDays },
              'Text, my orders',
            )}
    </p>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-2 border-b border-hairline py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
