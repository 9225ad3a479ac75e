// Written by `pnpm generate` from the names of files.
export * as courses from './learning-path-courses/courses.path-source.ts'
export * as events from './learning-path-events/events.path-source.ts'
export * as labs from './learning-path-labs/labs.path-source.ts'
export * as topics from './learning-path-mentorship/topics.path-source.ts'
