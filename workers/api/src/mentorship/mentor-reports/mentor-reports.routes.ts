import * as endpoints from '@kere/contracts/mentorship/mentor-reports'
import { route } from '../../http/route.ts'
import { reportMentor } from './report-mentor.ts'

export const routes = [
  route(endpoints.reportMentor, (context, { params, body }, { networkAddress }) =>
    reportMentor(context, params.id, body, networkAddress),
  ),
]
