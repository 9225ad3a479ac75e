import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { reportedStatusNames } from '@kere/contracts/people/profile-reports-options'
import { Badge } from '@kere/ui/status/badge'
import Archive from 'lucide-react/icons/archive'
import Ban from 'lucide-react/icons/ban'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import EyeOff from 'lucide-react/icons/eye-off'
import Flag from 'lucide-react/icons/flag'
import Reply from 'lucide-react/icons/reply'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

const looks = {
  waiting: { tone: 'info', icon: <Flag aria-hidden="true" /> },
  replied: { tone: 'info', icon: <Reply aria-hidden="true" /> },
  warned: { tone: 'warn', icon: <TriangleAlert aria-hidden="true" /> },
  hidden: { tone: 'danger', icon: <EyeOff aria-hidden="true" /> },
  suspended: { tone: 'danger', icon: <Ban aria-hidden="true" /> },
  dismissed: { tone: 'neutral', icon: <Archive aria-hidden="true" /> },
  doubtful: { tone: 'warn', icon: <CircleQuestionMark aria-hidden="true" /> },
} as const

export const ReportedStatusBadge = ({ status }: { status: string }) => (
  <Badge {...(lookup(looks, status) ?? { tone: 'neutral' })}>{labelOf(reportedStatusNames, status)}</Badge>
)
