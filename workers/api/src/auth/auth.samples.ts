import type { Samples } from '../../test/samples.ts'
import { password } from '../../test/sessions.ts'

export const samples: Samples = {
  login: { body: ({ learner }) => ({ email: learner.email, password }) },
  logout: {},
  refresh: { answers: { visitor: 401 } },
  getSession: {},
}
