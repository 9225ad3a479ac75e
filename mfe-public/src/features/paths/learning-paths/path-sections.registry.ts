// Written by `pnpm generate` from the names of files.
export * as courses from './courses.path-section.tsx'
export * as events from './events.path-section.tsx'
export * as labs from './labs.path-section.tsx'
export * as mentorship from './mentorship.path-section.tsx'
