export * as courseAuthoring from './features/course-authoring/course-authoring.routes.ts'
export * as dashboard from './features/dashboard/dashboard.routes.ts'
export * as eventAttendance from './features/event-attendance/event-attendance.routes.ts'
export * as eventAuthoring from './features/event-authoring/event-authoring.routes.ts'
