import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { orNothing } from '../../or-nothing.ts'

export interface LessonAddress {
  courseId: string
  lessonId: string
}

export const previewLessonQuery = (api: ApiClient, { courseId, lessonId }: LessonAddress) =>
  queryOptions({
    queryKey: ['preview-lesson', courseId, lessonId],
    queryFn: async ({ signal }) => {
      const { getPreviewLesson } = await import('@kere/contracts/learning')
      return orNothing(api.call(getPreviewLesson, { params: { courseId, lessonId } }, { signal }))
    },
  })
