import { labLimits } from '@kere/contracts/labs/lab-options'
import type { Lab, LabList } from '@kere/contracts/labs/labs'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound, withFailurePart } from '../../../pages/null-if-not-found.ts'
import type { LabsAddress } from './labs-address.ts'

const loadContract = () => import('@kere/contracts/labs/labs')

interface Asked {
  /** The time of the first rendering, so that edge and browser render the same. */
  askedAt: number
}

export type ShownLabs = LabList & Asked
export type ShownLab = Lab & Asked

/** `null` if the cursor is invalid. */
export const labsQuery = (api: ApiClient, { search, phase, cursor }: LabsAddress) =>
  queryOptions({
    queryKey: ['labs', { search, phase }, { cursor }],
    queryFn: async ({ signal }): Promise<ShownLabs | null> => {
      const { listLabs } = await loadContract()
      const query = {
        limit: labLimits.listed,
        ...(search && { search }),
        ...(phase && { phase }),
        ...(cursor && { cursor }),
      }
      const askedAt = Date.now()
      const labs = await nullIfNotFound(api.call(listLabs, { query }, { signal }))
      return labs && { ...labs, askedAt }
    },
  })

export const labsOnHomeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['labs-on-home'],
    queryFn: async ({ signal }): Promise<ShownLabs> => {
      const { listLabs } = await loadContract()
      const askedAt = Date.now()
      const labs = await api.call(listLabs, { query: { limit: labLimits.onHome } }, { signal }).catch(withFailurePart)
      return { ...labs, askedAt }
    },
  })

export const labQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['lab', id],
    queryFn: async ({ signal }): Promise<ShownLab | null> => {
      const { getLab } = await loadContract()
      const askedAt = Date.now()
      const lab = await nullIfNotFound(api.call(getLab, { params: { id } }, { signal }))
      return lab && { ...lab, askedAt }
    },
  })
