import { postLimits, slugOf } from '@kere/contracts/publishing/post-options'
import { blogCategories } from '@kere/d1/schema/publishing/posts'
import { eq, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import type { AuditAction } from '../../http/labels.ts'
import { insertAuditRow } from '../../http/audit-row.ts'

/** @returns nothing where the blog has no room for it, or it is there */
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

interface Act {
  id: string
  admin: SignedIn
}

const auditOf = (context: Context, action: AuditAction, { id, admin }: Act, where = sql`TRUE`) =>
  insertAuditRow(context, {
    action,
    outcome: 'succeeded',
    actor: admin,
    subject: { type: 'post_category', id },
    from: sql`FROM ${blogCategories} WHERE ${blogCategories.id} = ${id} AND ${where}`,
  })

/** Its address stays. @returns whether there is one, and none of that name */
export async function updateCategory(context: Context, { name, ...act }: Act & { name: string }) {
  const { db } = context
  const isFree = sql`NOT EXISTS (SELECT 1 FROM blog_categories AS other
    WHERE (other.name = ${name} OR other.slug = ${slugOf(name)}) AND other.id <> ${act.id})`
  const { changed } = await namedBatch(db, [
    auditOf(context, 'post_category.renamed', act, isFree),
    {
      changed: db
        .update(blogCategories)
        .set({ name })
        .where(sql`${blogCategories.id} = ${act.id} AND ${isFree}`)
        .returning(),
    },
  ])
  return changed.at(0)
}

/** Posts are out of it at once. */
export async function deleteCategory(context: Context, act: Act) {
  const { db } = context
  await namedBatch(db, [
    auditOf(context, 'post_category.deleted', act),
    db.delete(blogCategories).where(eq(blogCategories.id, act.id)),
  ])
}

export async function selectCategory(db: Database, id: string) {
  const [row] = await db.select().from(blogCategories).where(eq(blogCategories.id, id))
  return row
}
