import { lookup, labelOf } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Send from 'lucide-react/icons/send'
import { stateNames } from './outbox-text.ts'

const looks = {
  pending: { tone: 'neutral', icon: <Clock aria-hidden="true" /> },
  leased: { tone: 'info', icon: <Send aria-hidden="true" /> },
  sent: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  unknown: { tone: 'warn', icon: <CircleQuestionMark aria-hidden="true" /> },
  dead: { tone: 'danger', icon: <CircleX aria-hidden="true" /> },
} as const

export function OutboxStateBadge({ state }: { state: string }) {
  return <Badge {...(lookup(looks, state) ?? { tone: 'neutral' })}>{labelOf(stateNames, state)}</Badge>
}
