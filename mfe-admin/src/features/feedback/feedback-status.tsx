import type { FeedbackStatus } from '@kere/contracts/feedback-options'
import { keptFor, labelOf } from '@kere/contracts/open-value'
import { Badge } from '@kere/ui/badge'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Inbox from 'lucide-react/icons/inbox'

export const statusNames: Record<FeedbackStatus, string> = { new: 'New', planned: 'Planned', done: 'Done' }

const looks = {
  new: { tone: 'info', icon: <Inbox aria-hidden="true" /> },
  planned: { tone: 'brand', icon: <Clock aria-hidden="true" /> },
  done: { tone: 'leaf', icon: <Check aria-hidden="true" /> },
} as const

export function FeedbackStatusBadge({ status }: { status: string }) {
  return <Badge {...(keptFor(looks, status) ?? { tone: 'neutral' })}>{labelOf(statusNames, status)}</Badge>
}
