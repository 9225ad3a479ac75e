import { postLimits, postMessages } from '@kere/contracts/publishing/post-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { NewDocument } from '@kere/screens/editor/new-document'
import { loadContract } from './post-draft.api.ts'
import { postsPathOf, postListTitleOf } from './post-paths.ts'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = [
  { path: '/dashboard/blog/new', roles: ['admin'] },
  { path: '/dashboard/my-posts/new', roles: ['educator'] },
]

/** The page for a new post (S-438). Its address is made from the title (S-441). */
function NewPostPage() {
  const { api, context } = useRemote()
  return (
    <NewDocument
      title="New post"
      lead="nobody else sees a draft."
      hint="You can change it later."
      maxLength={postLimits.titleLength}
      required={postMessages.titleRequired}
      failed="Failed to create blog post"
      create={async (title, idempotencyKey) => {
        const { createPost } = await loadContract()
        const { slug } = await api.call(createPost, { body: { title } }, { idempotencyKey })
        return `${postsPathOf(context.session)}/${slug}`
      }}
    />
  )
}

export const page: PageModule = {
  component: NewPostPage,
  describe: ({ session }) =>
    describeInDashboard({
      title: 'New post',
      description: 'Begin a post for the blog.',
      path: `${postsPathOf(session)}/new`,
      above: [{ label: postListTitleOf(session), path: postsPathOf(session) }],
    }),
}
