import type { RemoteRoute } from '@kere/platform/border'

/** What this remote owns, as its releases announce it to the registry. */
export const routes = [
  { path: '/dashboard', roles: ['student'] },
  { path: '/dashboard/sessions', roles: ['student', 'educator', 'admin'] },
] as const satisfies readonly RemoteRoute[]
