import type {
  createPost as creating,
  savePostDraft as saving,
  submitPost as submitting,
} from '@kere/contracts/publishing/post-authoring'
import { emptyPost, type PostDetails } from '@kere/contracts/publishing/post-draft'
import { postCover } from '@kere/contracts/publishing/post-files'
import { postLimits, postMessages, type PostState, postStates } from '@kere/contracts/publishing/post-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import { cutText } from '@kere/contracts/text/cut-text'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { instantOf } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { isOwnFile } from '../../kit/files/is-own-file.ts'
import { countStandingsOf } from '../../kit/lists/counts.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { managedPostPage, selectManagedPosts } from './managed-posts.queries.ts'
import { authorOf, postStateOf } from './post-answer.ts'
import {
  insertPost,
  selectManaged,
  selectManagedBySlug,
  updateDraft,
  updateToDeleted,
  updateToRestored,
  updateToSentBack,
  updateToSubmitted,
  updateToUnpublished,
  updateToWithdrawn,
} from './post-authoring.queries.ts'
import { excerptOf, readingMinutesOf, slugsFor } from './post.domain.ts'
import { renderDraft, requireComplete, requireRead } from './publish-post.ts'

/** @throws {DomainError} `not_found` for everybody except its author and admins (C-31) */
export async function requirePost(context: Context, postId: string) {
  const post = await selectManaged(context.db, { postId, manager: requireSignedIn(context) })
  if (!post) throw new DomainError('not_found', postMessages.notFound)
  return post
}

export const answerState = async (context: Context, postId: string) => postStateOf(await requirePost(context, postId))

/** Lists an educator's own posts, or all posts for an admin; the one changed last comes first. */
export async function listManagedPosts(
  context: Context,
  request: { state?: PostState | 'deleted' | undefined; search?: string | undefined } & ListRequest<'touched'>,
) {
  const page = managedPostPage(request)
  const { state, search } = request
  const asked = { state, search, manager: requireSignedIn(context) }
  const { rows, counters, total } = await selectManagedPosts(context.db, asked, page)
  const items = pageOf(page, rows, (row) => ({
    ...postStateOf(row),
    title: row.title,
    excerpt: cutText(row.excerpt, postLimits.excerptListed),
    coverImage: smallPictureOf(row.coverImage),
    coverDrawing: row.coverDrawing,
    author: authorOf(row),
    categories: row.categories,
    updatedAt: instantOf(row.touchedAt),
  }))
  return {
    ...items,
    total,
    totalIsLowerBound: total >= page.countLimit,
    counts: countStandingsOf([...postStates, 'deleted'], counters),
  }
}

/** @throws {DomainError} `too_many_posts` */
export async function createPost(context: Context, { title }: EndpointRequest<typeof creating>['body']) {
  const { stableId, isRetry } = context
  const id = stableId('pst')
  const author = requireSignedIn(context)
  const made = isRetry && (await selectManaged(context.db, { postId: id, manager: author }))
  if (made) return postStateOf(made)
  const [, slugs] = slugsFor(title, id)
  const slug = await insertPost(context, { id, details: { ...emptyPost, title }, slugs, author })
  if (slug === undefined) throw new DomainError('too_many_posts')
  return answerState(context, id)
}

/** @throws {DomainError} `not_found` */
export async function getPostDraft(context: Context, slug: string) {
  const manager = requireSignedIn(context)
  const post = await selectManagedBySlug(context.db, { slug, manager })
  if (!post) throw new DomainError('not_found', postMessages.notFound)
  return {
    ...postStateOf(post),
    details: post.details,
    isSlugFixed: post.firstPublishedAt !== null,
    submissionNote: post.submissionNote,
    reviewNote: post.reviewNote,
    author: authorOf(post),
    isOwn: post.authorId === manager.userId,
  }
}

/**
 * Accepts only the author's own upload, or the cover that the post had before.
 * @throws {DomainError} `validation_failed`
 */
async function requireCover(context: Context, path: string | null, before: readonly (string | null)[]) {
  if (path === null || before.includes(path) || (await isOwnFile(context, postCover, path))) return
  throw invalidField('/body/details/coverImage', 'Please upload the picture')
}

