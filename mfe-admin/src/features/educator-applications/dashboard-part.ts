import { countOf } from '@kere/screens/count'
import UserCheck from 'lucide-react/icons/user-check'
import type { DashboardPart } from '../../dashboard-part.ts'

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
            title: `${countOf(waiting, ['educator is', 'educators are'])} waiting for a decision`,
            text: 'Until then, they cannot publish, host events or mentor. Start with the longest waiting.',
            href: '/dashboard/educator-applications',
          },
        ],
}
