import type { publishPost as endpoint } from '@kere/contracts/publishing/post-authoring'
import type { PostDetails } from '@kere/contracts/publishing/post-draft'
import { postMessages } from '@kere/contracts/publishing/post-options'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import { MarkdownError } from '@kere/markdown/markdown-limits'
import type { RenderedPost } from '@kere/markdown/render-post'
import type { Context, SignedIn } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import type { Changing } from '../../http/change.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { postStateOf } from './post-answer.ts'
import { selectManaged, type StoredPost } from './post-authoring.queries.ts'
import { selectPictures } from './post-pictures.queries.ts'
import { publishDue, updateToPublished } from './publication.queries.ts'
import { excerptOf, readingMinutesOf, slugsFor } from './post.domain.ts'

/**
 * Renders a draft. The renderer is loaded when it is first needed.
 * @throws {DomainError} `post_too_complex`
 */
export async function renderDraft({ db }: Context, postId: string, markdown: string): Promise<RenderedPost> {
  const { renderPost } = await import('@kere/markdown/render-post')
  const pictures = await selectPictures(db, postId)
  try {
    return renderPost(markdown, pictures)
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error
    throw new DomainError('post_too_complex')
  }
}

/**
 * Requires everything that a published post must have (S-440).
 * @throws {DomainError} `post_incomplete`
 */
export function requireComplete({ title, content }: PostDetails) {
  const errors = [
    ...(title.trim() === '' ? [{ pointer: '/details/title', detail: postMessages.titleRequired }] : []),
    ...(content.trim() === '' ? [{ pointer: '/details/content', detail: postMessages.contentRequired }] : []),
  ]
  if (errors.length > 0) throw new DomainError('post_incomplete', errors[0]?.detail, undefined, errors)
}

/** @throws {DomainError} `not_found`, `post_changed`, `post_incomplete`, `post_is_deleted`, `post_is_published`, `post_too_complex` */
export async function publishPost(
  context: Context,
  postId: string,
  { version, at }: EndpointRequest<typeof endpoint>['body'],
) {
  const manager = requireSignedIn(context)
  const post = await selectManaged(context.db, { postId, manager })
  if (!post) throw new DomainError('not_found', postMessages.notFound)
  if (post.deletedAt !== null) throw new DomainError('post_is_deleted')
  requireRead(post, version, manager)
  const scheduledAt = at === undefined ? null : Date.parse(at)
  if (scheduledAt !== null && post.published) throw new DomainError('post_is_published')
  if (scheduledAt !== null && scheduledAt <= context.at) throw invalidField('/body/at', postMessages.isPast)
  if (isAsWanted(post, scheduledAt)) return postStateOf(post)
  const { details } = post
  requireComplete(details)

  const { html, headings, text } = await renderDraft(context, post.id, details.content)
  const copy = {
    title: details.title.trim(),
    excerpt: excerptOf(details.excerpt, details.content),
    content: html,
    bodyText: text,
    headings,
    readingMinutes: readingMinutesOf(details.content),
  }
  const [base, slugs] = slugsFor(copy.title, post.id)
  const mayKeep = post.firstPublishedAt !== null || new RegExp(`^${base}(-\\d+)?$`).test(post.slug)
  const { isDone } = await updateToPublished(context, {
    postId,
    manager,
    version: post.version,
    details,
    copy,
    slugs: mayKeep ? null : slugs,
    scheduledAt,
  })
  if (!isDone) throw new DomainError('post_changed')
  const published = await selectManaged(context.db, { postId, manager })
  if (!published) throw new DomainError('not_found', postMessages.notFound)
  return postStateOf(published)
}

/**
 * Requires that the caller has read the present draft. Without a version, the caller must be the author, or decide on a
 * submitted post.
 * @throws {DomainError} `post_changed`
 */
export function requireRead(
  { authorId, submittedAt, ...post }: StoredPost,
  version: number | undefined,
  { userId }: SignedIn,
) {
  const isRead =
    version === undefined ? authorId === userId || post.savedAt <= (submittedAt ?? 0) : version === post.version
  if (!isRead) throw new DomainError('post_changed')
}

/** Tells that readers already see this version, or will see it at that time. */
const isAsWanted = ({ version, copiedVersion, ...post }: StoredPost, scheduledAt: number | null) =>
  version === copiedVersion &&
  post.submittedAt === null &&
  (scheduledAt === null ? post.published : post.scheduledAt === scheduledAt)

const perTick = 20

/** Scheduled work publishes a post within a minute of its time. */
export const publishScheduled = (context: Changing) => publishDue(context, perTick)
