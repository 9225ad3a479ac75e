import type { NotificationLink } from '@kere/contracts/console/notifications'
import type { PageModule } from '@kere/platform/page'
import { emailChoicePath, emailChoiceQuery, titleOf } from './email-choice.api.ts'
import { EmailChoicePage } from './email-choice-page.tsx'

const tokenOf = (search: URLSearchParams) => search.get('token') ?? ''

export const emailChoicePage: PageModule = {
  component: EmailChoicePage,
  queries: ({ search }, api) => (tokenOf(search) ? [emailChoiceQuery(api, tokenOf(search))] : []),
  describe({ search, submission }, { api, cache }) {
    const { queryKey } = emailChoiceQuery(api, tokenOf(search))
    const found = cache.getQueryData<NotificationLink | null>(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const title = titleOf(found)
    return {
      status: found === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: submission ? `Error: ${title}` : title,
        description: 'Turn email notifications of one kind off or on.',
        canonical: emailChoicePath,
        breadcrumbs: [{ label: title, path: emailChoicePath }],
        noindex: true,
      },
    }
  },
}
