import * as endpoints from '@kere/contracts/accounts/own-data'
import { clearedSessionCookies } from '@kere/session/session-cookies'
import { clientOf } from '../auth/start-session.ts'
import { fileRoute, route } from '../../http/route.ts'
import { getDeletion, requestDeletion, revokeDeletion } from './deletion.ts'
import { downloadOwnData } from './download-own-data.ts'
import { mostPortions } from './own-data.domain.ts'

export const ownDataRoutes = (most: number) => [
  fileRoute(endpoints.downloadOwnData, (context, _, exchange) => downloadOwnData(context, exchange, most)),
  route(endpoints.getDeletion, (context) => getDeletion(context)),
  route(endpoints.requestDeletion, async (context, { body }, exchange) => {
    const requested = await requestDeletion(context, body.currentPassword ?? '', clientOf(exchange))
    exchange.setCookies(clearedSessionCookies())
    return requested
  }),
  route(endpoints.revokeDeletion, (context) => revokeDeletion(context)),
]

export const routes = ownDataRoutes(mostPortions)
