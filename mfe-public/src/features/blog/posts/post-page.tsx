import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { blogPath, postHref } from './blog-address.ts'
import { PostDetail } from './post-detail.tsx'
import { postQuery } from './posts.api.ts'

export function PostPage() {
  const { api } = useRemote()
  const { slug = '' } = useParams()
  const post = useQuery(postQuery(api, slug))

  if (post.data) return <PostDetail post={post.data} />
  if (post.data === null) return <PostNotFound />
  if (post.isPending) return <DetailSkeleton label="Loading the post" className="h-31 desk:h-53" />
  return <PageFailure title={post.error?.message ?? ''} query={post} retryHref={postHref(slug)} />
}

/** S-162: unknown, a draft or withdrawn, which a visitor cannot tell apart. */
function PostNotFound() {
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1>Post not found</h1>
        <p className="mt-3 text-lead text-muted">It may have been withdrawn. Check the address, or browse all posts.</p>
        <ButtonLink href={blogPath} variant="outline" className="mt-6">
          All posts
        </ButtonLink>
      </div>
    </div>
  )
}
