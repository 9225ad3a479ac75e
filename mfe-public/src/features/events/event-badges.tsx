import type { EventSummary } from '@kere/contracts/events'
import { Badge } from '@kere/ui/badge'
import { EventTypeBadge } from './event-type-badge.tsx'

/** C-37: listed beside Kere's own, an event of another kind says so. */
export function EventBadges({ event }: { event: Pick<EventSummary, 'type' | 'category' | 'isCancelled'> }) {
  return (
    <>
      {event.isCancelled && <Badge tone="danger">Cancelled</Badge>}
      <EventTypeBadge type={event.type} />
      {event.category === 'other' && <Badge>Other</Badge>}
    </>
  )
}
