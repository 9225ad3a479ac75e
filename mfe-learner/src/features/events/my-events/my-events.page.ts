import type { PageModule } from '@kere/platform/page'
import { myEventsPath, readMyEventsAddress, titleFor } from './my-events-address.ts'
import { MyEventsPage } from './my-events-page.tsx'
import { myEventsQuery } from './my-events.api.ts'

export const route = { path: '/dashboard/my-events', roles: ['student', 'educator', 'admin'], offline: true }

export const page: PageModule = {
  component: MyEventsPage,
  queries: ({ search }, api) => [myEventsQuery(api, readMyEventsAddress(search))],
  describe: ({ session }) => ({
    status: 200,
    meta: {
      title: titleFor(session),
      description: 'The events you are registered for, with your tickets.',
      canonical: myEventsPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: titleFor(session), path: myEventsPath },
      ],
      noindex: true,
    },
  }),
}
