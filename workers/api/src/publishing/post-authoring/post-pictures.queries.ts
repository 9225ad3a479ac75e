import { postLimits } from '@kere/contracts/publishing/post-options'
import { postPicture } from '@kere/contracts/publishing/post-files'
import { files } from '@kere/d1/schema/base/files'
import { blogPostPictures } from '@kere/d1/schema/publishing/posts'
import type { KnownPictures } from '@kere/markdown/post-tree'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'

interface Written {
  postId: string
  at: number
  content: string
}

const pathOfPicture = new RegExp(`/media/${postPicture.folder}/[\\w-]+`, 'g')

const pathsIn = (content: string) =>
  JSON.stringify([...new Set(content.match(pathOfPicture))].slice(0, postLimits.pictures))

const isIn = (content: string) => sql`picture_image IN (SELECT value FROM json_each(${pathsIn(content)}))`

/** Attaches the author's uploads to the post. Put it before the statement that saves the draft, in the same batch. */
export const keepPictures = (
  db: Database,
  { postId, at, content, from, uploader }: Written & { from: SQL; uploader: SignedIn },
) => {
  const isSaved = sql`EXISTS (SELECT 1 ${from})`
  return [
    db
      .update(blogPostPictures)
      .set({ leftAt: null })
      .where(sql`post_id = ${postId} AND left_at IS NOT NULL AND ${isIn(content)} AND ${isSaved}`),
    insertSelect(
      db,
      blogPostPictures,
      { postId, pictureImage: sql`given.value`, addedAt: at },
      sql`FROM json_each(${pathsIn(content)}) AS given JOIN ${files} ON ${files.objectKey} = substr(given.value, 8)
        WHERE ${files.kind} = ${postPicture.name} AND ${files.state} = 'stored' AND ${files.ownerId} = ${uploader.userId}
          AND ${isSaved}`,
    ).onConflictDoNothing(),
    forgetLeftPictures(db, { postId, at, content }, isSaved),
  ]
}

/** Marks the pictures that neither the draft nor the published text shows any more. */
export const forgetLeftPictures = (db: Database, { postId, at, content }: Written, isSaved = sql`TRUE`) =>
  db.update(blogPostPictures).set({ leftAt: at })
    .where(sql`post_id = ${postId} AND left_at IS NULL AND NOT ${isIn(content)} AND ${isSaved}
      AND NOT EXISTS (SELECT 1 FROM blog_posts WHERE id = ${postId} AND instr(content, picture_image) > 0)`)

export async function selectPictures(db: Database, postId: string): Promise<KnownPictures> {
  const rows = await db
    .select({ path: blogPostPictures.pictureImage, width: files.width, height: files.height })
    .from(blogPostPictures)
    .innerJoin(files, sql`${files.objectKey} = substr(${blogPostPictures.pictureImage}, 8)`)
    .where(eq(blogPostPictures.postId, postId))
  return new Map(
    rows.flatMap(({ path, width, height }) =>
      width === null || height === null ? [] : [[path, { width, height }] as const],
    ),
  )
}
