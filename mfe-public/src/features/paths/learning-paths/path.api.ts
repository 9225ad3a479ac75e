import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@kere/platform/api'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'

export const loadContract = () => import('@kere/contracts/paths/learning-paths')

/** `null` if there is no such path, or no longer. */
export const pathQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['learning-path', id],
    queryFn: async ({ signal }) => {
      const { getLearningPath } = await loadContract()
      const path = api.call(getLearningPath, { params: { id } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'learning_path_unknown') return null
        throw error
      })
      return nullIfNotFound(path)
    },
  })
