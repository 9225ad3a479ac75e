export * as dashboard from './features/dashboard/dashboard.routes.ts'
export * as myCourses from './features/my-courses/my-courses.routes.ts'
export * as player from './features/player/player.routes.ts'
export * as sessions from './features/sessions/sessions.routes.ts'
