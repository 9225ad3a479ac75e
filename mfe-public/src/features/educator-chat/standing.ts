import type { SessionUser } from '@kere/contracts/session'

/**
 * What the answers are good for: `register` for visitors, `onboard` for who has an account and no profile yet, `apply` for
 * learners and declined educators. Everybody else has nothing to ask for.
 */
export type Standing = 'register' | 'onboard' | 'apply' | 'pending' | 'approved' | 'admin'

export function standingOf(user: SessionUser | null): Standing {
  if (!user) return 'register'
  if (user.role === 'admin') return 'admin'
  if (!user.isOnboarded) return 'onboard'
  if (user.role === 'student' || user.educatorStatus === 'rejected') return 'apply'
  return user.educatorStatus === 'approved' ? 'approved' : 'pending'
}

/** Whether there is a reason to ask the questions at all. */
export const canAnswer = (standing: Standing): standing is 'register' | 'onboard' | 'apply' =>
  standing === 'register' || standing === 'onboard' || standing === 'apply'
