import type { IssueState as State } from '@kere/contracts/publishing/newsletter-issue-options'
import { statusBadge } from '@kere/screens/status-badge'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import PencilLine from 'lucide-react/icons/pencil-line'
import Send from 'lucide-react/icons/send'

const names: Readonly<Record<State, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
}

export const IssueState = statusBadge(names, {
  draft: ['neutral', PencilLine],
  scheduled: ['info', CalendarClock],
  sending: ['brand', Send],
  paused: ['warn', CirclePause],
  sent: ['leaf', CircleCheck],
})
