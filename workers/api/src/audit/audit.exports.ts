import { auditList, listAuditLog as endpoint } from '@kere/contracts/audit'
import { csvOf } from '../exports/csv-of.ts'
import { timeInIndia } from '../lists/days.ts'
import { listAuditLog } from './list-audit-log.ts'

export const auditExports = csvOf(auditList, endpoint, listAuditLog, {
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
