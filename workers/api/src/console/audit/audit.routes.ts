import * as endpoints from '@kere/contracts/console/audit'
import { csvOf } from '../../kit/exports/csv-of.ts'
import { route } from '../../http/route.ts'
import { listAuditActions, listAuditLog } from './audit.ts'

export const routes = [
  route(endpoints.listAuditLog, (context, { query }) => listAuditLog(context, query)),
  route(endpoints.listAuditActions, async () => listAuditActions()),
]

export const exports = csvOf(endpoints.auditList, endpoints.exportAuditLog, listAuditLog, {
  'When (IST)': { moment: ({ at }) => at },
  Action: { text: ({ name }) => name },
  'Action ID': { name: ({ action }) => action },
  Outcome: { text: ({ outcome }) => outcome },
  Actor: { text: ({ actor, isBlind }) => (isBlind ? 'Hidden' : (actor?.name ?? null)) },
  'Actor ID': { name: ({ actor }) => actor?.id ?? null },
  Role: { text: ({ actor }) => actor?.role ?? null },
  About: { text: ({ subject }) => subject?.type ?? null },
  'About ID': { name: ({ subject }) => subject?.id ?? null },
  Details: { text: ({ detail }) => (Object.keys(detail).length > 0 ? JSON.stringify(detail) : null) },
  Request: { name: ({ requestId }) => requestId },
  Entry: { name: ({ id }) => id },
})
