import { coverPath } from '@kere/brand/art-paths'

interface EventThumbnailProps {
  event: { id: string; topic: string | null; coverImage: string | null; coverDrawing: number }
}

export const eventDrawing = ({ id, topic, coverDrawing }: Omit<EventThumbnailProps['event'], 'coverImage'>) =>
  coverPath({ id, category: topic ?? '', drawing: coverDrawing })

export const EventThumbnail = ({ event }: EventThumbnailProps) => (
  <img
    src={event.coverImage ?? eventDrawing(event)}
    alt=""
    width={64}
    height={44}
    loading="lazy"
    className="h-11 w-16 shrink-0 rounded-badge border border-hairline bg-sunken object-cover"
  />
)
