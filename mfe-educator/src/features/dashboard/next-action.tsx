import { coverPath } from '@kere/brand/art-paths'
import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import { nextPicture } from '@kere/screens/next-list'

/** Of the course that the first row names. */
export function OwnCover({ nextAction, ownCourses }: Pick<EducatorDashboard, 'nextAction' | 'ownCourses'>) {
  if (!('course' in nextAction)) return null
  const { id } = nextAction.course
  const category = ownCourses.find((course) => course.id === id)?.category ?? ''
  return (
    <img src={coverPath({ id, category })} alt="" width={212} height={212} decoding="async" className={nextPicture} />
  )
}
