import { eventRelations, type EventRelation } from '@kere/contracts/events/event-relations'
import CalendarX from 'lucide-react/icons/calendar-x'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleUser from 'lucide-react/icons/circle-user'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import Ticket from 'lucide-react/icons/ticket'
import UserCheck from 'lucide-react/icons/user-check'
import { RelationBadge } from './relation-badge.tsx'

const icons = {
  called_off: CalendarX,
  cancelled: CircleX,
  checked: UserCheck,
  clock: Clock,
  done: CircleCheck,
  missed: CircleDashed,
  offer: Ticket,
  own: CircleUser,
  waiting: Hourglass,
}

interface EventRelationBadgeProps {
  relation: Exclude<EventRelation, 'none'>
  children?: string | undefined
}

export const EventRelationBadge = ({ relation, children }: EventRelationBadgeProps) => (
  <RelationBadge look={eventRelations[relation].badge} icons={icons}>
    {children}
  </RelationBadge>
)
