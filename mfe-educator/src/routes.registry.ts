export * as dashboard from './features/dashboard/dashboard.routes.ts'
