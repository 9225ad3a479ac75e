import type { Route } from '../../http/route.ts'
import { escalateRequests, remindMentors, returnRequests } from './pass-time.ts'

export const routes: readonly Route[] = []

export const clock = {
  mentorshipReturned: returnRequests,
  mentorshipEscalated: escalateRequests,
  mentorsReminded: remindMentors,
}
