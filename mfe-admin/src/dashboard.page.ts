import { auditLogPart } from './features/audit-log/dashboard-part.tsx'
import { createDashboardPage } from './features/dashboard/dashboard.page.tsx'
import { platformPart } from './features/dashboard/platform-part.ts'
import { applicationsPart } from './features/educator-applications/dashboard-part.ts'
import { outboxPart } from './features/outbox/dashboard-part.ts'
import { releasesPart } from './features/releases/dashboard-part.ts'

/** The console's first page, made of what the features bring to it. */
export const dashboardPage = createDashboardPage([
  platformPart,
  applicationsPart,
  outboxPart,
  auditLogPart,
  releasesPart,
])
