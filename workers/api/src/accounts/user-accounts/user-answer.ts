import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import type { getUser, listUsers } from '@kere/contracts/accounts/user-accounts'
import { isAdult } from '../../base/age.ts'
import { isSuperAdmin } from '../auth/auth.domain.ts'
import type { Context } from '../../base/context.ts'
import { hashHex } from '../../base/digests.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { dayInIndia } from '../../base/days.ts'
import type { UserRow, UserSummaryRow } from './users.queries.ts'

export type UserAnswer = EndpointAnswer<typeof getUser>

export function toUserSummary(
  row: UserSummaryRow,
  { settings }: Pick<Context, 'settings'>,
): EndpointAnswer<typeof listUsers>['items'][number] {
  const { id, firstName, lastName, email, role, educatorStatus, state, avatarUrl, createdAt } = row
  return {
    id,
    firstName,
    lastName,
    email,
    role,
    educatorStatus,
    state,
    isSuperAdmin: isSuperAdmin(row, settings.superAdminEmail),
    avatarPath: smallPictureOf(avatarUrl),
    joinedAt: instantOf(createdAt),
  }
}

/** A user's version: 48 bits of the hash of the stored values. */
export async function versionOf({ firstName, lastName, role, bio }: UserRow): Promise<number> {
  return Number.parseInt((await hashHex(JSON.stringify([firstName, lastName, role, bio]))).slice(0, 12), 16)
}

export async function toUser(row: UserRow, context: Pick<Context, 'at' | 'settings'>): Promise<UserAnswer> {
  const { suspendedAt, suspensionReason, suspendedBy, deletionDueAt, deletionRequestedBy, lastSeenAt } = row
  return {
    ...toUserSummary(row, context),
    bio: row.bio ?? '',
    version: await versionOf(row),
    isOnboarded: row.isOnboarded,
    hasSecondFactor: row.hasSecondFactor,
    ageGroup: ageGroupOf(row, dayInIndia(context.at)),
    lastSeenAt: instantOrNull(lastSeenAt),
    suspension:
      suspendedAt === null || suspensionReason === null
        ? null
        : { at: instantOf(suspendedAt), by: suspendedBy, reason: suspensionReason },
    deletion:
      deletionDueAt === null ? null : { dueAt: instantOf(deletionDueAt), isByAdmin: deletionRequestedBy === 'admin' },
  }
}

function ageGroupOf({ dateOfBirth }: UserRow, today: string) {
  if (dateOfBirth === null) return 'unknown'
  return isAdult(dateOfBirth, today) ? 'adult' : 'minor'
}
