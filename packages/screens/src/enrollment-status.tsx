import { courseRelations } from '@kere/contracts/courses/course-relations'
import { enrollmentStatuses, type EnrollmentStatus as Known } from '@kere/contracts/courses/enrollment-options'
import { isKnown, type Open } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import { RelationBadge } from './relation-badge.tsx'

const icons = { unbegun: Circle, begun: CircleDot, done: CircleCheck }

export const EnrollmentStatus = ({ status }: { status: Open<Known> }) =>
  isKnown(enrollmentStatuses, status) ? (
    <RelationBadge look={courseRelations[status].badge} icons={icons} />
  ) : (
    <Badge>{status}</Badge>
  )
