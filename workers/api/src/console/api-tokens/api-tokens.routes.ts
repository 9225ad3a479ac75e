import * as endpoints from '@kere/contracts/console/api-tokens'
import { route } from '../../http/route.ts'
import { apiTokenReads, createApiToken, revokeApiToken, warnOfEndingTokens } from './api-tokens.ts'

export const routes = [
  ...apiTokenReads.routes,
  route(endpoints.createApiToken, (context, { body }) => createApiToken(context, body)),
  route(endpoints.revokeApiToken, (context, { params }) => revokeApiToken(context, params.id)),
]

export const clock = { apiTokens: warnOfEndingTokens }
