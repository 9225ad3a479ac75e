import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { ApiClient } from '@kere/platform/api'
import type { listReleases } from '@kere/contracts/console/releases'
import { queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/console/releases')

type Answer = EndpointOutput<typeof listReleases>

export type RemoteReleases = Answer['remotes'][number]

export type Trial = NonNullable<Answer['trials']>[number]

export type ReleaseAct = NonNullable<Answer['acts']>[number]

/** Fetched again on every focus, because releases are made in a terminal. */
export const releasesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['releases'],
    staleTime: 2_000,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const contract = await loadContract()
      return api.call(contract.listReleases, {}, { signal })
    },
  })
