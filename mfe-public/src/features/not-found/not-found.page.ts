import { messages } from '@kere/contracts/messages'
import type { Page } from '@kere/platform/page'
import { NotFoundPage } from './not-found-page.tsx'

export const notFoundPage: Page = {
  component: NotFoundPage,
  describe: () => ({
    status: 404,
    meta: {
      title: messages.pageNotFound,
      description: 'There is no page at this address.',
      canonical: '/',
      breadcrumbs: [],
      noindex: true,
    },
  }),
}
