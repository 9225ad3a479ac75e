import type { LabDraft } from '@kere/contracts/labs/lab-authoring'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/labs/lab-authoring')

export const managedLabsName = 'managed-labs'

export const labDraftQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['managed-lab', id],
    queryFn: async ({ signal }): Promise<LabDraft | null> => {
      try {
        return await api.call((await loadContract()).getManagedLab, { params: { id } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) return null
        throw error
      }
    },
  })
