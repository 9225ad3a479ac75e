import { localPath } from '@kere/brand/local-path'
import type { Subscription } from '@kere/contracts/forms/newsletter'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { loadContract, subscriptionPath, subscriptionQuery } from './subscription.api.ts'

type Contract = Awaited<ReturnType<typeof loadContract>>

/** Shows the subscription that the API returned. `done` in the address tells the page what was changed. */
export function useSubscriptionChange(token: string, done?: string) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const navigate = useNavigate()
  return async (call: (api: ApiClient, contract: Contract) => Promise<Subscription>) => {
    const changed = await call(api, await loadContract())
    cache.setQueryData(subscriptionQuery(api, token).queryKey, changed)
    void navigate(
      localPath(`${subscriptionPath}?${new URLSearchParams({ token, ...(done && { done }) }).toString()}`),
      {
        replace: true,
      },
    )
  }
}
