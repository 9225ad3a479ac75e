import { labelOf } from '@kere/contracts/http/open-value'
import { orderRelationOf, orderRelations } from '@kere/contracts/orders/order-relations'
import { orderStateNames } from '@kere/contracts/orders/order-options'
import { Badge } from '@kere/ui/status/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Search from 'lucide-react/icons/search'
import Undo2 from 'lucide-react/icons/undo-2'
import { RelationBadge } from './relation-badge.tsx'

const icons = {
  cancelled: CircleX,
  clock: Clock,
  done: CircleCheck,
  question: MessageCircleQuestion,
  refund: Undo2,
  search: Search,
  waiting: Hourglass,
}

interface OrderStateProps {
  order: Parameters<typeof orderRelationOf>[0]
  /** The label, for everybody except the buyer, of an order whose buyer has reported the payment. */
  claimed?: string
}

export function OrderStateBadge({ order, claimed }: OrderStateProps) {
  const relation = orderRelationOf(order)
  if (relation === null) return <Badge>{labelOf(orderStateNames, order.state)}</Badge>
  return (
    <RelationBadge look={orderRelations[relation].badge} icons={icons}>
      {relation === 'checking' ? claimed : undefined}
    </RelationBadge>
  )
}
