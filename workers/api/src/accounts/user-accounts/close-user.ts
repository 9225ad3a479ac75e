import type { Done } from '../../kit/bulk/bulk-of.ts'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { closedCode, protectionOf, requireDone, unconfirmedCode } from './require-done.ts'
import { deleteSuspension, insertSuspension, insertUserDeletion } from './user-acts.queries.ts'
import { toUser, type UserAnswer } from './user-answer.ts'

export async function suspendUser(context: Context, id: string, reason: string): Promise<UserAnswer> {
  return toUser(await insertOrRefuse(context, id, reason), context)
}

/** Suspends one of many users. A user who is already suspended keeps the earlier reason. */
export async function suspendOne(context: Context, id: string, reason: string): Promise<Done> {
  try {
    await insertOrRefuse(context, id, reason)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'already_suspended') return { isChanged: false }
    throw error
  }
  return { isChanged: true }
}

async function insertOrRefuse(context: Context, id: string, reason: string) {
  const admin = requireSignedIn(context)
  const outcome = await insertSuspension(context, { id, admin, reason })
  return requireDone(outcome, (each) => [
    protectionOf({ row: each, adminId: admin.userId, ...context.settings }),
    closedCode(each),
    unconfirmedCode(each),
    'already_suspended',
  ])
}

export async function reinstateUser(context: Context, id: string): Promise<UserAnswer> {
  return toUser((await liftSuspension(context, id)).row, context)
}

export async function liftSuspension(context: Context, id: string) {
  const outcome = await deleteSuspension(context, { id, admin: requireSignedIn(context) })
  return { isChanged: outcome.isDone, row: requireDone(outcome, () => []) }
}

/** Locks the user out at once. Scheduled work erases the account later (U-19). */
export async function deleteUser(context: Context, id: string): Promise<UserAnswer> {
  const admin = requireSignedIn(context)
  const outcome = await insertUserDeletion(context, { id, admin })
  const row = requireDone(outcome, (each) => [protectionOf({ row: each, adminId: admin.userId, ...context.settings })])
  return toUser(row, context)
}
