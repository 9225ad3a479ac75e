import type { Fixtures } from '../../../test/fixtures.ts'
import { aListedLearner } from '../../../test/listed-people.ts'

export const fixtures: Fixtures = {
  blockPerson: { params: async () => ({ id: await aListedLearner() }) },
  unblockPerson: { params: async () => ({ id: await aListedLearner() }) },
  listBlockedPeople: {},
}
