import type { PostDetails } from '@kere/contracts/publishing/post-draft'
import { postLimits } from '@kere/contracts/publishing/post-options'
import { blogCategories, blogDrafts, blogPostCategories, blogPosts, blogSlugs } from '@kere/d1/schema/publishing/posts'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import type { AuditAction } from '../../http/labels.ts'
import { change } from '../../http/change.ts'
import { isOf } from './managed-post-rows.ts'
import { tellAuthor } from './author-mail-rows.ts'
import { keepPictures } from './post-pictures.queries.ts'
import { keepVersion } from './post-versions.queries.ts'

export interface Managed {
  postId: string
  manager: SignedIn
}

/** Add this condition to the statement itself: a check of ownership after it would come too late (C-31). */
const isManaged = ({ postId, manager }: Managed) => sql`${blogPosts.id} = ${postId} AND ${isOf(manager)}`

export const isDraftOf = (version: number) => sql`EXISTS (SELECT 1 FROM ${blogDrafts}
  WHERE ${blogDrafts.postId} = ${blogPosts.id} AND ${blogDrafts.version} = ${version})`

async function selectStored(db: Database, where: SQL) {
  const [row] = await db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      published: blogPosts.published,
      publishedAt: blogPosts.publishedAt,
      firstPublishedAt: blogPosts.firstPublishedAt,
      scheduledAt: blogPosts.scheduledAt,
      submittedAt: blogPosts.submittedAt,
      submissionNote: blogPosts.submissionNote,
      reviewNote: blogPosts.reviewNote,
      deletedAt: blogPosts.deletedAt,
      copiedVersion: blogPosts.copiedVersion,
      authorId: blogPosts.authorId,
      authorName: fullName(profiles).as('author_name'),
      coverImage: blogPosts.coverImage,
      details: blogDrafts.details,
      version: blogDrafts.version,
      savedAt: sql<number>`${blogDrafts.updatedAt}`.as('saved_at'),
    })
    .from(blogPosts)
    .innerJoin(blogDrafts, eq(blogDrafts.postId, blogPosts.id))
    .leftJoin(profiles, eq(profiles.id, blogPosts.authorId))
    .where(where)
  return row
}

export type StoredPost = NonNullable<Awaited<ReturnType<typeof selectStored>>>

export const selectManaged = (db: Database, managed: Managed) => selectStored(db, isManaged(managed))

export const selectManagedBySlug = (db: Database, { slug, manager }: { slug: string; manager: SignedIn }) =>
  selectStored(
    db,
    sql`${blogPosts.id} = (SELECT ${blogSlugs.postId} FROM ${blogSlugs} WHERE ${blogSlugs.slug} = ${slug}) AND ${isOf(manager)}`,
  )

export const firstFree = (
  slugs: readonly string[],
) => sql`(SELECT candidate.value FROM json_each(${JSON.stringify(slugs)}) AS candidate
  WHERE NOT EXISTS (SELECT 1 FROM blog_slugs WHERE blog_slugs.slug = candidate.value) ORDER BY candidate.key LIMIT 1)`

/**
 * Inserts a post with the first free address. Two posts with the same title, made at the same time, get different
 * addresses.
 * @returns its slug
 */
export async function insertPost(
  { db, at }: Context,
  { id, details, slugs, author }: { id: string; details: PostDetails; slugs: readonly string[]; author: SignedIn },
) {
  const hasRoom = sql`FROM ${profiles} WHERE ${profiles.id} = ${author.userId}
    AND (SELECT count(*) FROM ${blogPosts} WHERE ${blogPosts.authorId} = ${author.userId}) < ${postLimits.posts}`
  const isMade = sql`FROM ${blogPosts} WHERE ${blogPosts.id} = ${id}`
  const { made } = await namedBatch(db, [
    {
      made: insertSelect(
        db,
        blogPosts,
        {
          id,
          slug: firstFree(slugs),
          title: details.title,
          authorId: author.userId,
          createdAt: at,
          updatedAt: at,
          touchedAt: at,
        },
        hasRoom,
      ).returning({ slug: blogPosts.slug }),
    },
    insertSelect(db, blogSlugs, { slug: sql`${blogPosts.slug}`, postId: id }, isMade),
    insertSelect(db, blogDrafts, { postId: id, details, updatedAt: at }, isMade),
  ])
  return made.at(0)?.slug
}

/**
 * Saves the draft. If two saves begin from the same version, only one succeeds.
 * @returns whether it was saved
 */
