import type { Samples } from '../../test/samples.ts'
import { aSession } from '../../test/sessions.ts'

export const samples: Samples = {
  listSessions: {},
  revokeOtherSessions: {},
  revokeSession: { params: async ({ learner }) => ({ id: (await aSession(learner)).sessionId }), owner: 'learner' },
}
