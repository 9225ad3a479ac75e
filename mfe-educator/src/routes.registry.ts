// Written by `pnpm generate` from the names of files.
export * as courseAuthoring from './features/courses/course-authoring/course-authoring.routes.ts'
export * as dashboard from './features/dashboard/dashboard.routes.ts'
export * as eventAttendance from './features/events/event-attendance/event-attendance.routes.ts'
export * as eventAuthoring from './features/events/event-authoring/event-authoring.routes.ts'
export * as eventMessages from './features/events/event-messages/event-messages.routes.ts'
export * as labAuthoring from './features/labs/lab-authoring/lab-authoring.routes.ts'
export * as labParticipants from './features/labs/lab-participants/lab-participants.routes.ts'
export * as postAuthoring from './features/blog/post-authoring/post-authoring.routes.ts'
