import { eventTypeNames } from '@kere/contracts/events/event-options'
import type { EventSummary } from '@kere/contracts/events/events'
import { labelOf } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'

export function EventTypeBadge({ type }: Pick<EventSummary, 'type'>) {
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
