import type { PageRequest } from '@kere/platform/page'
import { AuthorPage } from './author-page.tsx'
import { authorHref, blogPath } from './blog-address.ts'
import { postAuthorQuery, postsQuery } from './posts.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/blog/authors/:id' }

const idOf = ({ params }: PageRequest) => params.id ?? ''

export const page: PublicPage = {
  component: AuthorPage,
  next: async () => (await import('./post.next.ts')).authorNext,
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
