import type { ChromeState } from './chrome-state.ts'

/** How the page is framed: `bare` is the way in, with nothing to wander off to (S-038). */
export type Layout = 'site' | 'bare' | 'dashboard'

const bareRoots = ['/auth', '/role-selection', '/onboarding', '/join-as-educator', '/educator-chatbot']

/** The frame of an address; without a user there is nobody whose dashboard it could be. */
export function layoutOf({ path, session }: Pick<ChromeState, 'path' | 'session'>): Layout {
  if (bareRoots.some((root) => isUnder(root, path))) return 'bare'
  return session.user && isUnder('/dashboard', path) ? 'dashboard' : 'site'
}

export const isUnder = (root: string, path: string) => path === root || path.startsWith(`${root}/`)
