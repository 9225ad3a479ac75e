import type { ContactStatus } from '@kere/contracts/forms/contact'
import { lookup, labelOf } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
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

const looks = {
  new: { tone: 'info', icon: <Inbox aria-hidden="true" /> },
  answered: { tone: 'leaf', icon: <Reply aria-hidden="true" /> },
  closed: { tone: 'neutral', icon: <Archive aria-hidden="true" /> },
  doubtful: { tone: 'warn', icon: <CircleQuestionMark aria-hidden="true" /> },
} as const

export function ContactStatusBadge({ status }: { status: string }) {
  return <Badge {...(lookup(looks, status) ?? { tone: 'neutral' })}>{labelOf(statusNames, status)}</Badge>
}
