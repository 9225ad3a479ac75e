import type { IssueState as State } from '@kere/contracts/forms/newsletter-issue-options'
import { lookup } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import PencilLine from 'lucide-react/icons/pencil-line'
import Send from 'lucide-react/icons/send'
import type { ComponentProps } from 'react'

type Look = Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'> & { label: string }

const looks: Readonly<Record<State, Look>> = {
  draft: { icon: <PencilLine aria-hidden="true" />, label: 'Draft' },
  scheduled: { tone: 'info', icon: <CalendarClock aria-hidden="true" />, label: 'Scheduled' },
  sending: { tone: 'brand', icon: <Send aria-hidden="true" />, label: 'Sending' },
  paused: { tone: 'warn', icon: <CirclePause aria-hidden="true" />, label: 'Paused' },
  sent: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" />, label: 'Sent' },
}

export function IssueState({ state }: { state: string }) {
  const { label, ...look } = lookup(looks, state) ?? { label: state }
  return <Badge {...look}>{label}</Badge>
}
