import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

/** `null` for who cannot be listed. */
export const ownListingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-listing'],
    queryFn: async ({ signal }) => {
      const { getOwnProfile } = await import('@kere/contracts/accounts/profile-settings')
      const { hub } = (await api.call(getOwnProfile, {}, { signal })).sections
      return hub ? { version: hub.version, isListed: hub.values.isDiscoverable } : null
    },
  })
