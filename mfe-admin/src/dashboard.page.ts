import { auditLogPart } from './features/audit-log/dashboard-part.tsx'
import { createDashboardPage } from './features/dashboard/dashboard.page.tsx'
import { platformPart } from './features/dashboard/platform-part.ts'
import { applicationsPart } from './features/educator-applications/dashboard-part.ts'
import { outboxPart } from './features/outbox/dashboard-part.ts'
import { releasesPart } from './features/releases/dashboard-part.ts'

export const dashboardPage = createDashboardPage([
  platformPart,
  applicationsPart,
  outboxPart,
  auditLogPart,
  releasesPart,
])
