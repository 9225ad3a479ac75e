import type { Role } from '@kere/contracts/accounts/roles'
import type { UserChange } from '@kere/contracts/accounts/user-accounts'
import type { ProblemCode } from '@kere/contracts/http/problems'
import type { Context } from '../../base/context.ts'
import { isAdult } from '../../base/age.ts'
import { dayInIndia } from '../../base/days.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { closedCode, protectionOf, requireDone, unconfirmedCode } from './require-done.ts'
import { type UserFields, updateUserFields } from './user-acts.queries.ts'
import { toUser, type UserAnswer, versionOf } from './user-answer.ts'
import type { UserRow } from './users.queries.ts'
import { requireUser } from './user-accounts.ts'

/**
 * Saves the fields, if they have not changed since the version that was read. Saving the same values again succeeds
 * (S-433).
 */
export async function updateUser(
  context: Context,
  id: string,
  { version, values }: { version: number; values: UserChange },
): Promise<UserAnswer> {
  const admin = requireSignedIn(context)
  const before = await requireUser(context, id)
  const fields = changedFields(before, values)
  if (Object.keys(fields).length === 0) return toUser(before, context)
  const refusals = (row: UserRow) => [
    closedCode(row),
    ...(fields.role === undefined
      ? []
      : [
          protectionOf({ row, adminId: admin.userId, ...context.settings }),
          unconfirmedCode(row),
          underAgeCode(row, fields.role, context.at),
        ]),
  ]
  if ((await versionOf(before)) !== version) throw new DomainError(refusals(before).find(Boolean) ?? 'user_changed')

  const outcome = await updateUserFields(context, { id, admin, before, fields })
  return toUser(
    requireDone(outcome, (row) => [...refusals(row), 'user_changed']),
    context,
  )
}

const underAgeCode = ({ dateOfBirth }: UserRow, role: Role, now: number): ProblemCode | undefined =>
  role !== 'student' && dateOfBirth !== null && !isAdult(dateOfBirth, dayInIndia(now)) ? 'staff_under_age' : undefined

function changedFields(before: UserRow, { bio, ...values }: UserChange): UserFields {
  const wanted = { ...values, ...(bio !== undefined && { bio: bio || null }) }
  const isChanged = ([field, value]: [string, unknown]) =>
    // The cast is safe: the fields are columns of the row.
    value !== undefined && value !== before[field as keyof UserFields]
  return Object.fromEntries(Object.entries(wanted).filter(isChanged))
}
