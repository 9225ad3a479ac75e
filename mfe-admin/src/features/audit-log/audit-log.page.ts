import type { Page } from '@kere/platform/page'
import { auditLogPath, readAuditAddress } from './audit-address.ts'
import { AuditLogPage } from './audit-log-page.tsx'
import { auditActionsQuery, auditLogQuery } from './audit-log.api.ts'

export const auditLogPage: Page = {
  component: AuditLogPage,
  queries: ({ search }, api) => [auditLogQuery(api, readAuditAddress(search)), auditActionsQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Audit log',
      description: 'Who did what, when, and what was refused.',
      canonical: auditLogPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Audit log', path: auditLogPath },
      ],
      noindex: true,
    },
  }),
}
