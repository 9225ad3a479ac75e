import * as endpoints from '@kere/contracts/careers/job-applications'
import { route } from '../../http/route.ts'
import * as applications from './job-applications.ts'

export const routes = [
  route(endpoints.applyForPosition, (context, { body, files }, exchange) =>
    applications.applyForPosition(context, body, { exchange, openResume: () => files.open('resume') }),
  ),
  route(endpoints.getSentApplication, (context, { params }) => applications.getSentApplication(context, params.token)),
  route(endpoints.confirmJobApplication, (context, { body }) => applications.confirmApplication(context, body.token)),
  route(endpoints.withdrawJobApplication, (context, { body }) => applications.withdrawApplication(context, body.token)),
]
