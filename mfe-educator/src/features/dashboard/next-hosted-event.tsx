import type { EducatorDashboard } from '@kere/contracts/dashboard'
import { NextEvent } from '@kere/screens/next-event'
import { Badge } from '@kere/ui/badge'
import Users from 'lucide-react/icons/users'

interface NextHostedEventProps {
  event: NonNullable<EducatorDashboard['nextEvent']>
}

export function NextHostedEvent({ event }: NextHostedEventProps) {
  const { id, registrationsCount, maxParticipants } = event
  return (
    <NextEvent
      event={event}
      href={`/dashboard/events/${encodeURIComponent(id)}`}
      all={{ href: '/dashboard/events', label: 'My Events' }}
    >
      <Badge icon={<Users aria-hidden="true" />}>
        {registrationsCount} of {maxParticipants} registered
      </Badge>
    </NextEvent>
  )
}
