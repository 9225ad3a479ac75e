import type { PathSource } from '../learning-paths/path-source.ts'
import { eventCandidates, eventItems } from './events.queries.ts'

export const source: PathSource = {
  name: 'event',
  share: { self_paced: 2, mentorship: 2, hands_on: 3, live_sessions: 4, events: 4 },
  candidates: (_answers, now) => eventCandidates(now),
  items: eventItems,
}
