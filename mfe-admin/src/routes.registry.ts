export * as auditLog from './features/audit-log/audit-log.routes.ts'
export * as educatorApplications from './features/educator-applications/educator-applications.routes.ts'
export * as outbox from './features/outbox/outbox.routes.ts'
export * as releases from './features/releases/releases.routes.ts'
