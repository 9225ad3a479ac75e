import { coverPath } from '@kere/brand/art-paths'
import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import { NextCover, NextEventCover } from '@kere/screens/next-cover'

/** Returns the cover of the course or event that the first row is about. */
export function nextCover({ next: [first] = [], nextAction, ownCourses, nextEvent }: EducatorDashboard) {
  if (first?.id === 'own-course' && 'course' in nextAction) {
    const { id } = nextAction.course
    const category = ownCourses.find((course) => course.id === id)?.category ?? ''
    return <NextCover src={coverPath({ id, category })} />
  }
  if (nextEvent && first?.id === `hosted:${nextEvent.id}`) return <NextEventCover event={nextEvent} />
}
