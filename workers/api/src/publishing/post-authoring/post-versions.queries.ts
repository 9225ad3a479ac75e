import { postLimits } from '@kere/contracts/publishing/post-options'
import { blogDrafts, blogPostVersions } from '@kere/d1/schema/publishing/posts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'

/** While an author is writing, a version is stored no more often than this. */
const intervalMs = 10 * 60 * 1000

interface Kept {
  postId: string
  at: number
  /** `FROM blog_posts WHERE …`, which finds the post that is about to be changed. */
  from: SQL
  /** The length of the new text. Null stores the old text as a version even if another was stored just before. */
  length: number | null
}

/** Stores the present draft as a version. Put it before the statement that changes the draft, in the same batch. */
export const keepVersion = (db: Database, { postId, at, from, length }: Kept) => {
  const content = sql`(${blogDrafts.details} ->> 'content')`
  const isDue =
    length === null
      ? sql`TRUE`
      : // A cut to less than half of the text may be a mistake, so the old text is always stored.
        sql`(length(${content}) > ${2 * length} OR NOT EXISTS (SELECT 1 FROM blog_post_versions AS kept
          WHERE kept.post_id = ${postId} AND kept.saved_at > ${at - intervalMs}))`
  const hasRoom = sql`(SELECT count(*) FROM (SELECT 1 FROM blog_posts AS other JOIN blog_post_versions AS kept
    ON kept.post_id = other.id WHERE other.author_id = (SELECT author_id FROM blog_posts WHERE id = ${postId})
    LIMIT ${postLimits.versionsOfAuthor})) < ${postLimits.versionsOfAuthor}`
  return [
    insertSelect(
      db,
      blogPostVersions,
      {
        postId,
        version: sql`${blogDrafts.version}`,
        details: sql`${blogDrafts.details}`,
        savedAt: sql`${blogDrafts.updatedAt}`,
      },
      sql`FROM ${blogDrafts} WHERE ${blogDrafts.postId} = ${postId} AND trim(${content}) <> '' AND ${isDue} AND ${hasRoom}
        AND EXISTS (SELECT 1 ${from})`,
    ).onConflictDoNothing(),
    db.delete(blogPostVersions)
      .where(sql`post_id = ${postId} AND version <= (SELECT old.version FROM blog_post_versions AS old
      WHERE old.post_id = ${postId} ORDER BY old.version DESC LIMIT 1 OFFSET ${postLimits.versions})`),
  ]
}

const listed = {
  version: blogPostVersions.version,
  savedAt: blogPostVersions.savedAt,
  title: sql<string>`${blogPostVersions.details} ->> 'title'`.as('title'),
}

export const selectVersions = (db: Database, postId: string) =>
  db
    .select({ ...listed, characters: sql<number>`length(${blogPostVersions.details} ->> 'content')`.as('characters') })
    .from(blogPostVersions)
    .where(eq(blogPostVersions.postId, postId))
    .orderBy(desc(blogPostVersions.version))
    .limit(postLimits.versions)

export async function selectVersion(db: Database, postId: string, version: number) {
  const [row] = await db
    .select({ ...listed, details: blogPostVersions.details })
    .from(blogPostVersions)
    .where(and(eq(blogPostVersions.postId, postId), eq(blogPostVersions.version, version)))
  return row
}
