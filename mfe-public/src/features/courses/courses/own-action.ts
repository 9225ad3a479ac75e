import { lazyComponent } from '../../../pages/lazy-component.ts'

export const ownAction = lazyComponent(async () => (await import('./own-course-action.tsx')).OwnCourseAction)

export const ownCode = lazyComponent(async () => (await import('./course-code.tsx')).OwnCode)
