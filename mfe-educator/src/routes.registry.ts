export * as courseAuthoring from './features/course-authoring/course-authoring.routes.ts'
export * as dashboard from './features/dashboard/dashboard.routes.ts'
export * from './event-routes.registry.ts'
