import { knownDevices } from '@kere/d1/schema/accounts/known-devices'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { applicationRows } from '../educator-applications/application-rows.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'

/**
 * Confirms an address in one batch: it sends the welcome, makes the educator's application, and makes the configured
 * address an admin (S-497, C-42).
 * @param userId may be SQL; NULL means nobody
 */
export function proofRows(context: Context, userId: string | SQL) {
  const { db, at, settings } = context
  const superAdminEmail = settings.superAdminEmail?.toLowerCase() ?? ''
  const fromUser = sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${users.id} = ${userId}`
  const isUnproven = sql`${users.emailVerifiedAt} IS NULL`
  const becomesAdmin = sql`${users.email} = ${superAdminEmail} AND ${profiles.role} <> 'admin'`
  const theAdminToBe = sql`(SELECT ${users.id} ${fromUser} AND ${becomesAdmin})`
  const actor = { userId: sql`${users.id}`, role: sql`${profiles.role}` }
  const subject = { type: 'user', id: sql`${users.id}` }
  const mail = { userId: sql`${users.id}`, to: sql`${users.email}` }

  return [
    insertOutboxRow(context, {
      template: 'welcome',
      ...mail,
      details: sql`json_object('firstName', ${profiles.firstName}, 'role', ${profiles.role})`,
      from: sql`${fromUser} AND ${isUnproven} AND NOT (${becomesAdmin})`,
    }),
    insertOutboxRow(context, {
      template: 'role_changed',
      ...mail,
      details: sql`json_object('firstName', ${profiles.firstName}, 'role', 'admin', 'ended', CASE
        WHEN ${isUnproven} THEN '' WHEN ${users.passwordHash} IS NULL THEN 'sessions' ELSE 'sessions,password' END)`,
      from: sql`${fromUser} AND ${becomesAdmin}`,
    }),
    insertAuditRow(context, {
      action: 'account.email_verified',
      actor,
      subject,
      from: sql`${fromUser} AND ${isUnproven}`,
    }),
    insertAuditRow(context, {
      action: 'role.changed',
      actor,
      subject,
      detail: sql`json_object('from', ${profiles.role}, 'to', 'admin')`,
      from: sql`${fromUser} AND ${becomesAdmin}`,
    }),
    // The confirmation was made under another role, which is not enough for an admin: the sessions end, and the owner
    // must set a new password.
    db
      .update(sessions)
      .set({ revokedAt: at })
      .where(sql`${sessions.userId} = ${theAdminToBe} AND revoked_at IS NULL`),
    db.delete(knownDevices).where(sql`${knownDevices.userId} = ${theAdminToBe}`),
    db
      .update(users)
      .set({ passwordHash: null })
      .where(sql`${users.id} = ${theAdminToBe}`),
    db
      .update(profiles)
      .set({ role: 'admin', onboardingCompleted: true, educatorStatus: null, updatedAt: at })
      .where(sql`${profiles.id} = ${theAdminToBe}`),
    db
      .update(users)
      .set({ emailVerifiedAt: at, updatedAt: at })
      .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt))),
    ...applicationRows(context, userId),
  ] as const
}
