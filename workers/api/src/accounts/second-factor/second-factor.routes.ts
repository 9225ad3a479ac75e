import * as endpoints from '@kere/contracts/accounts/second-factor'
import { renewAccess } from '../auth/renew-access.ts'
import { clientOf } from '../auth/start-session.ts'
import { sendCookies } from '../../http/http-exchange.ts'
import { route } from '../../http/route.ts'
import { resealFactors } from './reseal-factors.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  proveAnew,
  removeSecondFactor,
  replaceRecoveryCodes,
  resetSecondFactor,
} from './second-factor.ts'
import { ticketCookie } from './sign-in-ticket.ts'

export const routes = [
  route(endpoints.getSecondFactor, (context) => getSecondFactor(context)),
  route(endpoints.beginSecondFactor, (context) => beginSecondFactor(context)),
  route(endpoints.confirmSecondFactor, async (context, { body }, exchange) => {
    const answer = await confirmSecondFactor(context, body.code, clientOf(exchange))
    await renewAccess(context, exchange)
    return answer
  }),
  route(endpoints.replaceRecoveryCodes, (context, _, exchange) => replaceRecoveryCodes(context, clientOf(exchange))),
  route(endpoints.removeSecondFactor, async (context, _, exchange) => {
    await removeSecondFactor(context, clientOf(exchange))
    await renewAccess(context, exchange)
  }),
  route(endpoints.resetSecondFactor, (context, { params, body }) => resetSecondFactor(context, params.id, body.reason)),
  route(endpoints.proveAnew, (context, { body }, exchange) => proveAnew(context, body, clientOf(exchange))),
  route(endpoints.proveSecondFactor, async (context, { body }, exchange) => {
    const step = { ...body, ticket: exchange.cookie(ticketCookie.name) }
    return sendCookies(exchange, await proveSecondFactor(context, step, clientOf(exchange)))
  }),
]

export const clock = { resealedFactors: resealFactors }
