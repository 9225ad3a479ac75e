// Written by `pnpm generate` from the names of files.
export * as course from '../courses/course-authoring/course.translated-kind.ts'
export * as event from '../events/event-authoring/event.translated-kind.ts'
export * as issue from '../publishing/newsletter-issues/issue.translated-kind.ts'
export * as lesson from '../courses/course-authoring/lesson.translated-kind.ts'
export * as post from '../publishing/post-authoring/post.translated-kind.ts'
