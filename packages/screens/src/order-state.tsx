import { lookup, labelOf } from '@kere/contracts/http/open-value'
import { orderStateNames } from '@kere/contracts/orders/order-options'
import { Badge } from '@kere/ui/status/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Search from 'lucide-react/icons/search'
import Undo2 from 'lucide-react/icons/undo-2'

const looks = {
  pending_payment: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  paid: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  refund_requested: { tone: 'info', icon: <MessageCircleQuestion aria-hidden="true" /> },
  refunded: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
  cancelled: { tone: 'neutral', icon: <CircleX aria-hidden="true" /> },
  expired: { tone: 'neutral', icon: <Hourglass aria-hidden="true" /> },
} as const

interface OrderStateProps {
  state: string
  /** What is shown of one that waits, where its buyer says that it is paid. */
  claimed?: string | null
  latePayment?: string | null
}

export function OrderStateBadge({ state, claimed, latePayment }: OrderStateProps) {
  if (latePayment === 'refund' && state === 'refund_requested')
    return (
      <Badge tone="info" icon={<Undo2 aria-hidden="true" />}>
        To be refunded
      </Badge>
    )
  if (claimed && state === 'pending_payment')
    return (
      <Badge tone="info" icon={<Search aria-hidden="true" />}>
        {claimed}
      </Badge>
    )
  return <Badge {...(lookup(looks, state) ?? { tone: 'neutral' })}>{labelOf(orderStateNames, state)}</Badge>
}
