import { posterPath } from '@kere/brand/art-paths'
import { cutText } from '@kere/contracts/text/cut-text'
import type { Post } from '@kere/contracts/blog/posts'
import type { PageDescription, PageRequest } from '@kere/platform/page'
import { blogFeeds, blogPath, postHref } from './blog-address.ts'
import { postNode } from './post-node.ts'
import { PostPage } from './post-page.tsx'
import { drawingOf } from './post-parts.tsx'
import { postQuery } from './posts.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/blog/:slug', sitemap: { list: '/api/posts', changedAt: 'publishedAt' } }

const slugOf = ({ params }: PageRequest) => params.slug ?? ''

const blog = { label: 'Blog', path: blogPath }

const searchResultLength = 155

/** Its own address, also where it was asked for by one that it had before. */
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
      // The head of a page is written at the edge alone: no browser loads this.
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
        title: isUnknown ? 'Post not found' : 'Blog',
        description: isUnknown ? 'There is no published post at this address.' : 'A post of the blog.',
        canonical: postHref(slug),
        breadcrumbs: [blog],
        ...((isUnknown || hasFailed) && { noindex: true }),
      },
    }
  },
}
