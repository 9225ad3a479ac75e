import type { PageModule } from '@kere/platform/page'
import { managedEventPath } from '@kere/screens/event-acts'
import { readAddress } from '@kere/screens/list-address'
import { listQuery } from '@kere/screens/list-query'
import { AttendeesPage } from './attendees-page.tsx'
import { attendeesOf } from './attendees.list.tsx'
import { attendeesPath } from '../../../events/event-paths.ts'

export const route = { path: '/dashboard/events/:id/attendees', roles: ['educator', 'admin'], isFocused: true }

const title = 'Attendees'

export const page: PageModule = {
  component: AttendeesPage,
  queries: ({ params: { id = '' }, search }, api) => {
    const list = attendeesOf(id)
    return [listQuery(list, api, readAddress(list, search))]
  },
  describe: ({ params: { id = '' } }) => ({
    status: 200,
    meta: {
      title,
      description: 'Who is registered, who is on the waitlist and who has checked in.',
      canonical: attendeesPath(id),
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Event', path: managedEventPath(id) },
        { label: title, path: attendeesPath(id) },
      ],
      noindex: true,
    },
  }),
}
