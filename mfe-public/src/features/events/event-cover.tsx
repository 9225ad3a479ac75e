import { coverPath } from '@kere/brand/art-paths'
import type { EventSummary } from '@kere/contracts/events'

const picture = { width: 315, height: 168, decoding: 'async', loading: 'lazy' } as const

interface EventCoverProps {
  event: Pick<EventSummary, 'id' | 'topic' | 'coverDrawing' | 'coverImage'>
  className: string
}

/** The drawing shows through where the picture over it is missing, without a script, as on a course's cover. */
export function EventCover({ event, className }: EventCoverProps) {
  return (
    <div data-art="" className={`cover ${className}`}>
      <img {...picture} alt="" src={coverPath(artSubject(event))} />
      {event.coverImage && <img {...picture} alt="" src={event.coverImage} />}
    </div>
  )
}

/** What its drawings are drawn from. */
export const artSubject = ({ id, topic, coverDrawing }: Pick<EventSummary, 'id' | 'topic' | 'coverDrawing'>) => ({
  id,
  category: topic ?? '',
  drawing: coverDrawing,
})
