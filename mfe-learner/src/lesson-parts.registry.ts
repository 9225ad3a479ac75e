// Written by `pnpm generate` from the names of files.
export * as lessonQuestions from './features/courses/lesson-questions/lesson-questions.lesson-part.tsx'
