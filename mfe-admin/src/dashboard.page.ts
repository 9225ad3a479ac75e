import { newestEntries, refusals } from './features/audit-log/dashboard-parts.tsx'
import { createDashboardPage } from './features/dashboard/dashboard.page.tsx'
import { trials } from './features/releases/dashboard-parts.ts'

/** The console's first page, made of what the features bring to it. */
export const dashboardPage = createDashboardPage({ newestEntries, errands: [refusals, trials] })
