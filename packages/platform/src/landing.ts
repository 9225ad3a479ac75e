import { keptFor } from '@kere/contracts/open-value'
import type { Role } from '@kere/contracts/roles'
import type { SessionUser } from '@kere/contracts/session'

export const signInPath = '/auth/login'
export const onboardingPath = '/onboarding'
export const homePath = '/dashboard'

/** The page that each role begins with (S-323). */
const beginnings: Readonly<Record<Role, string>> = {
  student: '/dashboard/my-courses',
  educator: '/dashboard/courses',
  admin: '/dashboard/users',
}

interface Destination {
  /** Where they wanted to go; a path of this site. */
  next: string | null
  /** Whether a live remote has a page there for them. */
  owns(path: string): boolean
}

/**
 * Where somebody goes who has just come in: to onboarding while it is unfinished, else where they were going, else to their
 * role's page (S-322 to S-324). Where that is not there yet, the dashboard's home stands in.
 */
export function landingPath(
  { role, isOnboarded }: Pick<SessionUser, 'role' | 'isOnboarded'>,
  { next, owns }: Destination,
) {
  if (!isOnboarded) return withNext(onboardingPath, next)
  if (next !== null) return next
  const beginning = keptFor(beginnings, role)
  return beginning !== undefined && owns(beginning) ? beginning : homePath
}

/** A path of the way in, with the one to go to afterwards. */
export const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`
