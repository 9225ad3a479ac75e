import { coverPath } from '@kere/brand/art-paths'
import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import { nextPicture } from '@kere/screens/next-list'

/** Returns the cover of the course or the event that the first row names. */
export function nextCover({ next: [first] = [], nextAction, ownCourses, nextEvent }: EducatorDashboard) {
  if (first?.id === 'own-course' && 'course' in nextAction) {
    const { id } = nextAction.course
    const category = ownCourses.find((course) => course.id === id)?.category ?? ''
    return <Cover src={coverPath({ id, category })} />
  }
  if (nextEvent && first?.id === `hosted:${nextEvent.id}`) {
    const { id, topic, coverImage, coverDrawing: drawing = 0 } = nextEvent
    return <Cover src={coverImage ?? coverPath({ id, category: topic ?? '', drawing })} />
  }
}

const Cover = ({ src }: { src: string }) => (
  <img src={src} alt="" width={212} height={212} decoding="async" className={nextPicture} />
)
