import { limits } from '@kere/contracts/http/limits'
import { impactLimits, type ImpactCategory } from '@kere/contracts/portfolio/impact-options'
import { impactPageEntryList, impactPageList } from '@kere/contracts/portfolio/impact-pages'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { impactHandles, impactPages } from '@kere/d1/schema/portfolio/impact-pages'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { isOwn } from '../../http/own.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { entryColumns } from '../impact-entries/impact-entry-rows.ts'
import { selectYear } from '../impact-entries/impact-year-rows.ts'
import { isOpenPage } from './open-page-rows.ts'

/** Finds a page by its current address, or by the digest of a former one. */
export const selectPage = (
  db: Database,
  { handle, digest, today }: { handle: string; digest: string; today: string },
) =>
  db
    .select({
      userId: impactPages.userId,
      handle: impactPages.handle,
      isPublic: sql<number>`${isOpenPage(today)}`.as('is_open'),
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      avatarUrl: profiles.avatarUrl,
      bio: profiles.bio,
      role: profiles.role,
      designation: profiles.designation,
      organization: profiles.organizationAffiliation,
      studyYear: profiles.studyYear,
      instituteName: profiles.instituteName,
      location: profiles.location,
    })
    .from(impactPages)
    .innerJoin(profiles, eq(profiles.id, impactPages.userId))
    .where(
      sql`${impactPages.userId} = coalesce(
        (SELECT named.user_id FROM impact_pages AS named WHERE named.handle = ${handle}),
        (SELECT ${impactHandles.userId} FROM ${impactHandles} WHERE ${impactHandles.digest} = ${digest}))`,
    )

export type PageRow = Awaited<ReturnType<typeof selectPage>>[number]

const isShown = (userId: string) => and(eq(impactEntries.userId, userId), eq(impactEntries.isPublic, true))

export async function selectPageParts(db: Database, userId: string, from: string) {
  const [days, pinned, counts] = await db.batch([
    selectYear(db, from, isShown(userId)),
    db
      .select(entryColumns)
      .from(impactEntries)
      .where(and(isShown(userId), isNotNull(impactEntries.pinnedAt)))
      .orderBy(asc(impactEntries.pinnedAt))
      .limit(impactLimits.pinned),
    db
      .select({
        category: impactEntries.category,
        count: sql<number>`count(*)`.as('count'),
        vouched: sql<number>`sum(${impactEntries.mark} <> 'own')`.as('vouched'),
      })
      .from(impactEntries)
      .where(isShown(userId))
      .groupBy(impactEntries.category)
      .orderBy(desc(sql`count(*)`), impactEntries.category),
  ])
  return { days, pinned, counts }
}

export const pageEntries = keyset(impactPageEntryList, {
  newest: descending({ dateCompleted: impactEntries.dateCompleted, id: impactEntries.id }),
})

const ofCategory = (category: ImpactCategory | undefined) =>
  category === undefined ? undefined : eq(impactEntries.category, category)

