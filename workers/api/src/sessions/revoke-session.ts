import type { Context } from '../context.ts'
import { foundOwn } from '../frame/own.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { revokeOne } from './sessions.queries.ts'

/** Somebody else's is not found. @returns whether it was the one in use */
export async function revokeSession(context: Context, sessionId: string): Promise<{ isCurrent: boolean }> {
  const actor = requireSignedIn(context)
  const { id } = foundOwn(await revokeOne(context, actor, sessionId))
  return { isCurrent: id === actor.sessionId }
}
