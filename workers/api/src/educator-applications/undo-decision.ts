import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { updateToUndone } from './undo.queries.ts'

/** Until the email leaves; idempotent. @throws {DomainError} `not_found`, `decision_final` */
export async function undoDecision(context: Context, id: string): Promise<void> {
  const { isUndone, status } = await updateToUndone(context, { id, admin: requireSignedIn(context) })
  if (status === undefined) throw new DomainError('not_found')
  if (!isUndone && status !== 'pending') throw new DomainError('decision_final')
}
