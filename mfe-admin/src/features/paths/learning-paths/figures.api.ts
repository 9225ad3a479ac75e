import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const figuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['learning-path-figures'],
    queryFn: async ({ signal }) =>
      api.call((await import('@kere/contracts/paths/learning-paths')).getLearningPathFigures, {}, { signal }),
  })
