export * as dashboard from './features/dashboard/dashboard.routes.ts'
export * as sessions from './features/sessions/sessions.routes.ts'
