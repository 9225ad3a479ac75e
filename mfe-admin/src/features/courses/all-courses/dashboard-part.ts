import type { DashboardPart } from '../../../dashboard/dashboard-part.ts'

export const coursesPart: DashboardPart = {
  name: 'all-courses',
  growth: ({ enrollmentsByWeek }) => ({ name: 'Enrollments', weeks: enrollmentsByWeek }),
}
