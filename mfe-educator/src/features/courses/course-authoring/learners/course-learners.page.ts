import type { PageModule } from '@kere/platform/page'
import { readAddress } from '@kere/screens/list-address'
import { listQuery } from '@kere/screens/list-query'
import { editorPath, learnersPath } from '../course-paths.ts'
import { CourseLearnersPage } from './course-learners-page.tsx'
import { learnersOf } from './course-learners.list.tsx'

export const route = { path: '/dashboard/courses/:id/learners', roles: ['educator', 'admin'] }

const title = 'Learners'

export const page: PageModule = {
  component: CourseLearnersPage,
  queries: ({ params: { id = '' }, search }, api) => {
    const list = learnersOf(id)
    return [listQuery(list, api, readAddress(list, search))]
  },
  describe: ({ params: { id = '' } }) => ({
    status: 200,
    meta: {
      title,
      description: 'Learners in this course, with their progress.',
      canonical: learnersPath(id),
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Course', path: editorPath(id) },
        { label: title, path: learnersPath(id) },
      ],
      noindex: true,
    },
  }),
}
