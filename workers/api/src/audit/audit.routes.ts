import * as endpoints from '@kere/contracts/audit'
import { route } from '../frame/route.ts'
import { listAuditLog } from './list-audit-log.ts'

export const auditRoutes = [route(endpoints.listAuditLog, (context, { query }) => listAuditLog(context, query))]
