import { eventTypeNames } from '@kere/contracts/event-options'
import type { EventSummary } from '@kere/contracts/events'
import { labelOf } from '@kere/contracts/open-value'
import { Badge } from '@kere/ui/badge'
import MapPin from 'lucide-react/icons/map-pin'
import Video from 'lucide-react/icons/video'

/** S-141 */
export function EventTypeBadge({ type }: Pick<EventSummary, 'type'>) {
  const isOnline = type === 'online'
  return (
    <Badge
      tone={isOnline ? 'info' : 'leaf'}
      icon={isOnline ? <Video aria-hidden="true" /> : <MapPin aria-hidden="true" />}
    >
      {labelOf(eventTypeNames, type)}
    </Badge>
  )
}
