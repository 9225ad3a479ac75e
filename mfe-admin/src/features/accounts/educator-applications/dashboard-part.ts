import type { DashboardPart } from '../../../dashboard/dashboard-part.ts'

export const applicationsPart: DashboardPart = {
  name: 'educator-applications',
  stats: ({ pendingEducators }) => [
    {
      label: 'Pending educators',
      value: pendingEducators,
      note: 'waiting for a decision',
      href: '/dashboard/educator-applications',
    },
  ],
}
