import type { PrivacyRequestState } from '@kere/contracts/accounts/privacy-request-options'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Hourglass from 'lucide-react/icons/hourglass'
import { statusBadge } from './status-badge.tsx'

export const privacyRequestStateNames: Record<PrivacyRequestState, string> = {
  waiting: 'Waiting',
  scheduled: 'Scheduled',
  done: 'Done',
  withdrawn: 'Withdrawn',
}

export const PrivacyRequestBadge = statusBadge(privacyRequestStateNames, {
  waiting: ['info', Hourglass],
  scheduled: ['warn', CalendarClock],
  done: ['leaf', CircleCheck],
  withdrawn: ['neutral', CircleMinus],
})
