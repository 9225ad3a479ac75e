import * as endpoints from '@kere/contracts/accounts/accounts'
import { registrationCookie } from '@kere/session/registration-cookie'
import { clearedSessionCookies } from '@kere/session/session-cookies'
import { clientOf } from '../auth/start-session.ts'
import { sendCookies } from '../../http/http-exchange.ts'
import { route } from '../../http/route.ts'
import { register } from './register.ts'
import { verifyEmail } from './verify-email.ts'
import { discardRegistration, resetPassword, sendLink } from './accounts.ts'

export const routes = [
  route(endpoints.register, async (context, { body }, exchange) => {
    exchange.setCookies([await register(context, body, exchange)])
    return {}
  }),
  route(endpoints.verifyEmail, async (context, { body }, exchange) => {
    const registration = exchange.cookie(registrationCookie.name)
    return sendCookies(exchange, await verifyEmail(context, { ...body, registration }, clientOf(exchange)))
  }),
  route(endpoints.discardRegistration, (context, { body }) => discardRegistration(context, body.token)),
  route(endpoints.requestVerificationMail, async (context, { body }, { networkAddress }) => {
    await sendLink(context, 'verify_email', body.email, networkAddress)
    return {}
  }),
  route(endpoints.requestPasswordReset, async (context, { body }, { networkAddress }) => {
    await sendLink(context, 'reset_password', body.email, networkAddress)
    return {}
  }),
  route(endpoints.resetPassword, async (context, { body }, exchange) => {
    const { cookies } = await resetPassword(context, body)
    exchange.setCookies([...cookies, ...clearedSessionCookies()])
  }),
]
