import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import * as endpoints from '@kere/contracts/accounts/auth'
import { registrationCookie } from '@kere/session/registration-cookie'
import { clearedSessionCookies, refreshCookie } from '@kere/session/session-cookies'
import { DomainError } from '../../base/domain-error.ts'
import { route } from '../../http/route.ts'
import { clientOf } from './start-session.ts'
import { getSession, logIn, logOut, refreshSession } from './auth.ts'

export const routes = [
  route(endpoints.login, async (context, { body }, exchange) => {
    const registration = exchange.cookie(registrationCookie.name)
    const { user, cookies } = await logIn(context, body, { ...clientOf(exchange), registration })
    exchange.setCookies(cookies)
    return { user }
  }),
  route(endpoints.logout, async (context, _, exchange) => {
    // The cookies are cleared first, so that the browser is signed out even if the database fails.
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
