import type { Fixtures } from '../../test/fixtures.ts'

export const fixtures: Fixtures = {
  getDashboard: {},
  getHealth: {},
  getOpenApi: { asksNothing: true },
  listReleases: {},
}
