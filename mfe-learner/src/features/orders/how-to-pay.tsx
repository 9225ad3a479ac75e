import type { OrderPayment, OwnOrder } from '@kere/contracts/orders/orders'
import { Moment } from '@kere/screens/moment'
import { ButtonLink } from '@kere/ui/controls/button'
import { formatPrice } from '@kere/ui/money/price-format'
import { Section } from '@kere/ui/layout/section'
import { Skeleton } from '@kere/ui/status/skeleton'
import Info from 'lucide-react/icons/info'
import Smartphone from 'lucide-react/icons/smartphone'
import { lazy, Suspense } from 'react'
import { CopyRow, CopyRows } from '../../transfer/copy-rows.tsx'

const QrCode = lazy(async () => ({ default: (await import('@kere/ui/art/qr-code')).QrCode }))

type Transfer = Extract<OrderPayment, { kind: 'transfer' }>

/** C-35: a transfer is made elsewhere, and an admin confirms it. */
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
  return (
    <div className="flex flex-col gap-8">
      {upi && (
        <Section title="Pay by UPI">
          <div className="grid items-start gap-x-8 gap-y-5 rounded-card border border-hairline bg-surface p-5 desk:grid-cols-[12.5rem_minmax(0,1fr)]">
            <div className="mx-auto w-full max-w-50 max-desk:pointer-coarse:hidden">
              <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
                <QrCode text={upi.uri} label="UPI code of this payment" />
              </Suspense>
              <p className="mt-2 text-center text-meta text-muted">Scan with any UPI app</p>
            </div>
            <div>
              <ButtonLink
                href={upi.uri}
                variant="outline"
                wide
                icon={<Smartphone aria-hidden="true" />}
                className="mb-2 hidden max-desk:pointer-coarse:inline-grid"
              >
                Open a UPI app
              </ButtonLink>
              <CopyRows>
                <CopyRow name="UPI ID" value={upi.id} />
                <CopyRow name="Name shown" value={payee} />
                <Amount order={order} />
                <Note order={order} />
              </CopyRows>
            </div>
          </div>
        </Section>
      )}
      {bank && (
        <Section title={upi ? 'Or by bank transfer' : 'Pay by bank transfer'}>
          <div className="rounded-card border border-hairline bg-surface px-5 py-2.5">
            <CopyRows>
              <CopyRow name="Account name" value={payee} />
              <CopyRow name="Account" value={bank.account} />
              <CopyRow name="IFSC" value={bank.ifsc} />
              <CopyRow name="Bank" value={bank.name} />
              <Amount order={order} />
              <Note order={order} />
            </CopyRows>
          </div>
        </Section>
      )}
      <p className="flex gap-2 text-dense text-muted">
        <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span>
          Put the note in the payment so that we can find it. We hold the price until{' '}
          <strong className="font-semibold text-ink">
            <Moment instant={order.payableUntil} />
          </strong>
          .
        </span>
      </p>
    </div>
  )
}

const Amount = ({ order: { amount } }: { order: OwnOrder }) => (
  <CopyRow name="Amount" value={formatPrice(amount)} copied={String(amount)} />
)

const Note = ({ order: { reference } }: { order: OwnOrder }) => <CopyRow name="Note to add" value={reference} />
