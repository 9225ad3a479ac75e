import type { PathSource } from '../learning-paths/path-source.ts'
import { labCandidates, labItems } from './labs.queries.ts'

export const source: PathSource = {
  name: 'lab',
  share: { self_paced: 1, mentorship: 1, hands_on: 2, live_sessions: 1, events: 1 },
  candidates: (_answers, now) => labCandidates(now),
  items: labItems,
}
