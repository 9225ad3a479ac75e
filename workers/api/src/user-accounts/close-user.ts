import type { Context } from '../context.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { closedCode, protectionOf, requireDone, unconfirmedCode } from './require-done.ts'
import { deleteSuspension, insertSuspension, insertUserDeletion } from './user-acts.queries.ts'
import { toUser, type UserAnswer } from './user-answer.ts'

/**
 * @throws {DomainError} `not_found`, `own_account`, `super_admin_protected`, `email_not_confirmed`, `already_suspended`,
 * `being_deleted`
 */
export async function suspendUser(context: Context, id: string, reason: string): Promise<UserAnswer> {
  const admin = requireSignedIn(context)
  const outcome = await insertSuspension(context, { id, admin, reason })
  const row = requireDone(outcome, (each) => [
    protectionOf({ row: each, adminId: admin.userId, ...context.settings }),
    closedCode(each),
    unconfirmedCode(each),
    'already_suspended',
  ])
  return toUser(row, context)
}

/** @throws {DomainError} `not_found` */
export async function reinstateUser(context: Context, id: string): Promise<UserAnswer> {
  const admin = requireSignedIn(context)
  return toUser(
    requireDone(await deleteSuspension(context, { id, admin }), () => []),
    context,
  )
}

/** At once; the clock erases it (U-19). @throws {DomainError} `not_found`, `own_account`, `super_admin_protected` */
export async function deleteUser(context: Context, id: string): Promise<UserAnswer> {
  const admin = requireSignedIn(context)
  const outcome = await insertUserDeletion(context, { id, admin })
  const row = requireDone(outcome, (each) => [protectionOf({ row: each, adminId: admin.userId, ...context.settings })])
  return toUser(row, context)
}
