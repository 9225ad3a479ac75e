import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

/** `null` for who cannot be listed. */
export const ownListingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-listing'],
    queryFn: async ({ signal }) => {
      const { getOwnProfile } = await import('@kere/contracts/accounts/profile-settings')
      const { getOwnHiding } = await import('@kere/contracts/people/profile-reports')
      const [{ sections }, { hiding }] = await Promise.all([
        api.call(getOwnProfile, {}, { signal }),
        api.call(getOwnHiding, {}, { signal }),
      ])
      const { hub } = sections
      return hub ? { version: hub.version, isListed: hub.values.isDiscoverable, isHidden: hiding !== null } : null
    },
  })
