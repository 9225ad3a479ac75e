import { t } from '@kere/brand/messages'
import { orderItemLabels } from '@kere/contracts/orders/order-items'
import type { OwnOrder } from '@kere/contracts/orders/orders'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'

interface Step {
  label: string
  state: 'done' | 'current' | 'stopped' | 'later'
}

const words = {
  done: t('done', 'For screen readers: state of a step of an order'),
  current: t('now', 'For screen readers: state of a step of an order'),
  stopped: t('did not happen', 'For screen readers: state of a step of an order'),
  later: t('later', 'For screen readers: state of a step of an order'),
}

function stepsOf({ state, item, claim, latePayment, paidAt, closedAt }: OwnOrder): Step[] {
  const placed: Step = { label: t('Order placed', 'Step of an order'), state: 'done' }
  const sent: Step = { label: t('Refund sent', 'Step of an order'), state: state === 'refunded' ? 'done' : 'current' }
  if (latePayment === 'refund')
    return [
      placed,
      { label: t('Order closed', 'Step of an order'), state: 'done' },
      { label: t('Payment came late', 'Step of an order'), state: 'done' },
      sent,
    ]
  if (state === 'refunded' || state === 'refund_requested')
    return [
      placed,
      { label: t('Paid', 'Step of an order'), state: 'done' },
      { label: t('Refund requested', 'Step of an order'), state: 'done' },
      sent,
    ]
  const isChecking = state === 'pending_payment' && claim !== null
  return [
    placed,
    {
      label: paidAt || isChecking ? t('Paid', 'Step of an order') : t('You pay', 'Step of an order'),
      state: paidAt || isChecking ? 'done' : closedAt ? 'stopped' : 'current',
    },
    {
      label: paidAt ? t('Checked', 'Step of an order') : t('We check it', 'Step of an order'),
      state: paidAt ? 'done' : isChecking ? 'current' : 'later',
    },
    { label: orderItemLabels(item.kind).opened, state: paidAt ? 'done' : 'later' },
  ]
}

const dots = {
  done: 'border-brand bg-brand text-on-brand',
  current: 'border-ink bg-marigold text-on-marigold',
  stopped: 'border-control bg-surface text-muted',
  later: 'border-control bg-surface text-muted',
} as const

export function OrderSteps({ order }: { order: OwnOrder }) {
  return (
    <ol
      aria-label={t('Progress of your order', 'For screen readers, my orders')}
      className="grid list-none grid-cols-4 text-meta"
    >
      {stepsOf(order).map(({ label, state }, place) => (
        <li key={label} className="min-w-0">
          <div className="flex items-center">
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-items-center rounded-full border-2 font-semibold tabular-nums [&>svg]:size-4 ${dots[state]}`}
            >
              {state === 'done' ? <Check /> : state === 'stopped' ? <X /> : place + 1}
            </span>
            <span aria-hidden="true" className={`h-0.75 grow ${state === 'done' ? 'bg-brand' : 'bg-hairline'}`} />
          </div>
          <p
            className={`mt-2 pe-2 leading-dense wrap-anywhere ${state === 'current' ? 'font-semibold' : 'text-muted'}`}
          >
            {label}
            <VisuallyHidden>, {words[state]}</VisuallyHidden>
          </p>
        </li>
      ))}
    </ol>
  )
}
