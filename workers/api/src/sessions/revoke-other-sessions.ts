import type { Context } from '../context.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { revokeOthers } from './sessions.queries.ts'

export async function revokeOtherSessions(context: Context) {
  await revokeOthers(context, requireSignedIn(context))
}
