import * as endpoints from '@kere/contracts/fellowship/fellowship-applications'
import { route } from '../../http/route.ts'
import * as applications from './applications.ts'

export const routes = [
  route(endpoints.getOwnFellowship, (context) => applications.getOwnFellowship(context)),
  route(endpoints.saveFellowshipDraft, (context, { body }) =>
    applications.saveFellowshipDraft(context, body.version, body.details),
  ),
  route(endpoints.submitFellowshipApplication, (context, { body }) => applications.submitApplication(context, body)),
  route(endpoints.withdrawFellowshipApplication, (context, { params }) =>
    applications.withdrawApplication(context, params.id),
  ),
  route(endpoints.setFellowshipStatement, (context, { params, body }) =>
    applications.setStatement(context, params.id, body),
  ),
]

export const clock = { remindedDrafts: applications.remindOfDrafts }
