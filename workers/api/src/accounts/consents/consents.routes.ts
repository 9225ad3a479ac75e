import * as endpoints from '@kere/contracts/accounts/consents'
import { route } from '../../http/route.ts'
import { listConsents, withdrawConsent } from './consents.ts'

export const routes = [
  route(endpoints.listConsents, listConsents),
  route(endpoints.withdrawConsent, (context, { params }) => withdrawConsent(context, params.purpose)),
]
