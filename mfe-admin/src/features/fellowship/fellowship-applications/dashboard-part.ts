import type { DashboardPart } from '../../../dashboard/dashboard-part.ts'

export const fellowshipPart: DashboardPart = {
  name: 'fellowship',
  stats: ({ pendingFellowship }) =>
    pendingFellowship === undefined
      ? []
      : [
          {
            label: 'Pending applications',
            value: pendingFellowship,
            note: 'for a fellowship',
            href: '/dashboard/fellowship-applications?status=pending',
          },
        ],
}
