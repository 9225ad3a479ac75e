import { accessCookie } from '@kere/contracts/access-cookie'
import * as endpoints from '@kere/contracts/auth'
import { clearedSessionCookies, refreshCookie } from '@kere/session/session-cookies'
import { DomainError } from '../frame/domain-error.ts'
import { route } from '../frame/route.ts'
import { getSession } from './get-session.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { refreshSession } from './refresh-session.ts'
import { clientOf } from './start-session.ts'

export const routes = [
  route(endpoints.login, async (context, { body }, exchange) => {
    const { user, cookies } = await logIn(context, body, clientOf(exchange))
    exchange.setCookies(cookies)
    return { user }
  }),
  route(endpoints.logout, async (context, _, exchange) => {
    // First: the browser is signed out even if the database cannot be told.
    exchange.setCookies(clearedSessionCookies())
    await logOut(context, { access: exchange.cookie(accessCookie), refresh: exchange.cookie(refreshCookie) })
  }),
  route(endpoints.refresh, async (context, _, exchange) => {
    const session = await refreshSession(context, exchange.cookie(refreshCookie)).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'session_expired') exchange.setCookies(clearedSessionCookies())
      throw error
    })
    exchange.setCookies(session.cookies)
    if (session.isLate) throw new DomainError('already_rotated')
    return { user: session.user, expiresAt: new Date(session.expiresAt).toISOString() }
  }),
  route(endpoints.getSession, (context, _, exchange) => getSession(context, exchange.cookie(accessCookie))),
]
