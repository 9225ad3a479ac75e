import { type ImpactCategory, impactLimits, impactUnits } from '@kere/contracts/portfolio/impact-options'
import { impactEntryList } from '@kere/contracts/portfolio/impact-entries'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { impactCounts, impactEntries, impactSums } from '@kere/d1/schema/portfolio/impact-entries'
import { impactPages } from '@kere/d1/schema/portfolio/impact-pages'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { matchesSearch } from '../../kit/lists/search.ts'
import { isOpenPage } from '../impact-pages/open-page-rows.ts'
import { entryColumns } from './impact-entry-rows.ts'
import { isListed, publicEntryCount } from './public-entry-rows.ts'

export interface EntryFilters {
  category?: ImpactCategory | undefined
  mark?: 'verified' | 'confirmed' | undefined
  search?: string | undefined
}

export const entryPage = keyset(impactEntryList, {
  newest: descending({ dateCompleted: impactEntries.dateCompleted, id: impactEntries.id }),
})

const matches = ({ category, mark, search }: EntryFilters) =>
  and(
    isListed,
    category === undefined ? undefined : eq(impactEntries.category, category),
    mark === undefined ? undefined : eq(impactEntries.mark, mark),
    matchesSearch(
      {
        table: 'impact_search',
        seq: impactEntries.searchRowId,
        texts: sql`${impactEntries.title} || ' ' || ${impactEntries.description}`,
      },
      search,
    ),
  )

const publicColumns = {
  ...entryColumns,
  userId: impactEntries.userId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  avatarUrl: profiles.avatarUrl,
}

const selectEntries = (db: Database) =>
  db.select(publicColumns).from(impactEntries).innerJoin(profiles, eq(profiles.id, impactEntries.userId))

export type PublicEntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

/** @returns `total`, which is null if the counters know it */
export async function selectPublicPage(db: Database, filters: EntryFilters, page: PageQuery) {
  const where = matches(filters)
  const [rows, counts, sums, [counted]] = await db.batch([
    selectEntries(db).where(and(where, page.after)).orderBy(page.orderBy).limit(page.limit),
    db.select().from(impactCounts),
    db
      .select()
      .from(impactSums)
      .where(inArray(impactSums.unit, [...impactUnits])),
    countRows(db, {
      from: impactEntries,
      key: impactEntries.id,
      where: filters.search ? where : sql`FALSE`,
      countLimit: page.countLimit,
    }),
  ])
  return { rows, counts, sums, found: filters.search ? (counted?.total ?? 0) : null }
}

export async function selectOfPerson(db: Database, userId: string, today: string) {
  const [rows, [person]] = await db.batch([
    db
      .select(entryColumns)
      .from(impactEntries)
      .where(and(eq(impactEntries.userId, userId), isListed))
      .orderBy(desc(impactEntries.dateCompleted), desc(impactEntries.id))
      .limit(impactLimits.entriesOfPerson),
    db
      .select({
        total: publicEntryCount(userId, impactLimits.entries).as('total'),
        handle: sql<string | null>`(SELECT impact_pages.handle FROM impact_pages
          WHERE impact_pages.user_id = ${userId} AND ${isOpenPage(today)})`.as('open_handle'),
      })
      .from(sql`(SELECT 1)`),
  ])
  return { rows, total: person?.total ?? 0, handle: person?.handle ?? null }
}

/** Includes the address of the owner's page, if that is public, and the owner's entries before and after this one. */
export async function selectPublicEntry(db: Database, id: string, today: string) {
  const neighbor = { id: impactEntries.id, title: impactEntries.title }
  const ofOwner = sql`${isListed} AND ${impactEntries.userId} = (SELECT user_id FROM impact_entries WHERE id = ${id})`
  const place = sql`(SELECT date_completed, id FROM impact_entries WHERE id = ${id})`
  const [[row], [older], [newer]] = await db.batch([
    db
      .select({ ...publicColumns, handle: impactPages.handle })
      .from(impactEntries)
      .innerJoin(profiles, eq(profiles.id, impactEntries.userId))
      .leftJoin(impactPages, and(eq(impactPages.userId, impactEntries.userId), isOpenPage(today)))
      .where(and(eq(impactEntries.id, id), isListed)),
    db
      .select(neighbor)
      .from(impactEntries)
      .where(sql`${ofOwner} AND (date_completed, id) < ${place}`)
      .orderBy(desc(impactEntries.dateCompleted), desc(impactEntries.id))
      .limit(1),
    db
      .select(neighbor)
      .from(impactEntries)
      .where(sql`${ofOwner} AND (date_completed, id) > ${place}`)
      .orderBy(asc(impactEntries.dateCompleted), asc(impactEntries.id))
      .limit(1),
  ])
  return row && { ...row, older: older ?? null, newer: newer ?? null }
}
