import { mentorshipStatusNames } from '@kere/contracts/mentorship/mentorship-options'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Flag from 'lucide-react/icons/flag'
import { statusBadge } from './status-badge.tsx'

/** The badge's colours by S-416 and C-09. All other statuses look neutral. */
export const MentorshipBadge = statusBadge(mentorshipStatusNames, {
  pending: ['warn', Clock],
  accepted: ['leaf', CircleCheck],
  rejected: ['danger', CircleX],
  completed: ['brand', Flag],
  cancelled: ['neutral', CircleMinus],
})
