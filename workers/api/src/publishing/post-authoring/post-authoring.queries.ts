import type { PostDetails } from '@kere/contracts/publishing/post-draft'
import { postLimits } from '@kere/contracts/publishing/post-options'
import { blogCategories, blogDrafts, blogPostCategories, blogPosts, blogSlugs } from '@kere/d1/schema/publishing/posts'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import type { Heading } from '@kere/markdown/post-tree'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/name-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import type { AuditAction } from '../../http/labels.ts'
import { change, type Changing } from '../../http/change.ts'
import { isOwn } from '../../http/own.ts'
import { tellAuthor } from './author-mail-rows.ts'
import { forgetLeftPictures, keepPictures } from './post-pictures.queries.ts'
import { keepVersion } from './post-versions.queries.ts'

export interface Managed {
  postId: string
  manager: SignedIn
}

const isOf = (manager: SignedIn): SQL => (manager.role === 'admin' ? sql`TRUE` : isOwn(blogPosts.authorId, manager))

/** Ownership goes into the statement, never after it (C-31). */
const isManaged = ({ postId, manager }: Managed) => sql`${blogPosts.id} = ${postId} AND ${isOf(manager)}`

const isDraftOf = (version: number) => sql`EXISTS (SELECT 1 FROM ${blogDrafts}
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

const firstFree = (
  slugs: readonly string[],
) => sql`(SELECT candidate.value FROM json_each(${JSON.stringify(slugs)}) AS candidate
  WHERE NOT EXISTS (SELECT 1 FROM blog_slugs WHERE blog_slugs.slug = candidate.value) ORDER BY candidate.key LIMIT 1)`

/** Two posts of one title at once get two addresses: the statement takes the first that is free. @returns its slug */
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
 * Only one of two saves over the same version succeeds.
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
    // A change withdraws the post from review, because reviewers decide on what was submitted.
    db
      .update(blogPosts)
      .set({
        touchedAt: at,
        submittedAt: sql`iif(${blogPosts.authorId} IS ${manager.userId}, NULL, ${blogPosts.submittedAt})`,
      })
      .where(isStarted),
    // The version that readers see, or will see on schedule, stays as it is.
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
  /** A further condition that makes the act apply at all. */
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

/** The post’s places in its categories, as it is now. */
const listedAnew = (db: Database, postId: string) => [
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

/** Only an admin may delete what readers see. */
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

interface Copy {
  title: string
  excerpt: string
  content: string
  bodyText: string
  headings: Heading[]
  readingMinutes: number
}

interface Publication extends Managed {
  version: number
  details: PostDetails
  copy: Copy
  /** While its address may still follow the title. */
  slugs: readonly string[] | null
  /** Null is now. */
  scheduledAt: number | null
}

/** Copies the draft that was read to where readers look, or will on schedule. */
export function updateToPublished(context: Context, publication: Publication) {
  const { version, details, copy, slugs, scheduledAt, postId, manager } = publication
  const { db, at } = context
  return change(context, blogPosts, {
    id: postId,
    when: and(
      isOf(manager),
      isNull(blogPosts.deletedAt),
      isDraftOf(version),
      scheduledAt === null ? undefined : eq(blogPosts.published, false),
    ),
    set: {
      ...copy,
      coverImage: details.coverImage,
      coverDrawing: details.coverDrawing,
      categories: details.categories,
      copiedVersion: version,
      submittedAt: null,
      reviewNote: null,
      updatedAt: at,
      touchedAt: at,
      ...(scheduledAt === null ? publishedAt(at) : { scheduledAt }),
    },
    audit: { action: scheduledAt === null ? 'post.published' : 'post.scheduled', subject: 'post' },
    also: (from) => [
      ...keepVersion(db, { postId, at, from, length: null }),
      ...(slugs ? readdress(db, { postId, slugs, from }) : []),
      tellAuthor(context, { template: scheduledAt === null ? 'post_published' : 'post_scheduled', manager, from }),
    ],
    after: [...listedAnew(db, postId), forgetLeftPictures(db, { postId, at, content: details.content })],
  })
}

const publishedAt = (at: number) => ({
  published: true,
  publishedAt: sql`coalesce(${blogPosts.publishedAt}, ${at})`,
  firstPublishedAt: sql`coalesce(${blogPosts.firstPublishedAt}, ${at})`,
  scheduledAt: null,
})

/** A post that was never published gets the first free address; of old ones it keeps the latest. */
function readdress(db: Database, { postId, slugs, from }: { postId: string; slugs: readonly string[]; from: SQL }) {
  const isNew = sql`${from} AND ${blogPosts.firstPublishedAt} IS NULL`
  const given = sql`json_each(${JSON.stringify(slugs)})`
  return [
    insertSelect(
      db,
      blogSlugs,
      { slug: firstFree(slugs), postId },
      sql`${isNew} AND NOT EXISTS (SELECT 1 FROM blog_slugs WHERE post_id = ${postId} AND slug IN (SELECT value FROM ${given}))`,
    ),
    db
      .update(blogPosts)
      .set({
        slug: sql`(SELECT blog_slugs.slug FROM blog_slugs JOIN ${given} AS candidate
          ON candidate.value = blog_slugs.slug WHERE blog_slugs.post_id = ${postId} ORDER BY candidate.key LIMIT 1)`,
      })
      .where(sql`${blogPosts.id} IN (SELECT ${blogPosts.id} ${isNew})`),
    db.delete(blogSlugs).where(sql`post_id = ${postId} AND slug <> (SELECT slug FROM blog_posts WHERE id = ${postId})
      AND rowid <= (SELECT old.rowid FROM blog_slugs AS old WHERE old.post_id = ${postId}
        ORDER BY old.rowid DESC LIMIT 1 OFFSET ${postLimits.oldSlugs})`),
  ]
}

/**
 * Publishes due posts once: the statement that publishes also clears the scheduled time.
 * @returns how many
 */
export async function publishDue(context: Changing, limit: number): Promise<number> {
  const { db, at } = context
  const isDue = sql`${blogPosts.scheduledAt} <= ${at}`
  const due = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(isNotNull(blogPosts.scheduledAt), isDue))
    .orderBy(blogPosts.scheduledAt)
    .limit(limit)
  let count = 0
  for (const { id } of due) {
    const { isDone } = await change(context, blogPosts, {
      id,
      when: isDue,
      set: {
        published: true,
        publishedAt: sql`${blogPosts.scheduledAt}`,
        firstPublishedAt: sql`coalesce(${blogPosts.firstPublishedAt}, ${blogPosts.scheduledAt})`,
        scheduledAt: null,
        updatedAt: at,
        touchedAt: at,
      },
      audit: { action: 'post.published', subject: 'post' },
      after: listedAnew(db, id),
    })
    if (isDone) count += 1
  }
  return count
}
