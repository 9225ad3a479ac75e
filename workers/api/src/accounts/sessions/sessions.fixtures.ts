import type { Fixtures } from '../../../test/fixtures.ts'
import { aSession } from '../../../test/sessions.ts'

export const fixtures: Fixtures = {
  listSessions: {},
  revokeOtherSessions: {},
  revokeSession: { params: async ({ learner }) => ({ id: (await aSession(learner)).sessionId }), owner: 'learner' },
}
