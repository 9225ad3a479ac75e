import { aLink } from '../../../test/links.ts'
import type { Fixtures } from '../../../test/fixtures.ts'
import { aUser, password } from '../../../test/sessions.ts'

export const fixtures: Fixtures = {
  register: {
    body: ({ learner }) => ({
      role: 'student',
      firstName: 'Tara',
      lastName: 'Bhat',
      email: `${learner.id}@example.kere.test`,
      password: 'rain over the lake',
    }),
    variants: [
      {
        body: {
          role: 'educator',
          firstName: 'Tara',
          lastName: 'Bhat',
          email: 'educator@example.kere.test',
          password: 'rain over the lake',
        },
      },
    ],
  },
  verifyEmail: { body: async ({ learner }) => ({ token: await aLink(learner.id, 'verify_email'), password }) },
  discardRegistration: {
    body: async () => ({ token: await aLink((await aUser('student', { emailVerifiedAt: null })).id, 'verify_email') }),
  },
  requestVerificationMail: { body: ({ learner }) => ({ email: learner.email }) },
  requestPasswordReset: { body: ({ learner }) => ({ email: learner.email }) },
  resetPassword: {
    body: async ({ learner }) => ({
      token: await aLink(learner.id, 'reset_password'),
      password: 'rain over the lake',
    }),
  },
}
