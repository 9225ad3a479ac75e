import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const college: Fixture = { params: () => ({ track: 'college' }) }

export const fixtures: Fixtures = {
  listFellowshipTracks: {},
  listFellowshipRounds: {},
  changeFellowshipRound: { ...college, body: () => ({ isSwitchedOn: true, capacity: 60 }) },
  beginFellowshipRound: { ...college, body: () => ({ after: 1 }) },
}
