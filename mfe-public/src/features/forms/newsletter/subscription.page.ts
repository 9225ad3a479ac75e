import type { Subscription } from '@kere/contracts/forms/newsletter'
import type { PageModule } from '@kere/platform/page'
import { SubscriptionPage } from './subscription-page.tsx'
import { subscriptionPath, subscriptionQuery } from './subscription.api.ts'
import { titleOf } from './subscription-text.ts'

const tokenOf = (search: URLSearchParams) => search.get('token') ?? ''

export const subscriptionPage: PageModule = {
  component: SubscriptionPage,
  queries: ({ search }, api) => (tokenOf(search) ? [subscriptionQuery(api, tokenOf(search))] : []),
  describe({ search, submission }, { api, cache }) {
    const { queryKey } = subscriptionQuery(api, tokenOf(search))
    const found = cache.getQueryData<Subscription | null>(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const title = titleOf(found)
    return {
      status: found === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: submission ? `Error: ${title}` : title,
        description: 'What we send to your email address, and how often.',
        canonical: subscriptionPath,
        breadcrumbs: [{ label: title, path: subscriptionPath }],
        noindex: true,
      },
    }
  },
}
