import { keptFor, labelOf } from '@kere/contracts/open-value'
import { orderStateNames } from '@kere/contracts/order-options'
import { Badge } from '@kere/ui/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Undo2 from 'lucide-react/icons/undo-2'

const looks = {
  pending_payment: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  paid: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  refund_requested: { tone: 'info', icon: <MessageCircleQuestion aria-hidden="true" /> },
  refunded: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
  cancelled: { tone: 'neutral', icon: <CircleX aria-hidden="true" /> },
  expired: { tone: 'neutral', icon: <Hourglass aria-hidden="true" /> },
} as const

export function OrderStateBadge({ state }: { state: string }) {
  return <Badge {...(keptFor(looks, state) ?? { tone: 'neutral' })}>{labelOf(orderStateNames, state)}</Badge>
}
