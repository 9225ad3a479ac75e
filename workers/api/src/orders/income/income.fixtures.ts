import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = { getIncome: { query: () => '?from=2025-04-01&to=2026-03-31' } }
