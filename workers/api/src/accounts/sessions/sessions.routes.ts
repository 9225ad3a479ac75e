import * as endpoints from '@kere/contracts/accounts/sessions'
import { clearedSessionCookies } from '@kere/session/session-cookies'
import { route } from '../../http/route.ts'
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.ts'

export const routes = [
  route(endpoints.listSessions, (context) => listSessions(context)),
  route(endpoints.revokeOtherSessions, async (context, _, { userAgent }) => {
    await revokeOtherSessions(context, userAgent)
  }),
  route(endpoints.revokeSession, async (context, { params }, exchange) => {
    const { isCurrent } = await revokeSession(context, params.id, exchange.userAgent)
    if (isCurrent) exchange.setCookies(clearedSessionCookies())
  }),
]
