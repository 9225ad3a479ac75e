// Written by `pnpm generate` from the names of files.
export * as fieldTasks from './features/courses/field-tasks/field-tasks.lesson-editor-part.tsx'
export * as lessonChecks from './features/courses/lesson-checks/lesson-checks.lesson-editor-part.tsx'
