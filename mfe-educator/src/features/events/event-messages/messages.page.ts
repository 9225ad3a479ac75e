import type { PageModule } from '@kere/platform/page'
import { managedEventPath } from '@kere/screens/event-acts'
import { messagesPath } from '../../../events/event-paths.ts'
import { messagesQuery } from './event-messages.api.ts'
import { MessagesPage } from './messages-page.tsx'

export const route = { path: '/dashboard/events/:id/messages', roles: ['educator', 'admin'], isFocused: true }

const title = 'Messages'

export const page: PageModule = {
  component: MessagesPage,
  queries: ({ params: { id = '' } }, api) => [messagesQuery(api, id)],
  describe: ({ params: { id = '' } }, { api, cache }) => ({
    status: cache.getQueryData(messagesQuery(api, id).queryKey) === null ? 404 : 200,
    meta: {
      title,
      description: 'Write to the people who come to the event.',
      canonical: messagesPath(id),
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Event', path: managedEventPath(id) },
        { label: title, path: messagesPath(id) },
      ],
      noindex: true,
    },
  }),
}
