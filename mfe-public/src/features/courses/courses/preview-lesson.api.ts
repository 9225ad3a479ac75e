import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'

export interface LessonAddress {
  courseId: string
  lessonId: string
}

export const previewLessonQuery = (api: ApiClient, { courseId, lessonId }: LessonAddress) =>
  queryOptions({
    queryKey: ['preview-lesson', courseId, lessonId],
    queryFn: async ({ signal }) => {
      const { getPreviewLesson } = await import('@kere/contracts/courses/learning')
      return nullIfNotFound(api.call(getPreviewLesson, { params: { courseId, lessonId } }, { signal }))
    },
  })
