import { verifyAccessToken } from '@kere/session/access-token'
import type { Context } from '../context.ts'
import { endSession } from './logout.queries.ts'
import { readRefreshToken } from './refresh-token.ts'

/** Either cookie is enough: the access token has often expired. */
export async function logOut(context: Context, cookies: { access: string | undefined; refresh: string | undefined }) {
  const token = await readRefreshToken(cookies.refresh)
  const claims = await verifyAccessToken(cookies.access, context.settings.accessTokenSecret, context.now())
  if (token || claims) {
    await endSession(context, { familyHash: token?.familyHash ?? null, sessionId: claims?.sessionId ?? null })
  }
}
