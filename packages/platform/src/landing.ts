import { securityPaths } from '@kere/contracts/accounts/second-factor-options'
import { lookup } from '@kere/contracts/http/open-value'
import type { Role } from '@kere/contracts/accounts/roles'
import type { SessionUser } from '@kere/contracts/accounts/session'

export const signInPath = '/auth/login'
/** The page that asks for the second factor. */
export const secondStepPath = '/auth/code'
export const onboardingPath = '/onboarding'
export const homePath = '/dashboard'
export const guardianPath = '/dashboard/guardian'

/** The dashboards of a person under 18 whose guardian has not agreed: their own account. */
export const isOpenWhileWaiting = (path: string) =>
  !path.startsWith(homePath) || /^\/dashboard\/(guardian|privacy|account|sessions|notifications)(\/|$)/.test(path)

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
 * Onboarding first, then the guardian of a person under 18, then the page where staff secure their account, else `next`,
 * else the page of the role (S-322 to S-324). If that page does not exist, the dashboard's home.
 */
export function landingPath(
  {
    role,
    isOnboarded,
    isWaiting,
    securityTask,
  }: Pick<SessionUser, 'role' | 'isOnboarded' | 'isWaiting' | 'securityTask'>,
  { next, owns }: Destination,
) {
  if (!isOnboarded) return withNext(onboardingPath, next)
  if (isWaiting === true && (next === null || !isOpenWhileWaiting(next))) return guardianPath
  const task = securityTask && lookup(securityPaths, securityTask)
  if (task) return task
  if (next !== null) return next
  const beginning = lookup(beginnings, role)
  return beginning !== undefined && owns(beginning) ? beginning : homePath
}

export const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`