export async function selectPageEntries(
  db: Database,
  { userId, category, page }: { userId: string; category: ImpactCategory | undefined; page: PageQuery },
) {
  const [rows, [counted]] = await db.batch([
    db
      .select(entryColumns)
      .from(impactEntries)
      .where(and(isShown(userId), ofCategory(category), page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    db
      .select({ total: sql<number>`count(*)`.as('total') })
      .from(impactEntries)
      .where(and(isShown(userId), ofCategory(category))),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export const selectAllShown = (db: Database, userId: string) =>
  db
    .select(entryColumns)
    .from(impactEntries)
    .where(isShown(userId))
    .orderBy(desc(impactEntries.dateCompleted), desc(impactEntries.id))
    .limit(impactLimits.entries)

export const publicPages = keyset(impactPageList, {
  handle: ascending({ handle: impactPages.handle }),
})

export const selectPublicPages = (db: Database, today: string, page: PageQuery) =>
  db
    .select({ handle: impactPages.handle, updatedAt: impactPages.updatedAt })
    .from(impactPages)
    .where(and(isOpenPage(today), page.after))
    .orderBy(page.orderBy)
    .limit(page.limit)

const ownPart = (db: Database, { userId }: SignedIn, today: string) => ({
  own: db
    .select({
      handle: impactPages.handle,
      isPublic: impactPages.isPublic,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      isAdult: sql<number>`coalesce(${profiles.dateOfBirth} <= ${bornBy(today, limits.fullAge)}, 0)`.as('is_adult'),
      chosen: sql<number>`(SELECT count(*) FROM impact_handles AS mine WHERE mine.user_id = ${userId})`.as('chosen'),
    })
    .from(profiles)
    .leftJoin(impactPages, eq(impactPages.userId, profiles.id))
    .where(eq(profiles.id, userId)),
})

const pinnedPart = (db: Database, user: SignedIn) => ({
  pinned: db
    .select({ id: impactEntries.id, title: impactEntries.title, isPublic: impactEntries.isPublic })
    .from(impactEntries)
    .where(and(isOwn(impactEntries.userId, user), isNotNull(impactEntries.pinnedAt)))
    .orderBy(asc(impactEntries.pinnedAt))
    .limit(impactLimits.pinned),
})

const countPart = (db: Database, user: SignedIn) => ({
  counts: db
    .select({
      entries: sql<number>`count(*)`.as('entries'),
      shown: sql<number>`coalesce(sum(${impactEntries.isPublic}), 0)`.as('shown'),
    })
    .from(impactEntries)
    .where(isOwn(impactEntries.userId, user)),
})

export const selectOwn = ({ db, at }: Context, user: SignedIn) =>
  namedBatch(db, [ownPart(db, user, dayInIndia(at)), pinnedPart(db, user), countPart(db, user)])

export type OwnRows = Awaited<ReturnType<typeof selectOwn>>

interface Chosen {
  handle: string
  digest: string
  isPublic: boolean
}

/**
 * Saves a page. In one batch, the first person who chooses an address gets it, and the page is saved only if the
 * address is theirs.
 */
export async function upsertPage(context: Context, user: SignedIn, { handle, digest, isPublic }: Chosen) {
  const { db, at } = context
  const { userId } = user
  const today = dayInIndia(at)
  const hasRoom = sql`(SELECT count(*) FROM impact_handles AS mine WHERE mine.user_id = ${userId}) < ${impactLimits.handles}`
  const isFree = sql`NOT EXISTS (SELECT 1 FROM impact_pages AS other WHERE other.handle = ${handle} AND other.user_id <> ${userId})`
  const isAdult = sql`EXISTS (SELECT 1 FROM profiles AS born WHERE born.id = ${userId}
    AND born.date_of_birth <= ${bornBy(today, limits.fullAge)})`
  const isTheirs = sql`EXISTS (SELECT 1 FROM impact_handles AS taken WHERE taken.digest = ${digest} AND taken.user_id = ${userId})`
  const { handles, isDone, ...own } = await actBatch(context, [
    insertSelect(
      db,
      impactHandles,
      { digest, userId, chosenAt: at },
      sql`WHERE ${and(hasRoom, isFree, isPublic ? isAdult : undefined)}`,
    ).onConflictDoNothing(),
    {
      done: insertSelect(
        db,
        impactPages,
        { userId, handle, isPublic, updatedAt: at },
        sql`WHERE ${and(isTheirs, isFree, isPublic ? isAdult : undefined)}`,
      ).onConflictDoUpdate({ target: impactPages.userId, set: { handle, isPublic, updatedAt: at } }),
    },
    {
      handles: db.select({ userId: impactHandles.userId }).from(impactHandles).where(eq(impactHandles.digest, digest)),
    },
    ownPart(db, user, today),
    pinnedPart(db, user),
    countPart(db, user),
  ])
  return { isSaved: isDone, isTaken: handles[0] !== undefined && handles[0].userId !== userId, own }
}

/** Pins all given entries or none: if one of them is not the user's, nothing is changed. */
export async function updatePinned(context: Context, user: SignedIn, ids: readonly string[]) {
  const { db, at } = context
  const json = JSON.stringify(ids)
  const areOwn = sql`(SELECT count(*) FROM impact_entries AS mine WHERE mine.user_id = ${user.userId}
    AND mine.id IN (SELECT value FROM json_each(${json}))) = ${ids.length}`
  const { found, ...own } = await namedBatch(db, [
    { found: db.select({ isFound: sql<number>`${areOwn}`.as('is_found') }).from(sql`(SELECT 1)`) },
    db
      .update(impactEntries)
      .set({ pinnedAt: sql`(SELECT key + 1 FROM json_each(${json}) WHERE value = impact_entries.id)` })
      .where(
        and(
          isOwn(impactEntries.userId, user),
          sql`(${impactEntries.pinnedAt} IS NOT NULL OR ${impactEntries.id} IN (SELECT value FROM json_each(${json})))`,
          areOwn,
        ),
      ),
    ownPart(db, user, dayInIndia(at)),
    pinnedPart(db, user),
    countPart(db, user),
  ])
  return { isFound: found[0]?.isFound === 1, own }
}
