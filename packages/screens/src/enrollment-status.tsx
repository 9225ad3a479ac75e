import { enrollmentStatusNames, type EnrollmentStatus as Known } from '@kere/contracts/courses/enrollment-options'
import { labelOf, type Open } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'

/** S-121, S-122, S-123 */
export function EnrollmentStatus({ status }: { status: Open<Known> }) {
  const label = labelOf(enrollmentStatusNames, status)
  if (status === 'completed')
    return (
      <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
        {label}
      </Badge>
    )
  if (status === 'in_progress')
    return (
      <Badge tone="brand" icon={<CircleDot aria-hidden="true" />}>
        {label}
      </Badge>
    )
  return <Badge icon={<Circle aria-hidden="true" />}>{label}</Badge>
}

export const statusOf = ({ progress, isCompleted }: { progress: number; isCompleted: boolean }): Known =>
  isCompleted ? 'completed' : progress > 0 ? 'in_progress' : 'not_started'
