import { limits } from '@kere/contracts/http/limits'
import type { Context } from '../../base/context.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { describeDevice } from './sessions.domain.ts'
import { selectSessions, revokeOthers, revokeOne } from './sessions.queries.ts'
import { foundOwn } from '../../http/own.ts'

export async function listSessions(context: Context) {
  const actor = requireSignedIn(context)
  const rows = await selectSessions(context.db, actor, context.at, limits.sessionsShown)
  return {
    items: rows.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
      id,
      createdAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString(),
      device: describeDevice(userAgent),
      isCurrent: id === actor.sessionId,
    })),
  }
}

export async function revokeOtherSessions(context: Context, userAgent: string) {
  await revokeOthers(context, requireSignedIn(context), { device: describeDevice(userAgent) })
}

/**
 * Ends one session. Another user's session is treated as not found.
 * @returns whether it was the session in use
 */
export async function revokeSession(
  context: Context,
  sessionId: string,
  userAgent: string,
): Promise<{ isCurrent: boolean }> {
  const actor = requireSignedIn(context)
  const { id } = foundOwn(await revokeOne(context, actor, { sessionId, device: describeDevice(userAgent) }))
  return { isCurrent: id === actor.sessionId }
}
