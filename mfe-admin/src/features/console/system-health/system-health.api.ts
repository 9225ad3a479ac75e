import type { getSystem } from '@kere/contracts/console/system-health'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export type SystemAnswer = EndpointOutput<typeof getSystem>

export type SystemFact = SystemAnswer['facts'][number]

const minuteMs = 60_000

/** Fetched again each minute, because somebody may watch the page until a queue is empty. */
export const systemQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['system'],
    staleTime: 5_000,
    refetchInterval: minuteMs,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const { getSystem: endpoint } = await import('@kere/contracts/console/system-health')
      return api.call(endpoint, {}, { signal })
    },
  })
