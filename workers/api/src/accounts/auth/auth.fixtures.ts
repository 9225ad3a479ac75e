import type { Fixtures } from '../../../test/fixtures.ts'
import { password, aSession } from '../../../test/sessions.ts'

export const fixtures: Fixtures = {
  login: { body: ({ learner }) => ({ email: learner.email, password }) },
  logout: {},
  refresh: { answers: { visitor: 401 } },
  getSession: {},
  startGoogle: { body: () => ({}), answers: 503, asksNothing: true },
  finishGoogle: { body: () => ({ code: 'x', state: 'x' }), answers: 401, asksNothing: true },
  listSessions: {},
  revokeOtherSessions: {},
  revokeSession: { params: async ({ learner }) => ({ id: (await aSession(learner)).sessionId }), owner: 'learner' },
}
