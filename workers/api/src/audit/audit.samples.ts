import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  exportAuditLog: {},
  listAuditLog: {
    variants: [
      { query: '?action=access.denied' },
      { query: '?outcome=refused&sort=oldest' },
      { query: '?actor=usr_1&from=2026-11-01' },
    ],
  },
  listAuditActions: {},
}
