import { reportedStatusNames } from '@kere/contracts/people/profile-reports-options'
import { statusBadge } from '@kere/screens/status-badge'
import Archive from 'lucide-react/icons/archive'
import Ban from 'lucide-react/icons/ban'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import EyeOff from 'lucide-react/icons/eye-off'
import Flag from 'lucide-react/icons/flag'
import Reply from 'lucide-react/icons/reply'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { countOf } from '@kere/brand/count'
import type { ReportedProfile } from '@kere/contracts/people/profile-reports'

export const kindOf = ({ kind }: ReportedProfile['person']) => (kind === 'educator' ? 'Educator' : 'Learner')

/** The number of reports, which is 0 if all of them were probably sent by bots. */
export const timesOf = (times: number) => countOf(times, 'report')

export const profileHref = ({ kind, id }: ReportedProfile['person']) =>
  `${kind === 'educator' ? '/services/educators' : '/learners'}/${encodeURIComponent(id)}`

export const ReportedStatusBadge = statusBadge(reportedStatusNames, {
  waiting: ['info', Flag],
  replied: ['info', Reply],
  warned: ['warn', TriangleAlert],
  hidden: ['danger', EyeOff],
  suspended: ['danger', Ban],
  dismissed: ['neutral', Archive],
  doubtful: ['warn', CircleQuestionMark],
})
