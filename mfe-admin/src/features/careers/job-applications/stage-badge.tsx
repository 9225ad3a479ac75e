import { stageLabels } from '@kere/contracts/careers/career-options'
import { statusBadge } from '@kere/screens/status-badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Inbox from 'lucide-react/icons/inbox'
import MessageCircle from 'lucide-react/icons/message-circle'

export const StageBadge = statusBadge(stageLabels, {
  new: ['info', Inbox],
  in_review: ['warn', Clock],
  interview: ['brand', MessageCircle],
  offer: ['brand', MessageCircle],
  hired: ['leaf', CircleCheck],
  declined: ['neutral', CircleX],
  withdrawn: ['neutral', CircleMinus],
  doubtful: ['warn', CircleQuestionMark],
})
