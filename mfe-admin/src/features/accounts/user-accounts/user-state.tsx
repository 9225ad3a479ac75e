import { userStateNames } from '@kere/contracts/accounts/user-account-options'
import { statusBadge } from '@kere/screens/status-badge'
import { Badge } from '@kere/ui/status/badge'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import Trash from 'lucide-react/icons/trash-2'

export const UserStateBadge = statusBadge(userStateNames, {
  active: ['leaf', CircleCheck],
  unconfirmed: ['neutral', MailQuestion],
  suspended: ['danger', Ban],
  deleting: ['warn', Trash],
})

export const SuperAdminBadge = () => <Badge tone="marigold">Super Admin</Badge>
