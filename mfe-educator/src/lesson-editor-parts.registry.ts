// Written by `pnpm generate` from the names of files.
export * as lessonChecks from './features/courses/lesson-checks/lesson-checks.lesson-editor-part.tsx'
