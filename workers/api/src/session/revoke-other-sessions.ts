import type { Context } from '../context.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { revokeOthers } from './session.queries.ts'

/** Signs the caller out everywhere but here. */
export async function revokeOtherSessions(context: Context) {
  await revokeOthers(context, requireSignedIn(context))
}
