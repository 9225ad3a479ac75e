import { useRemote } from '@kere/platform/react/remote-tree'
import { Avatar } from '@kere/ui/art/avatar'
import { ButtonLink } from '@kere/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Breadcrumbs } from '../../../pages/breadcrumbs.tsx'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { authorHref, authorPageHref, blogPath } from './blog-address.ts'
import { PostList } from './post-list.tsx'
import { postAuthorQuery, postsQuery } from './posts.api.ts'
import type { PageRequest } from '@kere/platform/page'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/blog/authors/:id' }

function AuthorPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const cursor = search.get('cursor') || null
  const author = useQuery(postAuthorQuery(api, id))
  const posts = useQuery(postsQuery(api, { category: null, cursor, author: id }))

  const failed = [author, posts].find(({ isError }) => isError)
  if (failed) return <PageFailure title={failed.error?.message ?? ''} query={failed} retryHref={authorHref(id)} />
  if (author.isPending || posts.isPending) return <DetailSkeleton label="Loading the author" className="h-31" />
  if (!author.data || !posts.data)
    return (
      <div className="px-gutter pt-7 pb-section desk:pt-13">
        <div className="mx-auto max-w-page">
          <h1>Author not found</h1>
          <p className="mt-3 text-lead text-muted">Nobody with published posts is at this address.</p>
          <ButtonLink href={blogPath} variant="outline" className="mt-6">
            All posts
          </ButtonLink>
        </div>
      </div>
    )
  const { name, avatarUrl, designation, organization } = author.data
  const work = [designation, organization].filter(Boolean).join(', ')
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page pt-5">
        <Breadcrumbs crumbs={[{ label: 'Blog', href: blogPath }, { label: name }]} />
        <header className="mt-4 mb-6 flex items-center gap-4 border-b-2 border-ink pb-5">
          <Avatar {...firstAndLast(name)} src={avatarUrl} size="large" />
          <div>
            <h1>{name}</h1>
            {work && <p className="mt-1 text-muted">{work}</p>}
          </div>
        </header>
        <PostList
          list={posts.data}
          isFirstPage={cursor === null}
          firstHref={authorHref(id)}
          moreHref={(next) => authorPageHref(id, next)}
        />
      </div>
    </div>
  )
}

const idOf = ({ params }: PageRequest) => params.id ?? ''

export const page: PublicPage = {
  component: AuthorPage,
  queries: (request, api) => [
    postAuthorQuery(api, idOf(request)),
    postsQuery(api, { category: null, cursor: request.search.get('cursor') || null, author: idOf(request) }),
  ],
  describe(request, { api, cache }) {
    const { queryKey } = postAuthorQuery(api, idOf(request))
    const author = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const path = authorHref(idOf(request))
    return {
      status: author === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: author ? `Posts by ${author.name}` : author === null ? 'Author not found' : 'Author',
        description: author ? `What ${author.name} has written on the blog.` : 'An author of the blog.',
        canonical: path,
        breadcrumbs: [{ label: 'Blog', path: blogPath }, ...(author ? [{ label: author.name, path }] : [])],
        ...((!author || request.search.has('cursor')) && { noindex: true }),
      },
    }
  },
}
