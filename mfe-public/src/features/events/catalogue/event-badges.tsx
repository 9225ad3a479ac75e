import type { EventSummary } from '@kere/contracts/events/events'
import { Badge } from '@kere/ui/status/badge'
import { EventTypeBadge } from './event-type-badge.tsx'

/** C-37: listed beside Kere's own, an event of another kind says so. */
export function EventBadges({ event }: { event: Pick<EventSummary, 'type' | 'category' | 'isCancelled'> }) {
  return (
    <>
      {event.isCancelled && (
        <Badge tone="danger" icon={<span aria-hidden="true" className="glyph glyph-calendar size-4" />}>
          Cancelled
        </Badge>
      )}
      <EventTypeBadge type={event.type} />
      {event.category === 'other' && <Badge>Other</Badge>}
    </>
  )
}
