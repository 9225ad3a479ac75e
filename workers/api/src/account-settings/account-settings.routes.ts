import * as endpoints from '@kere/contracts/account-settings'
import { clientOf } from '../auth/start-session.ts'
import { route } from '../frame/route.ts'
import { changePassword } from './change-password.ts'
import { getOwnAccount } from './get-own-account.ts'
import { unlinkGoogle } from './unlink-google.ts'

export const routes = [
  route(endpoints.getOwnAccount, (context) => getOwnAccount(context)),
  route(endpoints.changePassword, async (context, { body }, exchange) => {
    const { cookies } = await changePassword(context, body, clientOf(exchange))
    exchange.setCookies(cookies)
  }),
  route(endpoints.unlinkGoogle, (context, { body }, exchange) => unlinkGoogle(context, body, clientOf(exchange))),
]
