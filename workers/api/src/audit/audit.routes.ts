import * as endpoints from '@kere/contracts/audit'
import { csvOf } from '../exports/csv-of.ts'
import { route } from '../frame/route.ts'
import { timeInIndia } from '../lists/days.ts'
import { listAuditActions } from './list-audit-actions.ts'
import { listAuditLog } from './list-audit-log.ts'

export const routes = [
  route(endpoints.listAuditLog, (context, { query }) => listAuditLog(context, query)),
  route(endpoints.listAuditActions, async () => listAuditActions()),
]

export const exports = csvOf(endpoints.auditList, endpoints.exportAuditLog, listAuditLog, {
  'When (IST)': ({ at }) => timeInIndia(at),
  Action: ({ name }) => name,
  'Action ID': ({ action }) => action,
  Outcome: ({ outcome }) => outcome,
  Actor: ({ actor }) => actor?.name ?? null,
  'Actor ID': ({ actor }) => actor?.id ?? null,
  Role: ({ actor }) => actor?.role ?? null,
  About: ({ subject }) => subject?.type ?? null,
  'About ID': ({ subject }) => subject?.id ?? null,
  Details: ({ detail }) => (Object.keys(detail).length > 0 ? JSON.stringify(detail) : null),
  Request: ({ requestId }) => requestId,
  Entry: ({ id }) => id,
})
