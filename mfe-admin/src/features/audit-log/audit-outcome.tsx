import type { AuditOutcome } from '@kere/contracts/audit-options'
import { Badge } from '@kere/ui/badge'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import { outcomeNames } from './audit-text.ts'

export function AuditOutcomeBadge({ outcome }: { outcome: AuditOutcome }) {
  return outcome === 'refused' ? (
    <Badge tone="danger" icon={<Ban aria-hidden="true" />}>
      {outcomeNames[outcome]}
    </Badge>
  ) : (
    <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
      {outcomeNames[outcome]}
    </Badge>
  )
}
