import type { PageModule } from '@kere/platform/page'
import { readMyCoursesAddress } from './my-courses-address.ts'
import { MyCoursesPage } from './my-courses-page.tsx'
import { myCoursesQuery } from './my-courses.api.ts'

export const route = { path: '/dashboard/my-courses', roles: ['student', 'admin'], enrolled: true, offline: true }

export const page: PageModule = {
  component: MyCoursesPage,
  queries: ({ search }, api) => [myCoursesQuery(api, readMyCoursesAddress(search))],
  describe: () => ({
    status: 200,
    meta: {
      title: 'My Courses',
      description: 'The courses you are enrolled in, and where to go on in each.',
      canonical: route.path,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'My Courses', path: route.path },
      ],
      noindex: true,
    },
  }),
}
