import type { PathSource } from '../learning-paths/path-source.ts'
import { topicCandidates, topicItems } from './topics.queries.ts'

export const source: PathSource = {
  name: 'mentorship',
  isAlwaysThere: true,
  // The share is two at most, because a learner can have two pending requests (S-197).
  share: { self_paced: 1, mentorship: 2, hands_on: 1, live_sessions: 1, events: 1 },
  candidates: topicCandidates,
  items: topicItems,
}
