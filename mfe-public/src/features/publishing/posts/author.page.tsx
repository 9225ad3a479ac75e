import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { failureTitle } from '../../../pages/failure-title.ts'
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

export const route = { path: '/blog/authors/:id', languages: ['kn', 'hi', 'ta'] }

function AuthorPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const cursor = search.get('cursor') || null
  const author = useQuery(postAuthorQuery(api, id))
  const posts = useQuery(postsQuery(api, { category: null, cursor, author: id }))

  const failed = [author, posts].find(({ isError }) => isError)
  if (failed)
    return (
      <PageFailure
        title={failureTitle(failed.error, t('The author did not load', 'Error'))}
        query={failed}
        retryHref={authorHref(id)}
      />
    )
  if (author.isPending || posts.isPending)
    return <DetailSkeleton label={t('Loading the author', 'For screen readers')} className="h-31" />
  if (!author.data || !posts.data)
    return (
      <div className="px-gutter pt-7 pb-section desk:pt-13">
        <div className="mx-auto max-w-page">
          <h1>{t('Author not found', 'Title of a page that does not exist')}</h1>
          <p className="mt-3 text-lead text-muted">{t('Nobody with published posts is at this address.', 'Error')}</p>
          <ButtonLink href={blogPath} variant="outline" className="mt-6">
            {t('All posts', 'Link')}
          </ButtonLink>
        </div>
      </div>
    )
  const { name, avatarUrl, designation, organization } = author.data
  const work = [designation, organization].filter(Boolean).join(', ')
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page pt-5">
        <Breadcrumbs
          crumbs={[
            { label: t('Blog', 'Title of a page'), href: blogPath },
            { label: name, lang: englishHere },
          ]}
        />
        <header className="mt-4 mb-6 flex items-center gap-4 border-b-2 border-ink pb-5">
          <Avatar {...firstAndLast(name)} src={avatarUrl} size="large" />
          <div>
            <h1 lang={englishHere}>{name}</h1>
            {work && (
              <p lang={englishHere} className="mt-1 text-muted">
                {work}
              </p>
            )}
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
        title: author
          ? t('Posts by {name}', { name: author.name }, 'Title of a page')
          : author === null
            ? t('Author not found', 'Title of a page that does not exist')
            : t('Author', 'Title of a page: of posts'),
        description: author
          ? t('What {name} has written on the blog.', { name: author.name }, 'What search engines show')
          : t('An author of the blog.', 'What search engines show'),
        canonical: path,
        breadcrumbs: [
          { label: t('Blog', 'Title of a page'), path: blogPath },
          ...(author ? [{ label: author.name, path }] : []),
        ],
        ...((!author || request.search.has('cursor')) && { noindex: true }),
      },
    }
  },
}
