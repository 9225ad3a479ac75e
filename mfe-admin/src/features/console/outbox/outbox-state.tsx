import { statusBadge } from '@kere/screens/status-badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Send from 'lucide-react/icons/send'
import { stateNames } from './outbox-text.ts'

export const OutboxStateBadge = statusBadge(stateNames, {
  pending: ['neutral', Clock],
  leased: ['info', Send],
  sent: ['leaf', CircleCheck],
  unknown: ['warn', CircleQuestionMark],
  dead: ['danger', CircleX],
})
