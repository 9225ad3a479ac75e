import type { PageModule } from '@kere/platform/page'
import { editorPath, previewPath } from '../course-paths.ts'
import { draftQuery } from '../draft/course-draft.api.ts'
import { CoursePreviewPage } from './course-preview-page.tsx'

export const route = { path: '/dashboard/courses/:id/preview', roles: ['educator', 'admin'], isFocused: true }

const title = 'Preview'

export const page: PageModule = {
  component: CoursePreviewPage,
  queries: ({ params: { id = '' } }, api) => [draftQuery(api, id)],
  describe: ({ params: { id = '' } }, { api, cache }) => ({
    status: cache.getQueryData(draftQuery(api, id).queryKey) === null ? 404 : 200,
    meta: {
      title,
      description: 'The course as learners will see it.',
      canonical: previewPath(id),
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Course', path: editorPath(id) },
        { label: title, path: previewPath(id) },
      ],
      noindex: true,
    },
  }),
}
