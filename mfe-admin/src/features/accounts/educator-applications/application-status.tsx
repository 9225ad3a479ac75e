import { lookup, labelOf } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'
import { statusNames } from './application-text.ts'

const looks = {
  pending: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  approved: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  rejected: { tone: 'danger', icon: <CircleX aria-hidden="true" /> },
  withdrawn: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
  revoked: { tone: 'danger', icon: <Ban aria-hidden="true" /> },
} as const

export function ApplicationStatusBadge({ status }: { status: string }) {
  return <Badge {...(lookup(looks, status) ?? { tone: 'neutral' })}>{labelOf(statusNames, status)}</Badge>
}
