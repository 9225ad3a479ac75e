import { labelOf } from '@kere/contracts/http/open-value'
import {
  mentorshipAreaNames,
  mentorshipLevelNames,
  mentorshipPurposeNames,
  mentorshipStatusNames,
} from '@kere/contracts/mentorship/mentorship-options'
import * as endpoints from '@kere/contracts/mentorship/mentorship'
import { route } from '../../http/route.ts'
import {
  acceptMentorshipRequest,
  cancelMentorshipRequest,
  completeMentorship,
  createMentorshipRequest,
  getMentorshipRequest,
  listMyMentorshipRequests,
  mentorshipReads,
  rejectMentorshipRequest,
  undoMentorshipChange,
} from './mentorship.ts'
import { escalateRequests, remindMentors, returnRequests } from '../mentorship-clock/pass-time.ts'

export const clock = {
  mentorshipReturned: returnRequests,
  mentorshipEscalated: escalateRequests,
  mentorsReminded: remindMentors,
}

export const routes = [
  route(endpoints.createMentorshipRequest, (context, { body }, { networkAddress }) =>
    createMentorshipRequest(context, body, networkAddress),
  ),
  route(endpoints.myMentorship.list, (context, { query }) => listMyMentorshipRequests(context, query)),
  ...mentorshipReads.routes,
  route(endpoints.getMentorshipRequest, (context, { params }) => getMentorshipRequest(context, params.id)),
  route(endpoints.cancelMentorshipRequest, (context, { params }) => cancelMentorshipRequest(context, params.id)),
  route(endpoints.acceptMentorshipRequest, (context, { params }) => acceptMentorshipRequest(context, params.id)),
  route(endpoints.rejectMentorshipRequest, (context, { params, body }) =>
    rejectMentorshipRequest(context, params.id, body.reason),
  ),
  route(endpoints.undoMentorshipChange, (context, { params }) => undoMentorshipChange(context, params.id)),
  route(endpoints.completeMentorship, (context, { params, body }) =>
    completeMentorship(context, params.id, body.feedback),
  ),
]

export const exports = mentorshipReads.csv({
  Date: { moment: ({ createdAt }) => createdAt },
  Student: { name: ({ learner }) => learner.name },
  'Student Email': { text: ({ learner }) => learner.email },
  Mentor: { name: ({ mentor }) => mentor?.name ?? null },
  Area: { text: ({ area }) => labelOf(mentorshipAreaNames, area) },
  Level: { text: ({ level }) => labelOf(mentorshipLevelNames, level) },
  Purpose: { text: ({ purpose }) => labelOf(mentorshipPurposeNames, purpose) },
  Status: { text: ({ status }) => labelOf(mentorshipStatusNames, status) },
  'Rejection Reason': { text: ({ rejectionReason }) => rejectionReason },
})
