import { stageLabels } from '@kere/contracts/careers/career-options'
import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Inbox from 'lucide-react/icons/inbox'
import MessageCircle from 'lucide-react/icons/message-circle'

const looks = {
  new: { tone: 'info', icon: <Inbox aria-hidden="true" /> },
  in_review: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  interview: { tone: 'brand', icon: <MessageCircle aria-hidden="true" /> },
  offer: { tone: 'brand', icon: <MessageCircle aria-hidden="true" /> },
  hired: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  declined: { tone: 'neutral', icon: <CircleX aria-hidden="true" /> },
  withdrawn: { tone: 'neutral', icon: <CircleMinus aria-hidden="true" /> },
  doubtful: { tone: 'warn', icon: <CircleQuestionMark aria-hidden="true" /> },
} as const

export const StageBadge = ({ stage }: { stage: string }) => (
  <Badge {...(lookup(looks, stage) ?? { tone: 'neutral' })}>{labelOf(stageLabels, stage)}</Badge>
)
