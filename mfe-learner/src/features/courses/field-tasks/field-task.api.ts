import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/courses/field-tasks')

export const fieldTaskQuery = (api: ApiClient, courseId: string, lessonId: string) =>
  queryOptions({
    queryKey: ['field-task', courseId, lessonId],
    // The device may have it where the network has not.
    networkMode: 'always',
    queryFn: async ({ signal }) =>
      api.call((await loadContract()).getFieldTask, { params: { courseId, lessonId } }, { signal }),
  })
