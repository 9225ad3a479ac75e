import type { SessionUser } from '@kere/contracts/accounts/session'

export const userOf = (role: 'student' | 'educator' | 'admin', change: Partial<SessionUser> = {}): SessionUser => ({
  id: 'usr_1',
  role,
  firstName: 'Meera',
  lastName: 'Nambiar',
  avatarPath: null,
  isEnrolled: false,
  isSuperAdmin: false,
  isEmailVerified: true,
  isOnboarded: true,
  educatorStatus: role === 'educator' ? 'approved' : null,
  ...change,
})