export async function updateDraft(
  context: Context,
  {
    version,
    details,
    shown,
    isRestored = false,
    ...managed
  }: Managed & {
    version: number
    details: PostDetails
    shown: { title: string; excerpt: string }
    isRestored?: boolean
  },
) {
  const { db, at } = context
  const isStarted = and(isManaged(managed), isNull(blogPosts.deletedAt), isDraftOf(version))
  const { postId, manager } = managed
  const from = sql`FROM ${blogPosts} WHERE ${isStarted}`
  const { isDone } = await actBatch(context, [
    ...keepVersion(db, { postId, at, from, length: isRestored ? null : details.content.length }),
    ...keepPictures(db, { postId, at, from, content: details.content, uploader: manager }),
    // A change by the author takes the post out of review, because reviewers decide on what was submitted.
    db
      .update(blogPosts)
      .set({
        touchedAt: at,
        submittedAt: sql`iif(${blogPosts.authorId} IS ${manager.userId}, NULL, ${blogPosts.submittedAt})`,
      })
      .where(isStarted),
    // A published or scheduled text is left alone. Otherwise the post's own row shows the draft as it is typed.
    db
      .update(blogPosts)
      .set({
        ...shown,
        coverImage: details.coverImage,
        coverDrawing: details.coverDrawing,
        categories: details.categories,
      })
      .where(and(isStarted, sql`${blogPosts.published} = 0 AND ${blogPosts.scheduledAt} IS NULL`)),
    {
      done: db
        .update(blogDrafts)
        .set({ details, version: version + 1, updatedAt: at })
        .where(and(eq(blogDrafts.postId, postId), sql`EXISTS (SELECT 1 ${from})`)),
    },
  ])
  return isDone
}

interface Act extends Managed {
  action: AuditAction
  set: Partial<typeof blogPosts.$inferInsert>
  /** A further condition for the act. */
  where: SQL | undefined
  answer?: { template: 'post_sent_back'; note: string }
}

const updatePost = (context: Context, { action, set, where, answer, postId, manager }: Act) =>
  change(context, blogPosts, {
    id: postId,
    when: and(isOf(manager), where),
    set: { ...set, touchedAt: context.at },
    audit: { action, subject: 'post' },
    also: (from) => (answer ? [tellAuthor(context, { ...answer, manager, from })] : []),
    after: listedAnew(context.db, postId),
  })

/** Lists the post anew in the categories that it has now. */
export const listedAnew = (db: Database, postId: string) => [
  db.delete(blogPostCategories).where(eq(blogPostCategories.postId, postId)),
  insertSelect(
    db,
    blogPostCategories,
    {
      categoryId: sql`${blogCategories.id}`,
      publishedAt: sql`${blogPosts.publishedAt}`,
      postId,
    },
    sql`FROM ${blogPosts}, json_each(${blogPosts.categories}) AS chosen
      JOIN ${blogCategories} ON ${blogCategories.id} = chosen.value
      WHERE ${blogPosts.id} = ${postId} AND ${blogPosts.published} = 1`,
  ).onConflictDoNothing(),
]

const isShown = sql`(${blogPosts.published} = 1 OR ${blogPosts.scheduledAt} IS NOT NULL)`

const hidden = { published: false, publishedAt: null, scheduledAt: null }

export const updateToSubmitted = (
  context: Context,
  { version, note, ...managed }: Managed & { version: number; note: string },
) =>
  updatePost(context, {
    ...managed,
    action: 'post.submitted',
    set: { submittedAt: context.at, submissionNote: note, reviewNote: null },
    where: and(isNull(blogPosts.deletedAt), isDraftOf(version)),
  })

export const updateToWithdrawn = (context: Context, managed: Managed) =>
  updatePost(context, {
    ...managed,
    action: 'post.withdrawn',
    set: { submittedAt: null },
    where: isNotNull(blogPosts.submittedAt),
  })

export const updateToSentBack = (
  context: Context,
  { note, version, ...managed }: Managed & { note: string; version: number },
) =>
  updatePost(context, {
    ...managed,
    action: 'post.sent_back',
    set: { submittedAt: null, reviewNote: note },
    where: and(isNotNull(blogPosts.submittedAt), isDraftOf(version)),
    answer: { template: 'post_sent_back', note },
  })

export const updateToUnpublished = (context: Context, managed: Managed) =>
  updatePost(context, { ...managed, action: 'post.unpublished', set: hidden, where: isShown })

/** Deletes a post. Only an admin may delete a published one. */
export const updateToDeleted = (context: Context, managed: Managed) =>
  updatePost(context, {
    ...managed,
    action: 'post.deleted',
    set: { ...hidden, submittedAt: null, deletedAt: context.at },
    where: and(isNull(blogPosts.deletedAt), managed.manager.role === 'admin' ? undefined : sql`NOT ${isShown}`),
  })

export const updateToRestored = (context: Context, managed: Managed) =>
  updatePost(context, {
    ...managed,
    action: 'post.restored',
    set: { deletedAt: null },
    where: isNotNull(blogPosts.deletedAt),
  })
