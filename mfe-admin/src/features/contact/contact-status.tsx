import type { ContactStatus } from '@kere/contracts/contact'
import { keptFor, labelOf } from '@kere/contracts/open-value'
import { Badge } from '@kere/ui/badge'
import Archive from 'lucide-react/icons/archive'
import Inbox from 'lucide-react/icons/inbox'
import Reply from 'lucide-react/icons/reply'

export const statusNames: Record<ContactStatus, string> = { new: 'New', answered: 'Answered', closed: 'Closed' }

const looks = {
  new: { tone: 'info', icon: <Inbox aria-hidden="true" /> },
  answered: { tone: 'leaf', icon: <Reply aria-hidden="true" /> },
  closed: { tone: 'neutral', icon: <Archive aria-hidden="true" /> },
} as const

export function ContactStatusBadge({ status }: { status: string }) {
  return <Badge {...(keptFor(looks, status) ?? { tone: 'neutral' })}>{labelOf(statusNames, status)}</Badge>
}
