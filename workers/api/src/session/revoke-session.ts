import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { revokeOne } from './session.queries.ts'

/**
 * Signs one of the caller's sessions out; somebody else's is not found.
 *
 * @returns whether it was the one they are using
 */
export async function revokeSession(context: Context, sessionId: string): Promise<{ isCurrent: boolean }> {
  const actor = requireSignedIn(context)
  if (!(await revokeOne(context, actor, sessionId))) throw new DomainError('not_found')
  return { isCurrent: sessionId === actor.sessionId }
}
