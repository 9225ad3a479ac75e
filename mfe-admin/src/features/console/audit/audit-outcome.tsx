import { statusBadge } from '@kere/screens/status-badge'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import { outcomeNames } from './audit-text.ts'

export const AuditOutcomeBadge = statusBadge(outcomeNames, {
  succeeded: ['leaf', CircleCheck],
  refused: ['danger', Ban],
})
