import type { PageModule } from '@kere/platform/page'
import { readMyCoursesAddress } from './my-courses-address.ts'
import { MyCoursesPage } from './my-courses-page.tsx'
import { myCoursesQuery } from './my-courses.api.ts'

const path = '/dashboard/my-courses'

export const myCoursesPage: PageModule = {
  component: MyCoursesPage,
  queries: ({ search }, api) => [myCoursesQuery(api, readMyCoursesAddress(search))],
  describe: () => ({
    status: 200,
    meta: {
      title: 'My Courses',
      description: 'The courses you are enrolled in, and where to go on in each.',
      canonical: path,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'My Courses', path },
      ],
      noindex: true,
    },
  }),
}
