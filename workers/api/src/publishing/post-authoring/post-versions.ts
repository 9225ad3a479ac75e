import { postMessages } from '@kere/contracts/publishing/post-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { answerState, requirePost, shownOf } from './post-authoring.ts'
import { postStateOf } from './post-answer.ts'
import { updateDraft } from './post-authoring.queries.ts'
import { selectVersion, selectVersions } from './post-versions.queries.ts'

/** @throws {DomainError} `not_found` */
export async function listPostVersions(context: Context, postId: string) {
  const { copiedVersion } = await requirePost(context, postId)
  const rows = await selectVersions(context.db, postId)
  return {
    items: rows.map(({ savedAt, ...row }) => ({
      ...row,
      savedAt: instantOf(savedAt),
      isPublished: row.version === copiedVersion,
    })),
  }
}

/** @throws {DomainError} `not_found` */
async function requireVersion(context: Context, postId: string, number: number) {
  const post = await requirePost(context, postId)
  const kept = await selectVersion(context.db, postId, number)
  if (!kept) throw new DomainError('not_found', postMessages.versionNotFound)
  return { post, kept }
}

/** @throws {DomainError} `not_found` */
export async function getPostVersion(context: Context, postId: string, number: number) {
  const { kept } = await requireVersion(context, postId, number)
  return { ...kept, savedAt: instantOf(kept.savedAt) }
}

/** @throws {DomainError} `not_found`, `post_is_deleted`, `post_changed` */
export async function restorePostVersion(context: Context, postId: string, number: number, version: number) {
  const { post, kept } = await requireVersion(context, postId, number)
  const { details } = kept
  if (context.isDone) return { ...postStateOf(post), details }
  if (post.deletedAt !== null) throw new DomainError('post_is_deleted')
  const isSaved =
    post.version === version &&
    (await updateDraft(context, {
      postId,
      manager: requireSignedIn(context),
      version,
      details,
      shown: shownOf(details),
      isRestored: true,
    }))
  if (!isSaved) throw new DomainError('post_changed')
  return { ...(await answerState(context, postId)), details }
}
