import { seenPart } from '../../../pages/seen-part.tsx'

export const featuredCourses = seenPart({
  read: async () => (await import('./featured-courses.tsx')).featuredCourses,
  keys: ['featured-courses', 'course-counts'],
})

export const categoryIndex = seenPart({
  read: async () => (await import('./category-index.tsx')).categoryIndex,
  keys: ['course-counts'],
})
