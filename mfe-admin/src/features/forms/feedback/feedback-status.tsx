import type { FeedbackStatus } from '@kere/contracts/forms/feedback-options'
import { lookup, labelOf } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import Check from 'lucide-react/icons/check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Inbox from 'lucide-react/icons/inbox'

export const statusNames: Record<FeedbackStatus, string> = {
  new: 'New',
  planned: 'Planned',
  done: 'Done',
  doubtful: 'Doubtful',
}

const looks = {
  new: { tone: 'info', icon: <Inbox aria-hidden="true" /> },
  planned: { tone: 'brand', icon: <Clock aria-hidden="true" /> },
  done: { tone: 'leaf', icon: <Check aria-hidden="true" /> },
  doubtful: { tone: 'warn', icon: <CircleQuestionMark aria-hidden="true" /> },
} as const

export function FeedbackStatusBadge({ status }: { status: string }) {
  return <Badge {...(lookup(looks, status) ?? { tone: 'neutral' })}>{labelOf(statusNames, status)}</Badge>
}
