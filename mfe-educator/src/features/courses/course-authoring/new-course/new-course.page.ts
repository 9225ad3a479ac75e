import type { PageModule } from '@kere/platform/page'
import { newCoursePath } from '../course-paths.ts'
import { NewCoursePage } from './new-course-page.tsx'

export const route = { path: '/dashboard/courses/new', roles: ['educator', 'admin'] }

const title = 'New course'

export const page: PageModule = {
  component: NewCoursePage,
  describe: () => ({
    status: 200,
    meta: {
      title,
      description: 'Begin a course as a draft.',
      canonical: newCoursePath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: title, path: newCoursePath },
      ],
      noindex: true,
    },
  }),
}
