import { registrationStatusNames } from '@kere/contracts/events/event-registration-options'
import type { MyRegistration } from '@kere/contracts/events/event-registrations'
import { lookup, labelOf } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import CalendarX from 'lucide-react/icons/calendar-x'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import Ticket from 'lucide-react/icons/ticket'

const looks = {
  registered: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  awaiting_payment: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  offered: { tone: 'marigold', icon: <Ticket aria-hidden="true" /> },
  waitlisted: { tone: 'info', icon: <Hourglass aria-hidden="true" /> },
  cancelled: { tone: 'neutral', icon: <CircleX aria-hidden="true" /> },
} as const

type Shown = Pick<MyRegistration, 'status' | 'checkedInAt' | 'event'>

export const isOver = ({ event }: Pick<MyRegistration, 'event'>, now: number) => Date.parse(event.endsAt) <= now

export function RegistrationBadge({ registration, now }: { registration: Shown; now: number }) {
  const { status, checkedInAt, event } = registration
  if (event.isCancelled)
    return (
      <Badge tone="danger" icon={<CalendarX aria-hidden="true" />}>
        Event cancelled
      </Badge>
    )
  if (checkedInAt && status === 'registered')
    return (
      <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
        {isOver(registration, now) ? 'Attended' : 'Checked in'}
      </Badge>
    )
  if (isOver(registration, now) && status !== 'cancelled')
    return (
      <Badge icon={<CircleDashed aria-hidden="true" />}>{status === 'registered' ? 'Not checked in' : 'No seat'}</Badge>
    )
  return <Badge {...(lookup(looks, status) ?? { tone: 'neutral' })}>{labelOf(registrationStatusNames, status)}</Badge>
}
