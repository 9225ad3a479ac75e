import { t } from '@kere/brand/messages'
import type { EventSummary } from '@kere/contracts/events/events'
import { Badge } from '@kere/ui/status/badge'
import { eventTypeNames } from '@kere/contracts/events/event-options'
import { labelOf } from '@kere/contracts/http/open-value'

function EventTypeBadge({ type }: Pick<EventSummary, 'type'>) {
  const isOnline = type === 'online'
  return (
    <Badge
      tone={isOnline ? 'info' : 'leaf'}
      icon={<span aria-hidden="true" className={`glyph size-4 ${isOnline ? 'glyph-camera' : 'glyph-map-pin'}`} />}
    >
      {labelOf(eventTypeNames, type)}
    </Badge>
  )
}

/** Marks events of another kind that are listed beside Kere's own (C-37). */
export function EventBadges({ event }: { event: Pick<EventSummary, 'type' | 'category' | 'isCancelled'> }) {
  return (
    <>
      {event.isCancelled && (
        <Badge tone="danger" icon={<span aria-hidden="true" className="glyph glyph-calendar size-4" />}>
          {t('Cancelled', 'Event')}
        </Badge>
      )}
      <EventTypeBadge type={event.type} />
      {event.category === 'other' && <Badge>{t('Other', 'Kind of event')}</Badge>}
    </>
  )
}
