import { t } from '@kere/brand/messages'
import { messages } from '@kere/contracts/http/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { coursesPath, editorPath } from '../../../../courses/course-paths.ts'
import { draftQuery } from '../draft/course-draft.api.ts'
import { EditorScreen } from './editor-screen.tsx'
import { EditorSkeleton } from '@kere/screens/editor/editor-skeleton'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/courses/:id',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
  isFocused: true,
}

function CourseEditorPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(draftQuery(api, id))
  if (query.data) return <EditorScreen draft={query.data} />
  if (query.isPending) return <EditorSkeleton noun={t('course', 'Noun')} tabs={4} />
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      {query.data === null ? (
        <EmptyState
          title={messages.courseNotFound}
          headingLevel="h1"
          action={<ButtonLink href={coursesPath}>{t('My Courses', 'Button, educator')}</ButtonLink>}
        >
          {t('It may have been deleted for good, or it belongs to another educator.', 'Text, educator')}
        </EmptyState>
      ) : (
        <>
          <h1 className="sr-only">{t('Course', 'Heading, educator')}</h1>
          <LoadFailure title={t('Failed to fetch course', 'Title, educator')} query={query}>
            {t('Nothing is lost. What you typed is still in this browser.', 'Text, educator')}
          </LoadFailure>
        </>
      )}
    </div>
  )
}

export const page: PageModule = {
  component: CourseEditorPage,
  queries: ({ params: { id = '' } }, api) => [draftQuery(api, id)],
  describe: ({ params: { id = '' } }, { api, cache }) => {
    const draft = cache.getQueryData(draftQuery(api, id).queryKey)
    const title =
      draft === null ? messages.courseNotFound : draft?.details.title || t('Untitled course', 'Text, educator')
    return describeInDashboard({
      status: draft === null ? 404 : 200,
      title,
      description: t('Write, preview and publish a course.', 'Text, educator'),
      path: editorPath(id),
    })
  },
}
