import type { RemoteApp, RemotePages } from '@kere/platform/page'
import type { routes } from './routes.ts'

/** The console; each page's code comes when its address is asked for. */
const pages: RemotePages<typeof routes> = {
  '/dashboard': async () => (await import('./dashboard.page.ts')).dashboardPage,
  '/dashboard/audit-log': async () => (await import('./features/audit-log/audit-log.page.ts')).auditLogPage,
  '/dashboard/educator-applications': async () =>
    (await import('./features/educator-applications/applications.page.ts')).applicationsPage,
  '/dashboard/educator-applications/:id': async () =>
    (await import('./features/educator-applications/application.page.ts')).applicationPage,
  '/dashboard/outbox': async () => (await import('./features/outbox/outbox.page.ts')).outboxPage,
  '/dashboard/releases': async () => (await import('./features/releases/releases.page.ts')).releasesPage,
}

export const app: RemoteApp = { name: 'admin', pages }
