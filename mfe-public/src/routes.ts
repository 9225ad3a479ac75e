import type { RemoteRoute } from '@kere/platform/border'

/** What this remote owns, as its releases announce it to the registry; `*` is whatever nobody else owns. */
export const routes = [
  { path: '/' },
  { path: '/courses' },
  { path: '/courses/:id' },
  { path: '/auth/login' },
  { path: '*' },
] as const satisfies readonly RemoteRoute[]
