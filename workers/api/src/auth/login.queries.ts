import { knownDevices } from '@kere/d1/schema/known-devices'
import { profiles } from '@kere/d1/schema/profiles'
import { userDenials } from '@kere/d1/schema/user-denials'
import { users } from '@kere/d1/schema/users'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, Database } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import { insertSelect } from '../frame/insert-select.ts'
import { dayInUtc } from '../lists/days.ts'
import { accountColumns } from './account-rows.ts'

/** Who may be at the keyboard, and whether the account is known in their browser. */
export async function selectCandidate(db: Database, email: string, deviceHash: string) {
  const [account] = await db
    .select({
      ...accountColumns,
      passwordHash: users.passwordHash,
      isKnownDevice: sql<boolean>`EXISTS (SELECT 1 FROM ${knownDevices}
        WHERE ${knownDevices.userId} = ${users.id} AND ${knownDevices.deviceHash} = ${deviceHash})`
        .mapWith(Boolean)
        .as('is_known_device'),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, email))
  return account
}

const operation = 'logIn'

/**
 * In the audit log once a day for each account, and counted, as denials are. For an unknown address the same statements write
 * nothing.
 */
export async function insertRefusal(context: Context, email: string) {
  const { db } = context
  const day = dayInUtc(context.now())
  const isToday = and(eq(userDenials.userId, users.id), eq(userDenials.operation, operation), eq(userDenials.day, day))
  await db.batch([
    insertAuditRow(context, {
      action: 'session.sign_in_refused',
      outcome: 'refused',
      actor: null,
      subject: { type: 'user', id: sql`${users.id}` },
      from: sql`FROM ${users} WHERE ${users.email} = ${email}
        AND NOT EXISTS (SELECT 1 FROM ${userDenials} WHERE ${isToday})`,
    }),
    insertSelect(
      db,
      userDenials,
      { userId: sql`${users.id}`, operation, day, count: 1 },
      sql`FROM ${users} WHERE ${users.email} = ${email}`,
    ).onConflictDoUpdate({
      target: [userDenials.userId, userDenials.operation, userDenials.day],
      set: { count: sql`${userDenials.count} + 1` },
    }),
  ])
}
