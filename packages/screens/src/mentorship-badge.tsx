import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { mentorshipStatusNames } from '@kere/contracts/mentorship/mentorship-options'
import { Badge } from '@kere/ui/status/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Flag from 'lucide-react/icons/flag'

/** S-416, C-09: others look neutral. */
const looks = {
  pending: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  accepted: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  rejected: { tone: 'danger', icon: <CircleX aria-hidden="true" /> },
  completed: { tone: 'brand', icon: <Flag aria-hidden="true" /> },
  cancelled: { tone: 'neutral', icon: <CircleMinus aria-hidden="true" /> },
} as const

export const MentorshipBadge = ({ status }: { status: string }) => (
  <Badge {...(lookup(looks, status) ?? { tone: 'neutral' })}>{labelOf(mentorshipStatusNames, status)}</Badge>
)
