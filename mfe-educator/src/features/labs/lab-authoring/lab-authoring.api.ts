import type { LabDraft } from '@kere/contracts/labs/lab-authoring'
import { type ApiClient, orNull } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/labs/lab-authoring')

export const managedLabsName = 'managed-labs'

export const labDraftQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['managed-lab', id],
    queryFn: async ({ signal }): Promise<LabDraft | null> =>
      orNull(api.call((await loadContract()).getManagedLab, { params: { id } }, { signal })),
  })
