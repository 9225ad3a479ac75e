import { aPosition } from '../../../test/careers.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const anyPosition: Fixture = { params: async () => ({ id: await aPosition() }) }

let titles = 0

const details = () => ({
  title: `Field Coordinator ${(titles += 1)}`,
  location: 'Mysuru',
  type: 'Full time',
  description: 'Runs labs with schools.',
  responsibilities: ['Visit two schools a week'],
  requirements: ['Kannada'],
  benefits: ['Train fares'],
})

export const fixtures: Fixtures = {
  listCareerPositions: {},
  listManagedPositions: {},
  createPosition: { body: details },
  changePosition: { ...anyPosition, body: details },
  setPositionStatus: { ...anyPosition, body: () => ({ status: 'closed' }) },
  movePosition: { ...anyPosition, body: () => ({ to: 'down' }) },
}
