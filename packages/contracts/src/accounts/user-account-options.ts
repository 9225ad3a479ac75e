import type { Role } from './roles.ts'

/**
 * The states of an account. `unconfirmed`: the address is not proven. An account that is both suspended and to be
 * deleted counts as `deleting`.
 */
export const userStates = ['active', 'unconfirmed', 'suspended', 'deleting'] as const

export type UserState = (typeof userStates)[number]

export const userStateNames: Record<UserState, string> = {
  active: 'Active',
  unconfirmed: 'Email not confirmed',
  suspended: 'Suspended',
  deleting: 'Being deleted',
}

export const roleNames: Record<Role, string> = { student: 'Learner', educator: 'Educator', admin: 'Admin' }

export const userSorts = ['newest', 'oldest'] as const

export type UserSort = (typeof userSorts)[number]

export const ageGroups = ['adult', 'minor', 'unknown'] as const
