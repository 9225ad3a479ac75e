import { postLimits, slugOf } from '@kere/contracts/publishing/post-options'
import { blogCategories } from '@kere/d1/schema/publishing/posts'
import { eq, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { change, remove } from '../../http/change.ts'

/** @returns nothing if the blog has no room for another category, or already has this one */
export async function insertCategory({ db }: Context, category: typeof blogCategories.$inferInsert) {
  const [made] = await insertSelect(
    db,
    blogCategories,
    category,
    sql`WHERE (SELECT count(*) FROM ${blogCategories}) < ${postLimits.allCategories}`,
  )
    .onConflictDoNothing()
    .returning({ id: blogCategories.id })
  return made
}

export async function selectCategoryOf(db: Database, { name, slug }: { name: string; slug: string }) {
  const [row] = await db
    .select()
    .from(blogCategories)
    .where(sql`${blogCategories.name} = ${name} OR ${blogCategories.slug} = ${slug}`)
  return row
}

/** Renames a category; its address stays. */
export const updateCategory = (context: Context, { id, name }: { id: string; name: string }) =>
  change(context, blogCategories, {
    id,
    when: sql`NOT EXISTS (SELECT 1 FROM blog_categories AS other
      WHERE (other.name = ${name} OR other.slug = ${slugOf(name)}) AND other.id <> ${id})`,
    set: { name },
    audit: { action: 'post_category.renamed', subject: 'post_category' },
  })

/** Deletes a category, which takes all posts out of it at once. */
export const deleteCategory = (context: Context, id: string) =>
  remove(context, blogCategories, { id, audit: { action: 'post_category.deleted', subject: 'post_category' } })

export async function selectCategory(db: Database, id: string) {
  const [row] = await db.select().from(blogCategories).where(eq(blogCategories.id, id))
  return row
}
