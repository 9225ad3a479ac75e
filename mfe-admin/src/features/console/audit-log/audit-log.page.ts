import { listScreen } from '@kere/screens/list-screen'
import { auditLog } from './audit-log.list.tsx'

export const auditLogPage = listScreen(auditLog)
