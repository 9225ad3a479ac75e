import type { FeedbackStatus } from '@kere/contracts/forms/feedback-options'
import { statusBadge } from '@kere/screens/status-badge'
import Check from 'lucide-react/icons/check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Inbox from 'lucide-react/icons/inbox'
import type { FeedbackSubmission } from '@kere/contracts/forms/feedback'

export const replyText = ({ contactRequested, reply }: Pick<FeedbackSubmission, 'contactRequested' | 'reply'>) =>
  reply ? 'Sent' : contactRequested ? 'Requested' : 'Not requested'

export const statusNames: Record<FeedbackStatus, string> = {
  new: 'New',
  planned: 'Planned',
  done: 'Done',
  doubtful: 'Doubtful',
}

export const FeedbackStatusBadge = statusBadge(statusNames, {
  new: ['info', Inbox],
  planned: ['brand', Clock],
  done: ['leaf', Check],
  doubtful: ['warn', CircleQuestionMark],
})
