import type { AdminDashboard } from '@kere/contracts/dashboard'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import MailWarning from 'lucide-react/icons/mail-warning'
import UserCheck from 'lucide-react/icons/user-check'
import { figuresQuery } from './dashboard.api.ts'
import type { Errand } from './errand.ts'

const number = new Intl.NumberFormat('en-IN')

/** People and mails that wait for a decision, as the figures count them. */
export const decisions = (api: ApiClient) => queryOptions({ ...figuresQuery(api), select: decisionsIn })

function decisionsIn(figures: AdminDashboard | null): Errand[] {
  if (!figures) return []
  const { pendingEducators, mailsInDoubt } = figures
  return [
    ...(pendingEducators > 0
      ? [
          {
            id: 'educators',
            tone: 'warn' as const,
            icon: UserCheck,
            title:
              pendingEducators === 1
                ? '1 educator waits for an answer'
                : `${number.format(pendingEducators)} educators wait for an answer`,
            text: 'Until then they cannot publish, host or mentor. The longest waiting comes first.',
            href: '/dashboard/educator-applications',
          },
        ]
      : []),
    ...(mailsInDoubt > 0
      ? [
          {
            id: 'mails',
            tone: 'warn' as const,
            icon: MailWarning,
            title:
              mailsInDoubt === 1 ? '1 mail needs a decision' : `${number.format(mailsInDoubt)} mails need a decision`,
            text: 'They failed, or nobody knows whether they were sent. Send them again, or leave them.',
            href: '/dashboard/outbox',
          },
        ]
      : []),
  ]
}
