export * as eventAttendance from './features/event-attendance/event-attendance.routes.ts'
export * as eventAuthoring from './features/event-authoring/event-authoring.routes.ts'
