import type { FellowshipDetails } from '@kere/contracts/fellowship/fellowship-draft'
import type { OwnFellowship } from '@kere/contracts/fellowship/fellowship-applications'
import { isKnown } from '@kere/contracts/http/open-value'
import { fellowshipTracks, preferredModes } from '@kere/contracts/fellowship/fellowship-options'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/fellowship/fellowship-applications')

export const fellowshipPath = '/dashboard/fellowship'

export const ownFellowshipQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-fellowship'],
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => api.call((await loadContract()).getOwnFellowship, {}, { signal }),
  })

export const refreshFellowship = (client: QueryClient) => client.invalidateQueries({ queryKey: ['own-fellowship'] })

/** A choice that only a newer release knows counts as none. */
export const detailsOf = ({
  track,
  preferredMode,
  ...typed
}: NonNullable<OwnFellowship['draft']>['details']): FellowshipDetails => ({
  ...typed,
  track: isKnown(fellowshipTracks, track) ? track : '',
  preferredMode: isKnown(preferredModes, preferredMode) ? preferredMode : '',
})
