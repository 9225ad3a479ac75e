import { newsletterIssueList } from '@kere/contracts/publishing/newsletter-archive'
import { newsletterIssues } from '@kere/d1/schema/publishing/newsletter-issues'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { descending } from '../../kit/lists/keyset.ts'
import { translationsOf } from '../../kit/translations/translation-rows.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'

const archived = {
  id: newsletterIssues.id,
  slug: sql<string>`${newsletterIssues.slug}`.as('page_slug'),
  title: newsletterIssues.title,
  preview: newsletterIssues.preview,
  language: newsletterIssues.language,
  translations: translationsOf('issue', newsletterIssues.id).as('translations'),
  startedAt: sql<number>`${newsletterIssues.startedAt}`.as('sent_at'),
}

const isArchived = isNotNull(newsletterIssues.startedAt)

export const archiveRows = rowsOf(newsletterIssueList, {
  select: (db) => db.select(archived).from(newsletterIssues),
  orders: { newest: descending({ startedAt: newsletterIssues.startedAt, id: newsletterIssues.id }) },
  filters: {},
  among: isArchived,
})

export const selectNewest = (db: Database, limit: number) =>
  db
    .select({ ...archived, rendered: newsletterIssues.rendered })
    .from(newsletterIssues)
    .where(isArchived)
    .orderBy(desc(newsletterIssues.startedAt), desc(newsletterIssues.id))
    .limit(limit)

export async function selectArchived(db: Database, slug: string) {
  const neighbor = { slug: archived.slug, title: newsletterIssues.title }
  const of = sql`(SELECT started_at, id FROM newsletter_issues WHERE slug = ${slug} AND started_at IS NOT NULL)`
  const [rows, older, newer] = await db.batch([
    db
      .select({
        ...archived,
        translations: translationsOf('issue', newsletterIssues.id, { hasBody: true }).as('whole_translations'),
        rendered: newsletterIssues.rendered,
      })
      .from(newsletterIssues)
      .where(and(eq(newsletterIssues.slug, slug), isArchived)),
    db
      .select(neighbor)
      .from(newsletterIssues)
      .where(and(isArchived, sql`(started_at, id) < ${of}`))
      .orderBy(desc(newsletterIssues.startedAt), desc(newsletterIssues.id))
      .limit(1),
    db
      .select(neighbor)
      .from(newsletterIssues)
      .where(and(isArchived, sql`(started_at, id) > ${of}`))
      .orderBy(asc(newsletterIssues.startedAt), asc(newsletterIssues.id))
      .limit(1),
  ])
  return { row: rows.at(0), older: older.at(0) ?? null, newer: newer.at(0) ?? null }
}
