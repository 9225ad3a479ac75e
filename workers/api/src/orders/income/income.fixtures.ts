import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = { getIncome: { query: () => '?from=2019-04-01&to=2020-03-31' } }
