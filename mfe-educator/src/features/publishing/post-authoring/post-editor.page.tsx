import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { EditorSkeleton } from '@kere/screens/editor/editor-skeleton'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { draftQuery, categoriesQuery } from './post-draft.api.ts'
import { PostEditorScreen } from './post-editor-screen.tsx'
import { postListTitleOf, postsPathOf, nameOfPost } from './post-paths.ts'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = [
  { path: '/dashboard/blog/:slug', roles: ['admin'], isFocused: true },
  { path: '/dashboard/my-posts/:slug', languages: ['kn', 'hi', 'ta'], roles: ['educator'], isFocused: true },
]

function PostEditorPage() {
  const { api, context } = useRemote()
  const { slug = '' } = useParams()
  const query = useQuery(draftQuery(api, slug))
  if (query.data) return <PostEditorScreen key={query.data.id} draft={query.data} />
  if (query.isPending) return <EditorSkeleton noun={t('post', 'Noun')} />
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      {query.data === null ? (
        <EmptyState
          title={t('Post not found', 'Title, educator')}
          headingLevel="h1"
          action={<ButtonLink href={postsPathOf(context.session)}>{postListTitleOf(context.session)}</ButtonLink>}
        >
          {t('It may have been deleted for good, or it belongs to somebody else.', 'Text, educator')}
        </EmptyState>
      ) : (
        <>
          <h1 className="sr-only">{t('Post', 'Heading, educator')}</h1>
          <LoadFailure title={t('Failed to fetch blog post', 'Title, educator')} query={query}>
            {t('Nothing is lost. What you typed is still in this browser.', 'Text, educator')}
          </LoadFailure>
        </>
      )}
    </div>
  )
}

export const page: PageModule = {
  component: PostEditorPage,
  queries: ({ params: { slug = '' } }, api) => [draftQuery(api, slug), categoriesQuery(api)],
  describe: ({ params: { slug = '' }, session }, { api, cache }) => {
    const draft = cache.getQueryData(draftQuery(api, slug).queryKey)
    const title = draft === null ? t('Post not found', 'Text, educator') : nameOfPost(draft?.details.title ?? '')
    const path = `${postsPathOf(session)}/${slug}`
    return describeInDashboard({
      status: draft === null ? 404 : 200,
      title,
      description: t('Write, review and publish a post.', 'Text, educator'),
      path,
      above: [{ label: postListTitleOf(session), path: postsPathOf(session) }],
    })
  },
}
