import type { LearnerCourse } from '@kere/contracts/enrollment-figures'
import { Badge } from '@kere/ui/badge'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'

/** S-121, S-122, S-123 */
export function CourseStatus({ course }: { course: Pick<LearnerCourse, 'progress' | 'isCompleted'> }) {
  if (course.isCompleted)
    return (
      <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
        Completed
      </Badge>
    )
  if (course.progress > 0)
    return (
      <Badge tone="brand" icon={<CircleDot aria-hidden="true" />}>
        In Progress
      </Badge>
    )
  return <Badge icon={<Circle aria-hidden="true" />}>Not Started</Badge>
}
