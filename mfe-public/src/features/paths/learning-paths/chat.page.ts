import type { PageModule } from '@kere/platform/page'
import { chatPath } from './path-address.ts'
import { ChatPage } from './chat-page.tsx'

export const chatPage: PageModule = {
  component: ChatPage,
  describe: ({ submission, search }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Learning path' : 'Find your learning path',
      description: 'Answer five questions and get a ranked path of real courses and events, each with its reason.',
      canonical: chatPath,
      breadcrumbs: [{ label: 'Learning Paths', path: chatPath }],
      ...(search.has('view') && { noindex: true }),
    },
  }),
}
