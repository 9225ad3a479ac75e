import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useHydrated } from './use-hydrated.ts'

type OwnQuery<Data, Key extends QueryKey> = (
  api: ApiClient,
  isEducator: boolean,
) => UseQueryOptions<Data, Error, Data, Key>

/** Reads the reader's own data after hydration, because the edge caches the page for everybody. */
function useOwnInBrowser<Data, Key extends QueryKey>(query: OwnQuery<Data, Key>): Data | undefined {
  const { api, context } = useRemote()
  const { user } = context.session
  const enabled = useHydrated() && user?.isOnboarded === true
  return useQuery({ ...query(api, user?.role === 'educator'), enabled }).data
}

/** The edge knows no reader, and an observer for each card would take a tenth of the rendering time. */
export const useOwn: typeof useOwnInBrowser = import.meta.env.SSR ? () => undefined : useOwnInBrowser
