import type { Fixtures } from '../../../test/fixtures.ts'
import { aMentorshipRequest } from '../../../test/mentorship.ts'

export const fixtures: Fixtures = {
  reportMentor: {
    owner: 'learner',
    params: async ({ learner, otherEducator }) => ({
      id: (await aMentorshipRequest(learner, { mentorId: otherEducator.id, status: 'accepted' })).id,
    }),
    body: () => ({ about: 'mentor' }),
  },
}
