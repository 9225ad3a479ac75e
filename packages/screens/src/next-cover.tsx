import { coverPath } from '@kere/brand/art-paths'
import type { DashboardEvent } from '@kere/contracts/events/event-figures'
import { nextPicture } from './next-list.tsx'

export const NextCover = ({ src }: { src: string }) => (
  <img src={src} alt="" width={212} height={212} decoding="async" className={nextPicture} />
)

/** The cover of the event that is the first step on a home. */
export const NextEventCover = ({
  event: { id, topic, coverImage, coverDrawing: drawing = 0 },
}: {
  event: DashboardEvent
}) => <NextCover src={coverImage ?? coverPath({ id, category: topic ?? '', drawing })} />
