import { t } from '@kere/brand/messages'
import type { PrivacyRequestState } from '@kere/contracts/accounts/privacy-request-options'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Hourglass from 'lucide-react/icons/hourglass'
import { statusBadge } from './status-badge.tsx'

export const privacyRequestStateNames: Record<PrivacyRequestState, string> = {
  waiting: t('Waiting', 'Text, part of a page'),
  scheduled: t('Scheduled', 'Text, part of a page'),
  done: t('Done', 'State of an act, part of a page'),
  withdrawn: t('Withdrawn', 'Text, part of a page'),
}

export const PrivacyRequestBadge = statusBadge(privacyRequestStateNames, {
  waiting: ['info', Hourglass],
  scheduled: ['warn', CalendarClock],
  done: ['leaf', CircleCheck],
  withdrawn: ['neutral', CircleMinus],
})
