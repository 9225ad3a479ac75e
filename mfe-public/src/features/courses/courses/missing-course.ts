import { lazyComponent } from '../../../pages/lazy-component.ts'

export const missingCourse = lazyComponent(async () => (await import('./course-not-found.tsx')).CourseNotFound)
