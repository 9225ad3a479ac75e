import type { RemoteRoute } from '@kere/platform/border'

/** What this remote owns, as its releases announce it to the registry. */
export const routes = [{ path: '/dashboard', roles: ['educator'] }] as const satisfies readonly RemoteRoute[]
