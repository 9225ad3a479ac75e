import type { PageModule } from '@kere/platform/page'
import { newCoursePath } from '../course-paths.ts'
import { NewCoursePage } from './new-course-page.tsx'

const title = 'New course'

export const newCoursePage: PageModule = {
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
