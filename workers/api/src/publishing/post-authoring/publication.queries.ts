import type { PostDetails } from '@kere/contracts/publishing/post-draft'
import { postLimits } from '@kere/contracts/publishing/post-options'
import { blogPosts, blogSlugs } from '@kere/d1/schema/publishing/posts'
import type { Heading } from '@kere/markdown/post-tree'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { change, type Changing } from '../../http/change.ts'
import { tellAuthor } from './author-mail-rows.ts'
import { isOf } from './managed-post-rows.ts'
import { firstFree, isDraftOf, listedAnew, type Managed } from './post-authoring.queries.ts'
import { forgetLeftPictures } from './post-pictures.queries.ts'
import { keepVersion } from './post-versions.queries.ts'

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
  /** Addresses to choose from, as long as the address may still follow the title; otherwise null. */
  slugs: readonly string[] | null
  /** The time of publication; null publishes at once. */
  scheduledAt: number | null
}

/** Copies the draft that was read to the post's own row, which readers see at once or on schedule. */
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
      language: details.language ?? 'en',
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

/**
 * Gives a post that was never published the first free address. If some of them were its own before, it keeps the
 * latest of these.
 */
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
 * Publishes posts that are due. The same statement clears the scheduled time, so that each is published once.
 * @returns how many were published
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
