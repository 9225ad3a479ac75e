import type { Role } from '@kere/contracts/roles'
import type { UserState } from '@kere/contracts/user-account-options'
import { userList } from '@kere/contracts/user-accounts'
import { type HeldRows, holdings } from '@kere/d1/holdings'
import { deletionRequests } from '@kere/d1/schema/own-data'
import { profiles } from '@kere/d1/schema/profiles'
import { sessions } from '@kere/d1/schema/sessions'
import { suspensions, userEntries, userEntryCounts } from '@kere/d1/schema/user-accounts'
import { users } from '@kere/d1/schema/users'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../accounts/name-rows.ts'
import type { Context, Database } from '../context.ts'
import { countRows } from '../lists/counts.ts'
import { type Days, isWithin } from '../lists/days.ts'
import { ascending, descending, keyset, type Page } from '../lists/keyset.ts'
import { isFound } from '../lists/search.ts'

export interface UserFilters extends Days {
  state?: UserState | undefined
  role?: Role | undefined
  search?: string | undefined
}

const byDate = { createdAt: userEntries.createdAt, id: userEntries.userId }

export const userPage = keyset(userList, { newest: descending(byDate), oldest: ascending(byDate) })

const summaryColumns = {
  id: userEntries.userId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  role: userEntries.role,
  educatorStatus: profiles.educatorStatus,
  state: userEntries.state,
  avatarUrl: profiles.avatarUrl,
  createdAt: userEntries.createdAt,
}

export async function selectUserPage(db: Database, filters: UserFilters, page: Page) {
  const where = matches(filters)
  const [rows, counters, [counted]] = await db.batch([
    db
      .select(summaryColumns)
      .from(userEntries)
      .innerJoin(users, eq(users.id, userEntries.userId))
      .innerJoin(profiles, eq(profiles.id, userEntries.userId))
      .where(and(where, page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    db.select().from(userEntryCounts),
    countRows(db, {
      from: userEntries,
      key: userEntries.seq,
      where,
      // The counters know how many there are of a role and state.
      atMost: isCounted(filters) ? 0 : page.countUpTo,
    }),
  ])
  return { rows, counters, counted: isCounted(filters) ? null : (counted?.total ?? 0) }
}

const isCounted = ({ search, from, to }: UserFilters) => !search?.trim() && from === undefined && to === undefined

const matches = ({ state, role, search, from, to }: UserFilters) =>
  and(
    state === undefined ? undefined : eq(userEntries.state, state),
    role === undefined ? undefined : eq(userEntries.role, role),
    isFound({ table: 'user_search', seq: userEntries.seq }, search),
    isWithin(userEntries.createdAt, { from, to }),
  )

const suspenders = alias(profiles, 'suspenders')

export const selectUser = (db: Database, id: string) =>
  db
    .select({
      ...summaryColumns,
      bio: profiles.bio,
      dateOfBirth: profiles.dateOfBirth,
      isOnboarded: profiles.onboardingCompleted,
      lastSeenAt: sql<number | null>`(SELECT max(${sessions.lastSeenAt}) FROM ${sessions}
        WHERE ${sessions.userId} = ${users.id})`.as('last_seen_at'),
      suspendedAt: suspensions.suspendedAt,
      suspendedBy: fullName(suspenders).as('suspender'),
      suspensionReason: suspensions.reason,
      deletionDueAt: deletionRequests.dueAt,
      deletionRequestedBy: deletionRequests.requestedBy,
    })
    .from(userEntries)
    .innerJoin(users, eq(users.id, userEntries.userId))
    .innerJoin(profiles, eq(profiles.id, userEntries.userId))
    .leftJoin(suspensions, eq(suspensions.userId, users.id))
    .leftJoin(suspenders, eq(suspenders.id, suspensions.suspendedBy))
    .leftJoin(deletionRequests, eq(deletionRequests.userId, users.id))
    .where(eq(userEntries.userId, id))

export type UserRow = Awaited<ReturnType<typeof selectUser>>[number]

export type UserSummaryRow = Pick<UserRow, keyof typeof summaryColumns>

const shownOfEach = 5

export async function selectHoldings({ db, now }: Context, id: string, countUpTo: number) {
  const [[user], ...answers] = await db.batch([
    db.select({ id: users.id }).from(users).where(eq(users.id, id)),
    ...holdings.map((holding) => selectHeld(db, holding, { id, now: now(), countUpTo })),
  ])
  if (!user) return null
  return holdings.map((holding, place) => ({ holding, rows: answers[place] ?? [] }))
}

function selectHeld(
  db: Database,
  { table, areOf, title, note, at, only, path }: HeldRows,
  { id, now, countUpTo }: { id: string; now: number; countUpTo: number },
) {
  const where = and(areOf(id), only?.(now))
  const some = db
    .select({ each: sql`1`.as('each') })
    .from(table)
    .where(where)
    .limit(countUpTo)
    .as('some')
  return db
    .select({
      title: sql<string | null>`${title}`.as('title'),
      note: sql<string | null>`${note ?? null}`.as('note'),
      at: sql<number>`${at}`.as('at'),
      path: sql<string | null>`${path ?? null}`.as('path'),
      total: sql<number>`(${db.select({ total: sql`count(*)` }).from(some)})`.as('total'),
    })
    .from(table)
    .where(where)
    .orderBy(sql`${at} DESC`)
    .limit(shownOfEach)
}
