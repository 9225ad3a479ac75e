import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = { getSystem: {} }
