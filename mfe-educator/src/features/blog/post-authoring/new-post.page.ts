import type { PageModule } from '@kere/platform/page'
import { NewPostPage } from './new-post-page.tsx'
import { postListTitleOf, postsPathOf } from './post-paths.ts'

export const route = [
  { path: '/dashboard/blog/new', roles: ['admin'] },
  { path: '/dashboard/my-posts/new', roles: ['educator'] },
]

export const page: PageModule = {
  component: NewPostPage,
  describe: ({ session }) => ({
    status: 200,
    meta: {
      title: 'New post',
      description: 'Begin a post for the blog.',
      canonical: `${postsPathOf(session)}/new`,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: postListTitleOf(session), path: postsPathOf(session) },
        { label: 'New post', path: `${postsPathOf(session)}/new` },
      ],
      noindex: true,
    },
  }),
}
