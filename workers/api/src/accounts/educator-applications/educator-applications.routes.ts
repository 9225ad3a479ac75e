import * as endpoints from '@kere/contracts/accounts/educator-applications'
import { route } from '../../http/route.ts'
import {
  applicationReads,
  applyToTeach,
  approveApplication,
  rejectApplication,
  getApplication,
  undoDecision,
} from './educator-applications.ts'

export const routes = [
  route(endpoints.applyToTeach, (context, { body }) => applyToTeach(context, body.answers)),
  ...applicationReads.routes,
  route(endpoints.getEducatorApplication, (context, { params }) => getApplication(context, params.id)),
  route(endpoints.approveEducatorApplication, (context, { params, query }) =>
    approveApplication(context, { ...params, ...query }),
  ),
  route(endpoints.rejectEducatorApplication, (context, { params, query, body }) =>
    rejectApplication(context, { ...params, ...query }, body.reason),
  ),
  route(endpoints.undoEducatorApplicationDecision, (context, { params }) => undoDecision(context, params.id)),
]
