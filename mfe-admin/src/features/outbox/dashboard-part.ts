import MailWarning from 'lucide-react/icons/mail-warning'
import type { DashboardPart } from '../../dashboard-part.ts'

const number = new Intl.NumberFormat('en-IN')

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
            title:
              mailsInDoubt === 1 ? '1 mail needs a decision' : `${number.format(mailsInDoubt)} mails need a decision`,
            text: 'They failed, or nobody knows whether they were sent. Send them again, or leave them.',
            href: '/dashboard/outbox',
          },
        ],
}
