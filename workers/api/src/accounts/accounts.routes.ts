import * as endpoints from '@kere/contracts/accounts'
import { deviceCookie } from '@kere/session/session-cookies'
import { route } from '../frame/route.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendLink, sendOwnVerificationLink } from './send-link.ts'
import { verifyEmail } from './verify-email.ts'

export const routes = [
  route(endpoints.register, async (context, { body }, { networkAddress }) => {
    await register(context, body, networkAddress)
    return {}
  }),
  route(endpoints.verifyEmail, (context, { body }) => verifyEmail(context, body.token)),
  route(endpoints.requestVerificationMail, async (context, { body }, { networkAddress }) => {
    await sendLink(context, 'verify_email', body.email, networkAddress)
    return {}
  }),
  route(endpoints.requestOwnVerificationMail, async (context, _, { networkAddress }) => {
    await sendOwnVerificationLink(context, networkAddress)
    return {}
  }),
  route(endpoints.requestPasswordReset, async (context, { body }, { networkAddress }) => {
    await sendLink(context, 'reset_password', body.email, networkAddress)
    return {}
  }),
  route(endpoints.resetPassword, async (context, { body }, exchange) => {
    const { cookies } = await resetPassword(context, body, exchange.cookie(deviceCookie))
    exchange.setCookies(cookies)
  }),
]
