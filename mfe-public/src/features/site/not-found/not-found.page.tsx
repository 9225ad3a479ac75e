import { messages } from '@kere/contracts/http/messages'
import type { PublicPage } from '../../../pages/next-step.ts'
import { NotFoundPage } from './not-found-page.tsx'

export const createNotFoundPage = (next: PublicPage['next']): PublicPage => ({
  component: NotFoundPage,
  next,
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
})
