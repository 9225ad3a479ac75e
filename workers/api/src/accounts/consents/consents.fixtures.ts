import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = {
  listConsents: {},
  withdrawConsent: { params: () => ({ purpose: 'newsletter' }) },
}
