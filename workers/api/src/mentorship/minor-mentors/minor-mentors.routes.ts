import * as endpoints from '@kere/contracts/mentorship/minor-mentors'
import { route } from '../../http/route.ts'
import { minorMentorReads, setMinorMentor, undoMinorMentor } from './minor-mentors.ts'

export const routes = [
  ...minorMentorReads.routes,
  route(endpoints.setMinorMentor, (context, { params, body }) => setMinorMentor(context, params.id, body)),
  route(endpoints.undoMinorMentor, (context, { params }) => undoMinorMentor(context, params.id)),
]
