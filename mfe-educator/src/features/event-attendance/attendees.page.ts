import type { Page } from '@kere/platform/page'
import { managedEventPath } from '@kere/screens/event-acts'
import { readAddress } from '@kere/screens/list-address'
import { listQuery } from '@kere/screens/list-query'
import { AttendeesPage } from './attendees-page.tsx'
import { attendeesOf } from './attendees.list.tsx'
import { attendeesPath } from '../../event-paths.ts'

const title = 'Attendees'

export const attendeesPage: Page = {
  component: AttendeesPage,
  queries: ({ params: { id = '' }, search }, api) => {
    const list = attendeesOf(id)
    return [listQuery(list, api, readAddress(list, search))]
  },
  describe: ({ params: { id = '' } }) => ({
    status: 200,
    meta: {
      title,
      description: 'Who comes to the event, who waits, and who is there.',
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
