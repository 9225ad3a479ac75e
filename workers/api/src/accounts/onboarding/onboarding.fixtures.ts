import type { Fixtures } from '../../../test/fixtures.ts'

const student = { role: 'student', studyYear: 'Year 2', instituteName: 'A college', state: 'Kerala' }

const settled = {
  learner: 409,
  otherLearner: 409,
  minor: 409,
  waiting: 409,
  educator: 409,
  otherEducator: 409,
  pendingEducator: 409,
  admin: 409,
} as const

export const fixtures: Fixtures = {
  chooseRole: { body: () => ({ role: 'student' }), variants: [{ body: { role: 'educator' } }], answers: settled },
  completeOnboarding: {
    body: () => ({ ...student, dateOfBirth: '2000-01-01' }),
    variants: [{ body: { ...student, dateOfBirth: '2020-01-01' } }],
    answers: settled,
  },
}
