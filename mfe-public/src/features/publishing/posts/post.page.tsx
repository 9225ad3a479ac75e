import { t } from '@kere/brand/messages'
import { failureTitle } from '../../../pages/failure-title.ts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { blogPath, postHref, blogFeeds } from './blog-address.ts'
import { PostDetail } from './post-detail.tsx'
import { postQuery } from './posts.api.ts'
import { posterPath } from '@kere/brand/art-paths'
import { cutText } from '@kere/contracts/text/cut-text'
import type { Post } from '@kere/contracts/publishing/posts'
import type { PageDescription, PageRequest } from '@kere/platform/page'
import { postNode } from './post-node.ts'
import { drawingOf } from './post-parts.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/blog/:slug',
  languages: ['kn', 'hi', 'ta'],
  sitemap: { list: '/api/posts', changedAt: 'publishedAt' },
}

function PostPage() {
  const { api } = useRemote()
  const { slug = '' } = useParams()
  const post = useQuery(postQuery(api, slug))

  if (post.data) return <PostDetail post={post.data} />
  if (post.data === null) return <PostNotFound />
  if (post.isPending)
    return <DetailSkeleton label={t('Loading the post', 'For screen readers')} className="h-31 desk:h-53" />
  return (
    <PageFailure
      title={failureTitle(post.error, t('The post did not load', 'Error'))}
      query={post}
      retryHref={postHref(slug)}
    />
  )
}

/** For a post that is unknown, a draft or withdrawn; a visitor cannot tell which (S-162). */
function PostNotFound() {
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1>{t('Post not found', 'Title of a page')}</h1>
        <p className="mt-3 text-lead text-muted">
          {t('It may have been withdrawn. Check the address, or browse all posts.', 'Error')}
        </p>
        <ButtonLink href={blogPath} variant="outline" className="mt-6">
          {t('All posts', 'Link')}
        </ButtonLink>
      </div>
    </div>
  )
}

const slugOf = ({ params }: PageRequest) => params.slug ?? ''

const blog = { label: t('Blog', 'Title of a page'), path: blogPath }

const searchResultLength = 155

/** Describes a post by its current address, even if a former one was requested. */
function describePost(post: Post, asked: string): PageDescription {
  const path = postHref(post.slug)
  return {
    status: 200,
    ...(asked !== post.slug && { movedTo: path }),
    meta: {
      title: post.title,
      description: cutText(post.excerpt, searchResultLength),
      canonical: path,
      breadcrumbs: [blog, { label: post.title, path }],
      image: post.coverImage ?? posterPath(drawingOf(post)),
      // Only the edge writes a page's head, so browsers do not load this code.
      ...(import.meta.env.SSR && { jsonLd: [postNode(post)], feeds: blogFeeds() }),
    },
  }
}

export const page: PublicPage = {
  component: PostPage,
  next: async () => (await import('./post.next.ts')).postNext,
  queries: (request, api) => [postQuery(api, slugOf(request))],
  describe(request, { api, cache }) {
    const slug = slugOf(request)
    const { queryKey } = postQuery(api, slug)
    const post = cache.getQueryData(queryKey)
    if (post) return describePost(post, slug)
    const isUnknown = post === null
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    return {
      status: isUnknown ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: isUnknown ? t('Post not found', 'Title of a page') : t('Blog', 'Title of a page'),
        description: isUnknown
          ? t('There is no published post at this address.', 'What search engines show')
          : t('A post of the blog.', 'What search engines show'),
        canonical: postHref(slug),
        breadcrumbs: [blog],
        ...((isUnknown || hasFailed) && { noindex: true }),
      },
    }
  },
}
