import type { SessionUser } from '@kere/contracts/accounts/session'

/** `onboard`: has an account, but no profile yet. `apply`: a learner or a declined educator. */
export type Standing = 'register' | 'onboard' | 'apply' | 'pending' | 'approved' | 'admin'

export function standingOf(user: SessionUser | null): Standing {
  if (!user) return 'register'
  if (user.role === 'admin') return 'admin'
  if (!user.isOnboarded) return 'onboard'
  if (user.role === 'student' || user.educatorStatus === 'rejected') return 'apply'
  return user.educatorStatus === 'approved' ? 'approved' : 'pending'
}

export type Answering = Extract<Standing, 'register' | 'onboard' | 'apply'>

export const canAnswer = (standing: Standing): standing is Answering =>
  standing === 'register' || standing === 'onboard' || standing === 'apply'
