import type { EducatorDashboard } from '@kere/contracts/dashboard'
import { NextEvent } from '@kere/screens/next-event'
import type { Stat } from '@kere/screens/quick-stats'
import { Badge } from '@kere/ui/badge'
import Users from 'lucide-react/icons/users'

const path = '/dashboard/events'

export function NextHostedEvent({ nextEvent: event }: Pick<EducatorDashboard, 'nextEvent'>) {
  if (!event) return null
  return (
    <NextEvent event={event} href={`${path}/${encodeURIComponent(event.id)}`} all={{ href: path, label: 'My Events' }}>
      <Badge icon={<Users aria-hidden="true" />}>
        {event.registrationsCount} of {event.maxParticipants} registered
      </Badge>
    </NextEvent>
  )
}

export const upcomingStats = ({ upcomingEvents }: Pick<EducatorDashboard, 'upcomingEvents'>): Stat[] =>
  upcomingEvents === undefined ? [] : [{ label: 'Upcoming events', value: upcomingEvents, href: path }]
