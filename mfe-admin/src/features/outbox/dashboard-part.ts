import { countOf } from '@kere/screens/count'
import MailWarning from 'lucide-react/icons/mail-warning'
import type { DashboardPart } from '../../dashboard-part.ts'

export const outboxPart: DashboardPart = {
  name: 'outbox',
  tasks: ({ mailsInDoubt }) =>
    mailsInDoubt === 0
      ? []
      : [
          {
            id: 'mails',
            tone: 'warn',
            icon: MailWarning,
            title: `${countOf(mailsInDoubt, ['email needs', 'emails need'])} a decision`,
            text: 'They failed, or sending was interrupted. Decide whether to send them again.',
            href: '/dashboard/outbox',
          },
        ],
}
