import type { ChosenRole } from '@kere/contracts/roles'
import { accountTokens } from '@kere/d1/schema/account-tokens'
import { enrollments } from '@kere/d1/schema/enrollments'
import { knownDevices } from '@kere/d1/schema/known-devices'
import { profiles } from '@kere/d1/schema/profiles'
import { sessions } from '@kere/d1/schema/sessions'
import { users } from '@kere/d1/schema/users'
import { eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import { insertOutboxRow } from '../frame/outbox-row.ts'
import { insertSelect } from '../frame/insert-select.ts'
import type { NewLink } from './account-links.ts'

interface NewAccount {
  id: string
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  role: ChosenRole
  link: NewLink
}

const anew = Object.fromEntries(
  Object.entries(getTableColumns(profiles))
    .filter(([key]) => key !== 'id' && key !== 'createdAt')
    .map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
)

/**
 * One batch, the same whatever is known of the address. An unproven account is replaced by whoever registers last, with all
 * that was done in it; of a proven one its owner hears by mail.
 */
export async function insertAccount(context: Context, account: NewAccount) {
  const { db, now } = context
  const { id, email, passwordHash, firstName, lastName, role, link } = account
  const isUnproven = sql`${users.email} = ${email} AND ${users.emailVerifiedAt} IS NULL`
  const unproven = sql`(SELECT ${users.id} FROM ${users} WHERE ${isUnproven})`
  const times = { createdAt: now(), updatedAt: now() }

  await db.batch([
    db.update(accountTokens).set({ usedAt: now() })
      .where(sql`${accountTokens.userId} = ${unproven} AND ${accountTokens.purpose} = 'verify_email'
        AND ${accountTokens.usedAt} IS NULL`),
    db
      .update(sessions)
      .set({ revokedAt: now() })
      .where(sql`${sessions.userId} = ${unproven} AND revoked_at IS NULL`),
    db.delete(knownDevices).where(sql`${knownDevices.userId} = ${unproven}`),
    db.delete(enrollments).where(sql`${enrollments.studentId} = ${unproven}`),
    db
      .insert(users)
      .values({ id, email, passwordHash, ...times })
      .onConflictDoUpdate({
        target: users.email,
        set: { passwordHash, updatedAt: now() },
        setWhere: isNull(users.emailVerifiedAt),
      }),
    db
      .insert(profiles)
      .values({
        id: sql`(SELECT ${users.id} FROM ${users} WHERE ${eq(users.email, email)})`,
        firstName,
        lastName,
        role,
        educatorStatus: role === 'educator' ? 'pending' : null,
        ...times,
      })
      .onConflictDoUpdate({ target: profiles.id, set: anew, setWhere: sql`${profiles.id} = ${unproven}` }),
    insertSelect(
      db,
      accountTokens,
      { ...link, userId: sql`${users.id}`, createdAt: now() },
      sql`FROM ${users} WHERE ${isUnproven}`,
    ),
    // No name to an unproven address: whoever gave the address chose the name too.
    insertOutboxRow(context, {
      template: sql`CASE WHEN ${users.emailVerifiedAt} IS NULL THEN 'verify_email' ELSE 'account_exists' END`,
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      tokenId: sql`CASE WHEN ${users.emailVerifiedAt} IS NULL THEN ${link.id} END`,
      details: sql`CASE WHEN ${users.emailVerifiedAt} IS NULL THEN '{}'
        ELSE json_object('firstName', ${profiles.firstName}) END`,
      from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${users.email} = ${email}`,
    }),
    insertAuditRow(context, {
      action: 'account.registered',
      outcome: 'succeeded',
      actor: null,
      subject: { type: 'user', id: sql`${users.id}` },
      detail: { role },
      from: sql`FROM ${users} WHERE ${isUnproven}`,
    }),
  ])
}
