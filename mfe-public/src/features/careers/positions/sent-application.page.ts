import type { SentApplication } from '@kere/contracts/careers/job-applications'
import type { PageModule } from '@kere/platform/page'
import { sentApplicationQuery, sentPath } from './careers.api.ts'
import { SentApplicationPage, titleOf } from './sent-application-page.tsx'

const tokenOf = (search: URLSearchParams) => search.get('token') ?? ''

export const sentApplicationPage: PageModule = {
  component: SentApplicationPage,
  queries: ({ search }, api) => (tokenOf(search) ? [sentApplicationQuery(api, tokenOf(search))] : []),
  describe({ search, submission }, { api, cache }) {
    const { queryKey } = sentApplicationQuery(api, tokenOf(search))
    const found = cache.getQueryData<SentApplication | null>(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const title = titleOf(found)
    return {
      status: found === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: submission ? `Error: ${title}` : title,
        description: 'The stage of your application.',
        canonical: sentPath,
        breadcrumbs: [{ label: title, path: sentPath }],
        noindex: true,
      },
    }
  },
}
