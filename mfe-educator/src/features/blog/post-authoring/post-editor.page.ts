import type { PageModule } from '@kere/platform/page'
import { categoriesQuery, draftQuery } from './post-draft.api.ts'
import { PostEditorPage } from './post-editor-page.tsx'
import { nameOfPost, postListTitleOf, postsPathOf } from './post-paths.ts'

export const route = [
  { path: '/dashboard/blog/:slug', roles: ['admin'], isFocused: true },
  { path: '/dashboard/my-posts/:slug', roles: ['educator'], isFocused: true },
]

export const page: PageModule = {
  component: PostEditorPage,
  queries: ({ params: { slug = '' } }, api) => [draftQuery(api, slug), categoriesQuery(api)],
  describe: ({ params: { slug = '' }, session }, { api, cache }) => {
    const draft = cache.getQueryData(draftQuery(api, slug).queryKey)
    const title = draft === null ? 'Post not found' : nameOfPost(draft?.details.title ?? '')
    const path = `${postsPathOf(session)}/${slug}`
    return {
      status: draft === null ? 404 : 200,
      meta: {
        title,
        description: 'Write, review and publish a post.',
        canonical: path,
        breadcrumbs: [
          { label: 'Dashboard', path: '/dashboard' },
          { label: postListTitleOf(session), path: postsPathOf(session) },
          { label: title, path },
        ],
        noindex: true,
      },
    }
  },
}
