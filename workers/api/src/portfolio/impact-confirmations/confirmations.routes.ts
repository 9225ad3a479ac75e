import * as endpoints from '@kere/contracts/portfolio/impact-confirmations'
import { route } from '../../http/route.ts'
import * as confirmations from './confirmations.ts'

export const routes = [
  route(endpoints.askImpactConfirmation, (context, { params, body }, { networkAddress }) =>
    confirmations.askImpactConfirmation(context, { ...body, id: params.id, networkAddress }),
  ),
  route(endpoints.withdrawImpactConfirmation, (context, { params }) =>
    confirmations.withdrawImpactConfirmation(context, params.id),
  ),
  route(endpoints.getImpactConfirmation, (context, { params }) =>
    confirmations.getImpactConfirmation(context, params.token),
  ),
  route(endpoints.confirmImpactEntry, (context, { body }) => confirmations.confirmImpactEntry(context, body)),
  route(endpoints.refuseImpactEntry, (context, { body }) => confirmations.refuseImpactEntry(context, body)),
]
