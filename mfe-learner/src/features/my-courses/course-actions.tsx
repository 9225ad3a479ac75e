import type { MyEnrollment } from '@kere/contracts/learning'
import { myCourseHref } from '@kere/screens/my-course-href'
import { Button, ButtonLink } from '@kere/ui/button'

interface CourseActionsProps {
  enrollment: MyEnrollment
  onComplete: (enrollment: MyEnrollment) => void
}

/** S-124 */
export function CourseActions({ enrollment, onComplete }: CourseActionsProps) {
  const { course, status, progress } = enrollment
  const label = status === 'completed' ? 'View Course' : progress > 0 ? 'Continue where I left' : 'Start course'
  return (
    <>
      <ButtonLink
        href={myCourseHref(course.id)}
        variant="outline"
        size="toolbar"
        className="whitespace-nowrap"
        aria-label={`${label}: ${course.title}`}
      >
        {label}
      </ButtonLink>
      {progress < 100 && (
        <Button
          variant="quiet"
          size="toolbar"
          className="whitespace-nowrap"
          aria-label={`Mark as Complete: ${course.title}`}
          onClick={() => onComplete(enrollment)}
        >
          Mark as Complete
        </Button>
      )}
    </>
  )
}
