import * as endpoints from '@kere/contracts/educator-applications'
import { route } from '../frame/route.ts'
import { applyToTeach } from './apply-to-teach.ts'
import { approveApplication, rejectApplication } from './decide-application.ts'
import { getApplication } from './get-application.ts'
import { listApplications } from './list-applications.ts'
import { undoDecision } from './undo-decision.ts'

export const routes = [
  route(endpoints.applyToTeach, (context, { body }) => applyToTeach(context, body.answers)),
  route(endpoints.listEducatorApplications, (context, { query }) => listApplications(context, query)),
  route(endpoints.getEducatorApplication, (context, { params }) => getApplication(context, params.id)),
  route(endpoints.approveEducatorApplication, (context, { params }) => approveApplication(context, params.id)),
  route(endpoints.rejectEducatorApplication, (context, { params, body }) =>
    rejectApplication(context, params.id, body.reason),
  ),
  route(endpoints.undoEducatorApplicationDecision, (context, { params }) => undoDecision(context, params.id)),
]
