import * as endpoints from '@kere/contracts/own-data'
import { clearedSessionCookies } from '@kere/session/session-cookies'
import { clientOf } from '../auth/start-session.ts'
import { fileRoute, route } from '../frame/route.ts'
import { getDeletion, requestDeletion, revokeDeletion } from './deletion.ts'
import { downloadOwnData } from './download-own-data.ts'

export const routes = [
  fileRoute(endpoints.downloadOwnData, (context, _, exchange) => downloadOwnData(context, exchange)),
  route(endpoints.getDeletion, (context) => getDeletion(context)),
  route(endpoints.requestDeletion, async (context, { body }, exchange) => {
    const requested = await requestDeletion(context, body.currentPassword ?? '', clientOf(exchange))
    exchange.setCookies(clearedSessionCookies())
    return requested
  }),
  route(endpoints.revokeDeletion, (context) => revokeDeletion(context)),
]
