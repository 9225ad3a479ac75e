import { courseRelations, enrolledRelationOf } from '@kere/contracts/courses/course-relations'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { myCourseHref } from '@kere/screens/my-course-href'
import { Button, ButtonLink } from '@kere/ui/controls/button'

export type CourseAct = 'complete' | 'leave'

interface CourseActionsProps {
  enrollment: MyEnrollment
  onAsk: (act: CourseAct, enrollment: MyEnrollment) => void
}

/** S-124; what is completed stays. */
export function CourseActions({ enrollment, onAsk }: CourseActionsProps) {
  const { course, status, progress } = enrollment
  const { label } = courseRelations[enrolledRelationOf({ progress, isCompleted: status === 'completed' })].main
  return (
    <>
      <ButtonLink
        href={myCourseHref(course.id)}
        data-row-link={course.id}
        variant="outline"
        size="toolbar"
        className="whitespace-nowrap"
        aria-label={`${label}: ${course.title}`}
      >
        {label}
      </ButtonLink>
      {progress < 100 && (
        <div className="flex gap-1.5 max-desk:[&>*]:grow desk:flex-col">
          <Button
            variant="quiet"
            size="toolbar"
            className="whitespace-nowrap"
            aria-label={`Mark as Complete: ${course.title}`}
            onClick={() => onAsk('complete', enrollment)}
          >
            Mark as Complete
          </Button>
          <Button
            variant="quiet"
            size="toolbar"
            className="whitespace-nowrap text-muted!"
            aria-label={`Leave course: ${course.title}`}
            onClick={() => onAsk('leave', enrollment)}
          >
            Leave course
          </Button>
        </div>
      )}
    </>
  )
}
