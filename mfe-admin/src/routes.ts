import type { RemoteRoute } from '@kere/platform/border'

/** What this remote owns, as its releases announce it to the registry. */
export const routes = [
  { path: '/dashboard', roles: ['admin'] },
  { path: '/dashboard/audit-log', roles: ['admin'] },
  { path: '/dashboard/educator-applications', roles: ['admin'] },
  { path: '/dashboard/educator-applications/:id', roles: ['admin'] },
  { path: '/dashboard/outbox', roles: ['admin'] },
  { path: '/dashboard/releases', roles: ['admin'] },
] as const satisfies readonly RemoteRoute[]
