import * as endpoints from '@kere/contracts/accounts/accounts'
import { clientOf } from '../auth/start-session.ts'
import { sendCookies } from '../../http/http-exchange.ts'
import { route } from '../../http/route.ts'
import { finishGoogle } from './finish-google.ts'
import { googleCookie } from './google-flow.ts'
import { startGoogle } from './start-google.ts'

export const routes = [
  route(endpoints.startGoogle, async (context, { body }, exchange) => {
    const { location, cookie } = await startGoogle(context, body, exchange.origin)
    exchange.setCookies([cookie])
    return { location }
  }),
  route(endpoints.finishGoogle, async (context, { body }, exchange) => {
    // The cookie is cleared first, so that an answer is used only once, even if it fails.
    exchange.setCookies([googleCookie.cleared])
    const answer = { ...body, flow: exchange.cookie(googleCookie.name), origin: exchange.origin }
    return sendCookies(exchange, await finishGoogle(context, answer, clientOf(exchange)))
  }),
]
