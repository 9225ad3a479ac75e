import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = {
  exportAuditLog: {},
  listAuditLog: {
    variants: [
      { query: '?action=access.denied' },
      { query: '?outcome=refused&sort=oldest' },
      { query: '?actor=usr_1&from=2026-11-01' },
      { query: '?actor=meera+nambiar' },
    ],
  },
  listAuditActions: {},
}
