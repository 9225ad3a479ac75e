import { auditLogPart } from './features/console/audit/dashboard-part.tsx'
import { createDashboardPage } from './features/dashboard/dashboard-page.tsx'
import { applicationsPart } from './features/accounts/educator-applications/dashboard-part.ts'
import { mentorshipPart } from './features/mentorship/mentorship/dashboard-part.ts'
import { fellowshipPart } from './features/fellowship/fellowship-applications/dashboard-part.ts'
import { releasesPart } from './features/console/releases/dashboard-part.ts'
import type { DashboardPart } from './dashboard/dashboard-part.ts'

const coursesPart: DashboardPart = {
  name: 'all-courses',
  growth: ({ enrollmentsByWeek }) => ({ name: 'Enrollments', weeks: enrollmentsByWeek }),
}

const usersPart: DashboardPart = {
  name: 'user-accounts',
  stats: ({ users, signUpsByWeek = [] }) => {
    const current = signUpsByWeek.at(-1)
    const note = current ? `${current.count} new since Monday` : 'with an account'
    return [{ label: 'Users', value: users, note, href: '/dashboard/users' }]
  },
  growth: ({ signUpsByWeek }) => ({ name: 'Sign-ups', weeks: signUpsByWeek }),
}

export const route = { path: '/dashboard', roles: ['admin'] }

export const page = createDashboardPage([
  coursesPart,
  usersPart,
  applicationsPart,
  mentorshipPart,
  fellowshipPart,
  auditLogPart,
  releasesPart,
])
