import type { PageModule } from '@kere/platform/page'
import { managedEventPath } from '@kere/screens/event-acts'
import { CheckInPage } from './check-in-page.tsx'
import { doorQuery } from './check-in.api.ts'
import { checkInPath } from '../../../events/event-paths.ts'

export const route = {
  path: '/dashboard/events/:id/check-in',
  roles: ['educator', 'admin'],
  isFocused: true,
  offline: true,
}

const title = 'Check-in'

export const page: PageModule = {
  component: CheckInPage,
  queries: ({ params: { id = '' } }, api) => [doorQuery(api, id)],
  describe: ({ params: { id = '' } }, { api, cache }) => ({
    status: cache.getQueryData(doorQuery(api, id).queryKey) === null ? 404 : 200,
    meta: {
      title,
      description: 'Check people in by ticket or by name.',
      canonical: checkInPath(id),
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Event', path: managedEventPath(id) },
        { label: title, path: checkInPath(id) },
      ],
      noindex: true,
    },
  }),
}
