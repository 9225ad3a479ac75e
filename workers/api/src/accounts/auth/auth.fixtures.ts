import type { Fixtures } from '../../../test/fixtures.ts'
import { password } from '../../../test/sessions.ts'

export const fixtures: Fixtures = {
  login: { body: ({ learner }) => ({ email: learner.email, password }) },
  logout: {},
  refresh: { answers: { visitor: 401 } },
  getSession: {},
}
