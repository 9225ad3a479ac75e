import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { withFailurePart } from '../../../pages/null-if-not-found.ts'

export const fellowshipQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['fellowship-tracks'],
    queryFn: async ({ signal }) => {
      const { listFellowshipTracks } = await import('@kere/contracts/fellowship/fellowship-rounds')
      return api.call(listFellowshipTracks, {}, { signal }).catch(withFailurePart)
    },
  })
