import type { ContactStatus } from '@kere/contracts/forms/contact'
import { statusBadge } from '@kere/screens/status-badge'
import Archive from 'lucide-react/icons/archive'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Inbox from 'lucide-react/icons/inbox'
import Reply from 'lucide-react/icons/reply'

export const statusNames: Record<ContactStatus, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
  doubtful: 'Doubtful',
}

export const ContactStatusBadge = statusBadge(statusNames, {
  new: ['info', Inbox],
  answered: ['leaf', Reply],
  closed: ['neutral', Archive],
  doubtful: ['warn', CircleQuestionMark],
})
