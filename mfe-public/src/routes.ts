import type { RemoteRoute } from '@kere/platform/border'

/** What this remote owns, as its releases announce it to the registry; `*` is whatever nobody else owns. */
export const routes = [
  { path: '/' },
  { path: '/courses' },
  { path: '/courses/:id' },
  { path: '/auth/login' },
  { path: '/auth/register' },
  { path: '/auth/forgot-password' },
  { path: '/auth/reset-password' },
  { path: '/auth/verify-email' },
  { path: '/role-selection', roles: ['student', 'educator', 'admin'], onboarding: true },
  { path: '/onboarding', roles: ['student', 'educator', 'admin'], onboarding: true },
  { path: '/join-as-educator' },
  { path: '/educator-chatbot' },
  { path: '/become-educator' },
  { path: '/contact' },
  { path: '*' },
] as const satisfies readonly RemoteRoute[]
