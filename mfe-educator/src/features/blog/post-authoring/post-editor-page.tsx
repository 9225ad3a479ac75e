import { useRemote } from '@kere/platform/react/remote-tree'
import { EditorSkeleton } from '@kere/screens/editor/editor-skeleton'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { draftQuery } from './post-draft.api.ts'
import { PostEditorScreen } from './post-editor-screen.tsx'
import { postListTitleOf, postsPathOf } from './post-paths.ts'

export function PostEditorPage() {
  const { api, context } = useRemote()
  const { slug = '' } = useParams()
  const query = useQuery(draftQuery(api, slug))
  if (query.data) return <PostEditorScreen key={query.data.id} draft={query.data} />
  if (query.isPending) return <EditorSkeleton noun="post" />
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      {query.data === null ? (
        // C-50
        <EmptyState
          title="Post not found"
          headingLevel="h1"
          action={<ButtonLink href={postsPathOf(context.session)}>{postListTitleOf(context.session)}</ButtonLink>}
        >
          It may have been deleted for good, or it belongs to somebody else.
        </EmptyState>
      ) : (
        <>
          <h1 className="sr-only">Post</h1>
          <LoadFailure title="Failed to fetch blog post" query={query}>
            Nothing is lost. What you typed is still in this browser.
          </LoadFailure>
        </>
      )}
    </div>
  )
}
