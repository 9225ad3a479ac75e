import { reportedStatusNames } from '@kere/contracts/people/profile-reports-options'
import { statusBadge } from '@kere/screens/status-badge'
import Archive from 'lucide-react/icons/archive'
import Ban from 'lucide-react/icons/ban'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import EyeOff from 'lucide-react/icons/eye-off'
import Flag from 'lucide-react/icons/flag'
import Reply from 'lucide-react/icons/reply'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

export const ReportedStatusBadge = statusBadge(reportedStatusNames, {
  waiting: ['info', Flag],
  replied: ['info', Reply],
  warned: ['warn', TriangleAlert],
  hidden: ['danger', EyeOff],
  suspended: ['danger', Ban],
  dismissed: ['neutral', Archive],
  doubtful: ['warn', CircleQuestionMark],
})
