import type { RemoteApp, RemotePages } from '@kere/platform/page'
import type { routes } from './routes.ts'

const pages: RemotePages<typeof routes> = {
  '/dashboard': async () => (await import('./features/dashboard/dashboard.page.ts')).dashboardPage,
  '/dashboard/sessions': async () => (await import('./features/sessions/sessions.page.ts')).sessionsPage,
}

export const app: RemoteApp = { name: 'learner', pages }
