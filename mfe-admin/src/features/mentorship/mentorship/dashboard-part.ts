import type { DashboardPart } from '../../../dashboard/dashboard-part.ts'

export const mentorshipPart: DashboardPart = {
  name: 'mentorship',
  stats: ({ pendingMentorship }) =>
    pendingMentorship === undefined
      ? []
      : [
          {
            label: 'Pending requests',
            value: pendingMentorship,
            note: 'for a mentor',
            href: '/dashboard/mentorship-requests?status=pending',
          },
        ],
}
