import type { PageModule } from '@kere/platform/page'
import { messages } from '@kere/contracts/http/messages'
import { editorPath } from '../course-paths.ts'
import { CourseEditorPage } from './course-editor-page.tsx'
import { draftQuery } from '../draft/course-draft.api.ts'

export const route = { path: '/dashboard/courses/:id', roles: ['educator', 'admin'], isFocused: true }

export const page: PageModule = {
  component: CourseEditorPage,
  queries: ({ params: { id = '' } }, api) => [draftQuery(api, id)],
  describe: ({ params: { id = '' } }, { api, cache }) => {
    const draft = cache.getQueryData(draftQuery(api, id).queryKey)
    const title = draft === null ? messages.courseNotFound : draft?.details.title || 'Untitled course'
    return {
      status: draft === null ? 404 : 200,
      meta: {
        title,
        description: 'Write, preview and publish a course.',
        canonical: editorPath(id),
        breadcrumbs: [
          { label: 'Dashboard', path: '/dashboard' },
          { label: title, path: editorPath(id) },
        ],
        noindex: true,
      },
    }
  },
}
