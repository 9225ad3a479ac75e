import { courseMarkOf } from '@kere/contracts/courses/course-relations'
import type { CourseStandingAnswer } from '@kere/contracts/courses/enrollments'
import type { ReactNode } from 'react'

interface OwnCourseMarkProps {
  standing: CourseStandingAnswer
  offered: ReactNode
}

export function OwnCourseMark({ standing, offered }: OwnCourseMarkProps) {
  const mark = courseMarkOf(standing)
  if (mark === null) return offered
  return (
    <span className="own-mark">
      <span aria-hidden="true" className={`glyph size-4 ${standing.openOrderId ? 'glyph-clock' : 'glyph-check'}`} />
      {mark}
    </span>
  )
}
