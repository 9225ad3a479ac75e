import { lookup, labelOf } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import { outcomeNames } from './audit-text.ts'

const looks = {
  succeeded: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  refused: { tone: 'danger', icon: <Ban aria-hidden="true" /> },
} as const

export function AuditOutcomeBadge({ outcome }: { outcome: string }) {
  return <Badge {...(lookup(looks, outcome) ?? { tone: 'neutral' })}>{labelOf(outcomeNames, outcome)}</Badge>
}
