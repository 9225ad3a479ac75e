import { postLimits, postMessages } from '@kere/contracts/blog/post-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { NewDocument } from '@kere/screens/editor/new-document'
import { loadContract } from './post-draft.api.ts'
import { postsPathOf } from './post-paths.ts'

/** S-438. The address is made from the title (S-441). */
export function NewPostPage() {
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
