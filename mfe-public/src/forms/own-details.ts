import type { SessionUser } from '@kere/contracts/accounts/session'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const ownName = (user: SessionUser | null) => (user ? `${user.firstName} ${user.lastName}`.trim() : undefined)

/** Loads the address of the signed-in user. `null` if that fails; users can then type it. */
export const ownEmailQuery = (api: ApiClient, user: SessionUser) =>
  queryOptions({
    queryKey: ['own-email', user.id],
    queryFn: async ({ signal }): Promise<string | null> => {
      try {
        const { getOwnAccount } = await import('@kere/contracts/accounts/account-settings')
        const { email } = await api.call(getOwnAccount, {}, { signal })
        return email
      } catch {
        return null
      }
    },
  })
