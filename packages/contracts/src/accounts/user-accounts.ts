import * as z from 'zod/mini'
import { userFigures } from './account-figures.ts'
import { bulkOf } from '../http/bulk.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportOf } from '../http/exports.ts'
import { limits } from '../http/limits.ts'
import { listFilters, listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { personName } from '../text/person-name.ts'
import { optionalText, requiredText } from '../text/text.ts'
import { educatorStatuses, roles } from './roles.ts'
import { ageGroups, userSorts, userStates } from './user-account-options.ts'

// An edit names the version that it started from (S-433). The version is computed from the stored values.

export const problems = {
  user_changed: { status: 409, title: 'This user was changed by someone else, so your changes were not saved' },
  own_account: { status: 409, title: 'You cannot change your own role, or suspend or delete yourself' },
  super_admin_protected: {
    status: 409,
    title: 'The super admin cannot be demoted, suspended or deleted, and keeps two-step verification',
  },
  email_not_confirmed: { status: 409, title: 'This user has not confirmed their email address yet' },
  already_suspended: { status: 409, title: 'This user is already suspended' },
  being_deleted: { status: 409, title: 'This account is being deleted' },
} as const

export const userSummary = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: openEnum(roles),
  educatorStatus: z.nullable(openEnum(educatorStatuses)),
  state: openEnum(userStates),
  isSuperAdmin: z.boolean(),
  avatarPath: z.nullable(z.string()),
  joinedAt: z.iso.datetime(),
})

export type UserSummary = z.infer<typeof userSummary>

export const userAccount = z.extend(userSummary, {
  bio: z.string(),
  version: z.int(),
  /** An older API does not send it. */
  hasSecondFactor: z.optional(z.boolean()),
  isOnboarded: z.boolean(),
  ageGroup: openEnum(ageGroups),
  lastSeenAt: z.nullable(z.iso.datetime()),
  suspension: z.nullable(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()), reason: z.string() })),
  /** A deletion by an admin cannot be cancelled by the user. */
  deletion: z.nullable(z.object({ dueAt: z.iso.datetime(), isByAdmin: z.boolean() })),
})

export type UserAccount = z.infer<typeof userAccount>

export const userList = listOf(userSummary, {
  name: 'users',
  filters: {
    state: z.optional(z.enum(userStates)),
    role: z.optional(z.enum(roles)),
    educatorStatus: z.optional(z.enum(educatorStatuses)),
    search: listFilters.search,
    from: listFilters.from,
    to: listFilters.to,
  },
  sorts: userSorts,
  extra: { counts: countsOf(userStates), figures: z.object(userFigures) },
})

export const listUsers = defineEndpoint('listUsers', 'GET /api/users', {
  summary: 'Everybody who has an account, filtered, sorted and paged, with how many there are of each role and state.',
  access: { roles: ['admin'] },
  query: userList.query,
  response: userList.response,
  failure: 'Failed to fetch users',
})

export const exportUsers = exportOf({ name: 'exportUsers', list: userList, endpoint: listUsers, proof: 'fresh' })

export const getUser = defineEndpoint('getUser', 'GET /api/users/:id', {
  summary: 'A user as admins see them.',
  access: { roles: ['admin'] },
  response: userAccount,
  failure: 'Failed to fetch the user',
})

const holding = z.object({
  name: z.string(),
  label: z.string(),
  total: z.int(),
  totalIsLowerBound: z.boolean(),
  items: z.array(
    z.object({
      title: z.string(),
      note: z.nullable(z.string()),
      at: z.iso.datetime(),
      path: z.nullable(z.string()),
    }),
  ),
})

export type UserHolding = z.infer<typeof holding>

export const listUserHoldings = defineEndpoint('listUserHoldings', 'GET /api/users/:id/holdings', {
  summary: 'What somebody has here: the newest of each kind, and how many there are.',
  access: { roles: ['admin'] },
  response: z.object({ items: z.array(holding) }),
  failure: 'Failed to fetch what this user has here',
})

/** The fields that an admin may change (S-433). Omitted fields stay unchanged. */
export const userChange = z.strictObject({
  firstName: z.optional(personName('First name is required')),
  lastName: z.optional(personName('Last name is required')),
  role: z.optional(z.enum(roles)),
  bio: z.optional(optionalText(limits.bioLength)),
})

export type UserChange = z.infer<typeof userChange>

export const updateUser = defineEndpoint('updateUser', 'PATCH /api/users/:id', {
  summary:
    'Changes names, role and bio of a user. Another role ends every session, is told by email, and decides an application that waits.',
  access: { roles: ['admin'] },
  proof: 'fresh',
  body: z.strictObject({ version: z.int(), values: userChange }),
  response: userAccount,
  problems: [
    'user_changed',
    'own_account',
    'super_admin_protected',
    'email_not_confirmed',
    'being_deleted',
    'staff_under_age',
  ],
  failure: 'Failed to update user',
})

export const newSuspension = z.strictObject({ reason: requiredText('Please give a reason', limits.reasonLength) })

export const suspendUser = defineEndpoint('suspendUser', 'POST /api/users/:id/suspension', {
  summary: 'Keeps a user from signing in, ends every session, and tells them why by email.',
  access: { roles: ['admin'] },
  body: newSuspension,
  response: userAccount,
  problems: ['own_account', 'super_admin_protected', 'email_not_confirmed', 'already_suspended', 'being_deleted'],
  failure: 'Failed to suspend the user',
})

/** Idempotent: repeating it changes nothing. */
export const reinstateUser = defineEndpoint('reinstateUser', 'DELETE /api/users/:id/suspension', {
  summary: 'Lets a suspended user sign in again, and tells them by email.',
  access: { roles: ['admin'] },
  response: userAccount,
  failure: 'Failed to lift the suspension',
})

/** Deletes an account (U-19, S-434). Idempotent: repeating it changes nothing. */
export const deleteUser = defineEndpoint('deleteUser', 'DELETE /api/users/:id', {
  summary:
    'Closes an account at once and erases it within 7 business days. Nobody can take it back; the user is told by email.',
  access: { roles: ['admin'] },
  proof: 'fresh',
  response: userAccount,
  problems: ['own_account', 'super_admin_protected'],
  failure: 'Failed to delete user',
})

export const actOnUsers = bulkOf({
  name: 'actOnUsers',
  summary: 'Suspends several users, for one reason, or lifts their suspensions.',
  list: userList,
  endpoint: listUsers,
  acts: ['suspend', 'reinstate'],
})
