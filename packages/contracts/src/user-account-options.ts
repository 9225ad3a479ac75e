import type { Role } from './roles.ts'

// Apart from the schemas, so that a page can name the choices without loading the validation.

/**
 * `unconfirmed`: nobody has proven the address. `deleting`: its owner or an admin has asked for the deletion; it comes before
 * `suspended`.
 */
export const userStates = ['active', 'unconfirmed', 'suspended', 'deleting'] as const

export type UserState = (typeof userStates)[number]

export const userStateNames: Record<UserState, string> = {
  active: 'Active',
  unconfirmed: 'Email not confirmed',
  suspended: 'Suspended',
  deleting: 'Being deleted',
}

/** As people are called on screen; `roles` are what is stored. */
export const roleNames: Record<Role, string> = { student: 'Learner', educator: 'Educator', admin: 'Admin' }

export const userSorts = ['newest', 'oldest'] as const

export type UserSort = (typeof userSorts)[number]

/** By the date of birth, which is not told. */
export const ageGroups = ['adult', 'minor', 'unknown'] as const
