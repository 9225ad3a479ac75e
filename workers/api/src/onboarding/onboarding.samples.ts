import type { Samples } from '../../test/samples.ts'

const student = { role: 'student', studyYear: 'Year 2', instituteName: 'A college', state: 'Kerala' }

export const samples: Samples = {
  chooseRole: { body: () => ({ role: 'student' }), variants: [{ body: { role: 'educator' } }], answers: 409 },
  completeOnboarding: {
    body: () => ({ ...student, dateOfBirth: '2000-01-01' }),
    variants: [{ body: { ...student, dateOfBirth: '2020-01-01' } }],
    answers: 409,
  },
}
