import type { Course } from '@kere/contracts/courses/courses'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export interface SampleCourse extends Pick<
  Course,
  'id' | 'title' | 'category' | 'coverImage' | 'price' | 'instructor'
> {
  modules: { id: string; title: string; lessons: number; tasks: number; minutes: number }[]
}

/** Null if no course is published, or none has an outline. */
export const sampleCourseQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['sample-course'],
    queryFn: async ({ signal }): Promise<SampleCourse | null> => {
      const { getCourse, listFeaturedCourses } = await import('@kere/contracts/courses/courses')
      const [first] = (await api.call(listFeaturedCourses, {}, { signal })).items
      if (!first) return null
      const { id, title, category, coverImage, price, instructor, modules } = await api.call(
        getCourse,
        { params: { id: first.id } },
        { signal },
      )
      if (modules.length === 0) return null
      return {
        id,
        title,
        category,
        coverImage,
        price,
        instructor,
        modules: modules.slice(0, 5).map(({ id: moduleId, title: moduleTitle, lessons }) => {
          const tasks = lessons.filter(({ kind }) => kind === 'task').length
          return {
            id: moduleId,
            title: moduleTitle,
            lessons: lessons.length - tasks,
            tasks,
            minutes: lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
          }
        }),
      }
    },
  })