export const shownOf = ({ title, excerpt, content }: PostDetails) => ({
  title: title.trim(),
  excerpt: excerptOf(excerpt, content),
})

/** @throws {DomainError} `not_found`, `post_is_deleted`, `post_changed`, `validation_failed` */
export async function savePostDraft(
  context: Context,
  postId: string,
  { version, details }: EndpointRequest<typeof saving>['body'],
) {
  const stored = await requirePost(context, postId)
  if (context.isDone) return postStateOf(stored)
  if (stored.deletedAt !== null) throw new DomainError('post_is_deleted')
  if (stored.version !== version) throw new DomainError('post_changed')
  await requireCover(context, details.coverImage, [stored.details.coverImage, stored.coverImage])
  const manager = requireSignedIn(context)
  const isSaved = await updateDraft(context, { postId, manager, version, details, shown: shownOf(details) })
  if (!isSaved) throw new DomainError('post_changed')
  return answerState(context, postId)
}

/** The limit exists because rendering is the most expensive read. */
const previewLimits = { account: { limit: 60, windowMs: 60 * 1000 } } as const

/** @throws {DomainError} `not_found`, `post_too_complex`, `too_many_attempts` */
export async function previewPost(context: Context, postId: string) {
  const { id, details, version } = await requirePost(context, postId)
  const { userId } = requireSignedIn(context)
  await throttle(context, { act: 'preview', account: userId, networkAddress: '', limits: previewLimits })
  const { html, leftOut } = await renderDraft(context, id, details.content)
  return {
    html,
    leftOut: leftOut.slice(0, 20).map(({ kind, source }) => ({ kind, source: cutText(source, 80) })),
    readingMinutes: readingMinutesOf(details.content),
    version,
  }
}

/** @throws {DomainError} `not_found`, `post_changed`, `post_incomplete`, `post_is_deleted`, `post_too_complex` */
export async function submitPost(
  context: Context,
  postId: string,
  { version, note }: EndpointRequest<typeof submitting>['body'],
) {
  const post = await requirePost(context, postId)
  const { deletedAt, details } = post
  if (deletedAt !== null) throw new DomainError('post_is_deleted')
  if (post.version === version && post.submittedAt !== null && post.submissionNote === note) return postStateOf(post)
  requireComplete(details)
  await renderDraft(context, postId, details.content)
  const manager = requireSignedIn(context)
  if (!(await updateToSubmitted(context, { postId, manager, version, note })).isDone)
    throw new DomainError('post_changed')
  return answerState(context, postId)
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found`
 */
export async function withdrawPost(context: Context, postId: string) {
  await updateToWithdrawn(context, { postId, manager: requireSignedIn(context) })
  return answerState(context, postId)
}

/** @throws {DomainError} `not_found`, `post_changed`, `post_is_deleted` */
export async function sendPostBack(
  context: Context,
  { id: postId, version }: { id: string; version?: number | undefined },
  note: string,
) {
  const manager = requireSignedIn(context)
  const post = await requirePost(context, postId)
  if (post.deletedAt !== null) throw new DomainError('post_is_deleted')
  if (post.submittedAt === null) return postStateOf(post)
  requireRead(post, version, manager)
  if (!(await updateToSentBack(context, { postId, manager, note, version: post.version })).isDone)
    throw new DomainError('post_changed')
  return answerState(context, postId)
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found`
 */
export async function unpublishPost(context: Context, postId: string) {
  await updateToUnpublished(context, { postId, manager: requireSignedIn(context) })
  return answerState(context, postId)
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found`, `post_is_published` for an educator
 */
export async function deletePost(context: Context, postId: string) {
  await updateToDeleted(context, { postId, manager: requireSignedIn(context) })
  const post = await requirePost(context, postId)
  if (post.deletedAt === null) throw new DomainError('post_is_published')
  return postStateOf(post)
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found`
 */
export async function restorePost(context: Context, postId: string) {
  await updateToRestored(context, { postId, manager: requireSignedIn(context) })
  return answerState(context, postId)
}
