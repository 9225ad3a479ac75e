import type { Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'
import { aSecondFactor, aSetup, codeAt } from '../../../test/second-factor.ts'
import { password } from '../../../test/sessions.ts'

const forAll = (make: (owner: { id: string }) => Promise<unknown>) => async (people: People) => {
  for (const person of Object.values(people)) await make(person)
  return {}
}

export const fixtures: Fixtures = {
  getSecondFactor: {},
  beginSecondFactor: {},
  confirmSecondFactor: { params: forAll(aSetup), body: async () => ({ code: await codeAt() }) },
  replaceRecoveryCodes: { params: forAll(aSecondFactor) },
  removeSecondFactor: { params: forAll(aSecondFactor) },
  proveAnew: { body: () => ({ password }) },
  proveSecondFactor: { body: () => ({ code: '123456' }), answers: 401, asksNothing: true },
  resetSecondFactor: {
    params: async ({ learner }) => {
      await aSecondFactor(learner)
      return { id: learner.id }
    },
    body: () => ({ reason: 'The phone is lost' }),
  },
}
