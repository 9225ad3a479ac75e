import { coursesPart } from './features/courses/all-courses/dashboard-part.ts'
import { auditLogPart } from './features/console/audit/dashboard-part.tsx'
import { createDashboardPage } from './features/dashboard/dashboard-page.tsx'
import { applicationsPart } from './features/accounts/educator-applications/dashboard-part.ts'
import { mentorshipPart } from './features/mentorship/mentorship/dashboard-part.ts'
import { fellowshipPart } from './features/fellowship/fellowship-applications/dashboard-part.ts'
import { releasesPart } from './features/console/releases/dashboard-part.ts'
import { usersPart } from './features/accounts/user-accounts/dashboard-part.ts'

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
