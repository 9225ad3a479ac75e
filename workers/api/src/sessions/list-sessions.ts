import { limits } from '@kere/contracts/limits'
import type { Context } from '../context.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { describeDevice } from './sessions.domain.ts'
import { selectSessions } from './sessions.queries.ts'

export async function listSessions(context: Context) {
  const actor = requireSignedIn(context)
  const rows = await selectSessions(context.db, actor, context.now(), limits.sessionsShown)
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
