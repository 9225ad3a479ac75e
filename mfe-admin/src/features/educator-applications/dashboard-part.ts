import UserCheck from 'lucide-react/icons/user-check'
import type { DashboardPart } from '../../dashboard-part.ts'

const number = new Intl.NumberFormat('en-IN')

export const applicationsPart: DashboardPart = {
  name: 'educator-applications',
  tasks: ({ pendingEducators: waiting }) =>
    waiting === 0
      ? []
      : [
          {
            id: 'educators',
            tone: 'warn',
            icon: UserCheck,
            title:
              waiting === 1
                ? '1 educator waits for an answer'
                : `${number.format(waiting)} educators wait for an answer`,
            text: 'Until then they cannot publish, host or mentor. The longest waiting comes first.',
            href: '/dashboard/educator-applications',
          },
        ],
}
