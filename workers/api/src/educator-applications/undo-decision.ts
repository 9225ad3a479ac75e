import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { updateToUndone } from './undo.queries.ts'

/**
 * Takes a decision back before its email leaves; the application waits as if nothing had been decided. To do it twice is to do it
 * once.
 *
 * @throws {DomainError} `not_found`, `decision_final`
 */
export async function undoDecision(context: Context, id: string): Promise<void> {
  const { isUndone, status } = await updateToUndone(context, { id, admin: requireSignedIn(context) })
  if (status === undefined) throw new DomainError('not_found')
  if (!isUndone && status !== 'pending') throw new DomainError('decision_final')
}
