import type { ChromeState } from './chrome-state.ts'

/**
 * The frame of a page. `bare`: for sign-in pages, without other links (S-038). `focus`: the whole screen belongs to the
 * page.
 */
export type Layout = 'site' | 'bare' | 'dashboard' | 'focus'

const bareRoots = [
  '/auth',
  '/role-selection',
  '/onboarding',
  '/newsletter/subscription',
  '/notifications/email',
  '/careers/application',
]

export function layoutOf({ path, isFocused, session }: Pick<ChromeState, 'path' | 'isFocused' | 'session'>): Layout {
  if (bareRoots.some((root) => isUnder(root, path))) return 'bare'
  if (!session.user || !isUnder('/dashboard', path)) return 'site'
  return isFocused ? 'focus' : 'dashboard'
}

const isUnder = (root: string, path: string) => path === root || path.startsWith(`${root}/`)
