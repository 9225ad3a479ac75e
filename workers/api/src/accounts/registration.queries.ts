import { accountTokens } from '@kere/d1/schema/account-tokens'
import { profiles } from '@kere/d1/schema/profiles'
import { users } from '@kere/d1/schema/users'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import { insertOutboxRow } from '../frame/outbox-row.ts'
import { insertSelect } from '../frame/insert-select.ts'
import type { NewLink } from './account-links.ts'
import { erasePerson } from './erasure-rows.ts'
import { type NewAccount, newAccountRows } from './new-account-rows.ts'

/**
 * One batch, the same whatever is known of the address. An unproven account is erased, with its links, for whoever registers
 * last; of a proven one its owner hears by mail.
 */
export async function insertAccount(context: Context, { link, ...account }: NewAccount & { link: NewLink }) {
  const { db, now } = context
  const { id, email, role } = account
  const isNew = sql`${users.id} = ${id}`

  await db.batch([
    erasePerson(context, sql`${users.email} = ${email} AND ${users.emailVerifiedAt} IS NULL`),
    ...newAccountRows(context, account),
    insertSelect(
      db,
      accountTokens,
      { ...link, userId: sql`${users.id}`, createdAt: now() },
      sql`FROM ${users} WHERE ${isNew}`,
    ),
    // No name to an unproven address: whoever gave the address chose the name too.
    insertOutboxRow(context, {
      template: sql`CASE WHEN ${isNew} THEN 'verify_email' ELSE 'account_exists' END`,
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      tokenId: sql`CASE WHEN ${isNew} THEN ${link.id} END`,
      details: sql`CASE WHEN ${isNew} THEN '{}' ELSE json_object('firstName', ${profiles.firstName}) END`,
      from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${users.email} = ${email}`,
    }),
    insertAuditRow(context, {
      action: 'account.registered',
      outcome: 'succeeded',
      actor: null,
      subject: { type: 'user', id: sql`${users.id}` },
      detail: { role },
      from: sql`FROM ${users} WHERE ${isNew}`,
    }),
  ])
}
