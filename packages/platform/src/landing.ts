import { lookup } from '@kere/contracts/http/open-value'
import type { Role } from '@kere/contracts/accounts/roles'
import type { SessionUser } from '@kere/contracts/accounts/session'

export const signInPath = '/auth/login'
export const onboardingPath = '/onboarding'
export const homePath = '/dashboard'

const beginnings: Readonly<Record<Role, string>> = {
  student: '/dashboard/my-courses',
  educator: '/dashboard/courses',
  admin: '/dashboard/users',
}

interface Destination {
  next: string | null
  owns(path: string): boolean
}

/**
 * Onboarding first, else `next`, else the page of the role (S-322 to S-324). If that page does not exist, the
 * dashboard's home.
 */
export function landingPath(
  { role, isOnboarded }: Pick<SessionUser, 'role' | 'isOnboarded'>,
  { next, owns }: Destination,
) {
  if (!isOnboarded) return withNext(onboardingPath, next)
  if (next !== null) return next
  const beginning = lookup(beginnings, role)
  return beginning !== undefined && owns(beginning) ? beginning : homePath
}

export const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`
