import { postLimits } from '@kere/contracts/publishing/post-options'
import type { TranslatedKind } from '../../kit/translations/translated-kind-rows.ts'
import { isChangeablePost } from './managed-post-rows.ts'
import { excerptOf } from './post.domain.ts'
import { selectManaged } from './post-authoring.queries.ts'
import { renderDraft } from './publish-post.ts'

export const translatedKind: TranslatedKind = {
  kind: 'post',
  isShownByAdmins: true,
  limits: { title: postLimits.titleLength, summary: postLimits.excerptLength, body: postLimits.contentLength },
  render: async (context, { id, body }) => (await renderDraft(context, id, body)).html,
  async read(db, id, manager) {
    const post = await selectManaged(db, { postId: id, manager })
    if (post?.deletedAt !== null) return undefined
    const { title, excerpt, content, language } = post.details
    return {
      root: { kind: 'post', id },
      editPath: `/dashboard/${manager.role === 'admin' ? 'blog' : 'my-posts'}/${post.slug}`,
      language: language ?? 'en',
      title,
      summary: excerptOf(excerpt, content),
      body: content,
      parts: [],
    }
  },
  isChangeable: isChangeablePost,
}
