import type { StudentDashboard } from '@kere/contracts/dashboard'
import { NextEvent } from '@kere/screens/next-event'
import type { Stat } from '@kere/screens/quick-stats'

const path = '/dashboard/my-events'

export function NextRegisteredEvent({ nextEvent: event }: Pick<StudentDashboard, 'nextEvent'>) {
  if (!event) return null
  return (
    <NextEvent
      event={event}
      href={`${path}/${encodeURIComponent(event.id)}`}
      all={{ href: path, label: 'My Events' }}
    />
  )
}

export const upcomingStats = ({ upcomingEvents }: Pick<StudentDashboard, 'upcomingEvents'>): Stat[] =>
  upcomingEvents === undefined ? [] : [{ label: 'Upcoming events', value: upcomingEvents, href: path }]
