// Written by `pnpm generate` from the names of files.
export * as fieldTasks from './features/courses/field-tasks/field-tasks.lesson-part.tsx'
export * as lessonChecks from './features/courses/lesson-checks/lesson-checks.lesson-part.tsx'
export * as lessonQuestions from './features/courses/lesson-questions/lesson-questions.lesson-part.tsx'
