import { lookup, labelOf } from '@kere/contracts/http/open-value'
import { type UserState, userStateNames } from '@kere/contracts/accounts/user-account-options'
import { Badge } from '@kere/ui/status/badge'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import Trash from 'lucide-react/icons/trash-2'

const looks = {
  active: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  unconfirmed: { tone: 'neutral', icon: <MailQuestion aria-hidden="true" /> },
  suspended: { tone: 'danger', icon: <Ban aria-hidden="true" /> },
  deleting: { tone: 'warn', icon: <Trash aria-hidden="true" /> },
} as const satisfies Record<UserState, object>

export function UserStateBadge({ state }: { state: string }) {
  return <Badge {...(lookup(looks, state) ?? { tone: 'neutral' })}>{labelOf(userStateNames, state)}</Badge>
}

export const SuperAdminBadge = () => <Badge tone="marigold">Super Admin</Badge>
