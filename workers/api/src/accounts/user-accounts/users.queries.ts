import type { UserSort } from '@kere/contracts/accounts/user-account-options'
import { userList } from '@kere/contracts/accounts/user-accounts'
import { type OwnedAdminRecord, adminRecords } from '@kere/d1/catalog/admin-records'
import { deletionRequests } from '@kere/d1/schema/accounts/deletion-requests'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { suspensions, userEntries, userEntryCounts } from '@kere/d1/schema/accounts/user-accounts'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../accounts/person-rows.ts'
import { hasSecondFactor } from '../../http/admitted-row.ts'
import type { Context, Database } from '../../base/context.ts'
import { countList, totalOf } from '../../kit/lists/counts.ts'
import { inDateRange } from '../../base/days.ts'
import { byDate, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import type { RequestOf } from '../../kit/lists/rows-of.ts'
import { isFoundUser } from './found-user-rows.ts'

export type UserRequest = RequestOf<typeof userList.address, UserSort>

export const userPage = keyset(userList, byDate({ createdAt: userEntries.createdAt, id: userEntries.userId }))

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

export async function selectUserPage(db: Database, request: UserRequest, page: PageQuery) {
  const where = matches(request)
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
    countList(db, page, {
      from: userEntries,
      key: userEntries.searchRowId,
      where,
      known: { role: userEntryCounts.role, state: userEntryCounts.state },
    }),
  ])
  return { rows, counters, ...totalOf(counted) }
}

const matches = ({ state, role, educatorStatus, search, from, to }: UserRequest) =>
  and(
    state === undefined ? undefined : eq(userEntries.state, state),
    role === undefined ? undefined : eq(userEntries.role, role),
    educatorStatus === undefined ? undefined : eq(userEntries.educatorStatus, educatorStatus),
    isFoundUser(search),
    inDateRange(userEntries.createdAt, { from, to }),
  )

const suspenders = alias(profiles, 'suspenders')

export const selectUser = (db: Database, id: string) =>
  db
    .select({
      ...summaryColumns,
      bio: profiles.bio,
      dateOfBirth: profiles.dateOfBirth,
      isOnboarded: profiles.onboardingCompleted,
      hasSecondFactor: hasSecondFactor(users.id).mapWith(Boolean).as('has_second_factor'),
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

export async function selectHoldings({ db, at }: Context, id: string, countLimit: number) {
  const [[user], ...answers] = await db.batch([
    db.select({ id: users.id }).from(users).where(eq(users.id, id)),
    ...adminRecords.map((record) => selectAdminRecord(db, record, { id, now: at, countLimit })),
  ])
  if (!user) return null
  return adminRecords.map((record, place) => ({ record, rows: answers[place] ?? [] }))
}

function selectAdminRecord(
  db: Database,
  { table, ownedBy, title, note, at, where, path }: OwnedAdminRecord,
  { id, now, countLimit }: { id: string; now: number; countLimit: number },
) {
  const isListed = and(ownedBy(id), where?.(now))
  const some = db
    .select({ each: sql`1`.as('each') })
    .from(table)
    .where(isListed)
    .limit(countLimit)
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
    .where(isListed)
    .orderBy(sql`${at} DESC`)
    .limit(shownOfEach)
}
