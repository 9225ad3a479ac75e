import { labelOf } from '@kere/contracts/http/open-value'
import * as endpoints from '@kere/contracts/labs/lab-participants'
import { participantStatusNames } from '@kere/contracts/labs/lab-options'
import { route } from '../../http/route.ts'
import { bulkRoute } from '../../kit/bulk/bulk-of.ts'
import { csvOf } from '../../kit/exports/csv-of.ts'
import { participantActs } from './lab-participant-acts.ts'
import {
  approveLabParticipant,
  listLabParticipants,
  rejectLabParticipant,
  removeLabParticipant,
  undoLabDecision,
} from './lab-participants.ts'

export const routes = [
  route(endpoints.listLabParticipants, (context, { query }) => listLabParticipants(context, query)),
  route(endpoints.approveLabParticipant, (context, { params }) => approveLabParticipant(context, params.id)),
  route(endpoints.rejectLabParticipant, (context, { params, body }) =>
    rejectLabParticipant(context, params.id, body.note),
  ),
  route(
    endpoints.undoLabDecision,
    async (context, { params }) => (await undoLabDecision(context, params.id)).participant,
  ),
  route(endpoints.removeLabParticipant, (context, { params, body }) =>
    removeLabParticipant(context, params.id, body.note),
  ),
  bulkRoute({
    endpoint: endpoints.actOnLabParticipants,
    read: listLabParticipants,
    walk: 'newest',
    toRow: ({ id, name }) => ({ id, name }),
    acts: participantActs,
  }),
]

export const exports = csvOf(endpoints.labParticipantList, endpoints.exportLabParticipants, listLabParticipants, {
  Name: { text: ({ name }) => name },
  Role: { text: ({ role }) => (role === 'educator' ? 'Mentor' : 'Participant') },
  About: { text: ({ about }) => about },
  Status: { text: ({ status }) => labelOf(participantStatusNames, status) },
  Statement: { text: ({ statement }) => statement },
  Link: { text: ({ externalLink }) => externalLink },
  Team: { text: ({ team }) => team?.name ?? null },
  Asked: { moment: ({ askedAt }) => askedAt },
  Decided: { moment: ({ decidedAt }) => decidedAt },
})
