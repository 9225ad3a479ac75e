import { limits } from '@kere/contracts/http/limits'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'
import { loadContract, toCard } from './courses.api.ts'
import { missingCourse } from './missing-course.ts'

export const relatedCoursesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['related-courses', id],
    queryFn: async ({ signal }) => {
      const { listFeaturedCourses, listRelatedCourses } = await loadContract()
      const related = await nullIfNotFound(api.call(listRelatedCourses, { params: { id } }, { signal }))
      if (!related) await missingCourse.load()
      const { items } = related ?? (await api.call(listFeaturedCourses, {}, { signal }))
      return items.slice(0, limits.relatedCourses).map(toCard)
    },
  })
