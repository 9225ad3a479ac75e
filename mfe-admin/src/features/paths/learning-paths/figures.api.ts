import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const figuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['learning-path-figures'],
    queryFn: async ({ signal }) => {
      const { getLearningPathFigures } = await import('@kere/contracts/paths/learning-paths')
      return api.call(getLearningPathFigures, {}, { signal })
    },
  })
