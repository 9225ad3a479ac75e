import type { ImpactConfirmation } from '@kere/contracts/portfolio/impact-confirmations'
import type { PageModule } from '@kere/platform/page'
import { confirmationPath, confirmationQuery } from './confirmation.api.ts'
import { ConfirmationPage, titleOf } from './confirmation-page.tsx'

const tokenOf = (search: URLSearchParams) => search.get('token') ?? ''

export const confirmationPage: PageModule = {
  component: ConfirmationPage,
  queries: ({ search }, api) => (tokenOf(search) ? [confirmationQuery(api, tokenOf(search))] : []),
  describe({ search, submission }, { api, cache }) {
    const { queryKey } = confirmationQuery(api, tokenOf(search))
    const found = cache.getQueryData<ImpactConfirmation | null>(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const title = titleOf(found)
    return {
      status: found === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: submission ? `Error: ${title}` : title,
        description: 'An entry of an impact portfolio that somebody asks you to confirm.',
        canonical: confirmationPath,
        breadcrumbs: [{ label: 'Confirm an entry', path: confirmationPath }],
        noindex: true,
      },
    }
  },
}
