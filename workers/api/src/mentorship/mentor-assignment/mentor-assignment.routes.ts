import * as endpoints from '@kere/contracts/mentorship/mentorship'
import { bulkRoute } from '../../kit/bulk/bulk-of.ts'
import { route } from '../../http/route.ts'
import { mentorshipReads } from '../mentorship/mentorship.ts'
import { requestActs } from './request-acts.ts'
import { assignMentor, listMentorSuggestions } from './mentor-assignment.ts'

export const routes = [
  route(endpoints.assignMentor, (context, { params, body }) => assignMentor(context, params.id, body)),
  route(endpoints.listMentorSuggestions, (context, { params }) => listMentorSuggestions(context, params.id)),
  bulkRoute({
    endpoint: endpoints.actOnMentorshipRequests,
    read: mentorshipReads.list,
    walk: 'newest',
    toRow: ({ id, learner: { name } }: { id: string; learner: { name: string } }) => ({ id, name }),
    acts: requestActs,
  }),
]
