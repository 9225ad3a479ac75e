import * as endpoints from '@kere/contracts/sessions'
import { clearedSessionCookies } from '@kere/session/session-cookies'
import { route } from '../frame/route.ts'
import { listSessions } from './list-sessions.ts'
import { revokeOtherSessions } from './revoke-other-sessions.ts'
import { revokeSession } from './revoke-session.ts'

export const routes = [
  route(endpoints.listSessions, (context) => listSessions(context)),
  route(endpoints.revokeOtherSessions, async (context) => {
    await revokeOtherSessions(context)
  }),
  route(endpoints.revokeSession, async (context, { params }, exchange) => {
    const { isCurrent } = await revokeSession(context, params.id)
    if (isCurrent) exchange.setCookies(clearedSessionCookies())
  }),
]
