import { emptyDetails } from '@kere/contracts/fellowship/fellowship-draft'
import { anInterest, aRound, aStatement } from '../../../test/fellowship.ts'
import type { Fixtures, Fixture } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'

const college: Fixture = { params: () => ({ track: 'college' }) }

let round = 1

async function own({ learner }: People) {
  round += 1
  await aRound({ round })
  return { id: await anInterest(learner, { round }) }
}

export const fixtures: Fixtures = {
  getOwnFellowship: {},
  saveFellowshipDraft: { body: () => ({ version: 0, details: { ...emptyDetails, track: 'college' } }) },
  submitFellowshipApplication: {
    async body() {
      await aRound({ track: 'professional' })
      return {
        track: 'professional',
        organization: 'Deccan Storm Water Works',
        role: 'Engineer',
        areaOfInterest: 'Drain design',
        motivation: 'I design drains.',
        phoneNumber: '+91 98450 12345',
        location: 'Bengaluru',
      }
    },
    answers: { otherLearner: 409, minor: 409 },
  },
  withdrawFellowshipApplication: { params: own, owner: 'learner' },
  setFellowshipStatement: {
    params: own,
    body: async ({ learner }) => ({ statementId: (await aStatement(learner)).id, statementName: 'statement.pdf' }),
    owner: 'learner',
  },
  listFellowshipTracks: {},
  listFellowshipRounds: {},
  changeFellowshipRound: { ...college, body: () => ({ isSwitchedOn: true, capacity: 60 }) },
  beginFellowshipRound: { ...college, body: () => ({ after: 1 }) },
}
