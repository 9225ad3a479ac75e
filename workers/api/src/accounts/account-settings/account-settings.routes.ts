import * as endpoints from '@kere/contracts/accounts/account-settings'
import { renewAccess } from '../auth/renew-access.ts'
import { clientOf } from '../auth/start-session.ts'
import { route } from '../../http/route.ts'
import { changeLanguage, changePassword, getOwnAccount, unlinkGoogle } from './account-settings.ts'

export const routes = [
  route(endpoints.getOwnAccount, (context) => getOwnAccount(context)),
  route(endpoints.changePassword, async (context, { body }, exchange) => {
    const { cookies } = await changePassword(context, body, clientOf(exchange))
    exchange.setCookies(cookies)
    await renewAccess(context, exchange)
  }),
  route(endpoints.changeLanguage, (context, { body }) => changeLanguage(context, body)),
  route(endpoints.unlinkGoogle, (context, { body }, exchange) => unlinkGoogle(context, body, clientOf(exchange))),
]
