import { statusBadge } from '@kere/screens/status-badge'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'
import { statusNames } from './application-text.ts'

export const ApplicationStatusBadge = statusBadge(statusNames, {
  pending: ['warn', Clock],
  approved: ['leaf', CircleCheck],
  rejected: ['danger', CircleX],
  withdrawn: ['neutral', Undo2],
  revoked: ['danger', Ban],
})
