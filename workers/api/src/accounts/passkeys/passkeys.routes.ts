import * as endpoints from '@kere/contracts/accounts/passkeys'
import { renewAccess } from '../auth/renew-access.ts'
import { clientOf } from '../auth/start-session.ts'
import { type HttpExchange, sendCookies } from '../../http/http-exchange.ts'
import { route } from '../../http/route.ts'
import { ticketCookie } from '../second-factor/sign-in-ticket.ts'
import { challengeCookie } from './challenges.ts'
import { addPasskey, beginPasskey, beginPasskeyProof, listPasskeys, removePasskey } from './passkeys.ts'
import { proveAnewByPasskey, proveSecondFactorByPasskey, signInWithPasskey } from './prove-by-passkey.ts'

const cookiesOf = ({ cookie }: HttpExchange) => ({
  challenge: cookie(challengeCookie.name),
  ticket: cookie(ticketCookie.name),
})

export const routes = [
  route(endpoints.listPasskeys, (context) => listPasskeys(context)),
  route(endpoints.beginPasskey, async (context, _, exchange) => sendCookies(exchange, await beginPasskey(context))),
  route(endpoints.addPasskey, async (context, { body }, exchange) => {
    const { challenge } = cookiesOf(exchange)
    const answer = await addPasskey(context, body, { ...clientOf(exchange), challenge })
    await renewAccess(context, exchange)
    return answer
  }),
  route(endpoints.removePasskey, async (context, { params }, exchange) => {
    await removePasskey(context, params.id, clientOf(exchange))
    await renewAccess(context, exchange)
  }),
  route(endpoints.beginPasskeyProof, async (context, _, exchange) =>
    sendCookies(exchange, await beginPasskeyProof(context)),
  ),
  route(endpoints.signInWithPasskey, async (context, { body }, exchange) => {
    const given = { ...body, challenge: cookiesOf(exchange).challenge }
    return sendCookies(exchange, await signInWithPasskey(context, given, clientOf(exchange)))
  }),
  route(endpoints.proveSecondFactorByPasskey, async (context, { body }, exchange) => {
    const given = { ...body, ...cookiesOf(exchange) }
    return sendCookies(exchange, await proveSecondFactorByPasskey(context, given, clientOf(exchange)))
  }),
  route(endpoints.proveAnewByPasskey, (context, { body }, exchange) =>
    proveAnewByPasskey(context, { ...body, challenge: cookiesOf(exchange).challenge }, clientOf(exchange)),
  ),
]
