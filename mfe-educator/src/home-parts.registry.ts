// Written by `pnpm generate` from the names of files.
export * as waitingQuestions from './features/courses/lesson-questions/waiting-questions.home-part.tsx'
