import * as endpoints from '@kere/contracts/audit'
import { route } from '../frame/route.ts'
import { listAuditActions } from './list-audit-actions.ts'
import { listAuditLog } from './list-audit-log.ts'

export const auditRoutes = [
  route(endpoints.listAuditLog, (context, { query }) => listAuditLog(context, query)),
  route(endpoints.listAuditActions, async () => listAuditActions()),
]
