import { namedBatch } from '../../base/named-batch.ts'
import { accountTokens } from '@kere/d1/schema/accounts/account-tokens'
import { idempotencyKeys } from '@kere/d1/schema/base/idempotency-keys'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { insertSelect } from '../../base/insert-select.ts'
import type { NewLink } from './account-links.ts'
import { erasePerson } from './person-rows.ts'
import { type NewAccount, newAccountRows } from './new-account-rows.ts'

export interface Sending {
  linkId: string
  at: number
}

interface Registered extends NewAccount {
  link: NewLink
  sending: Sending & { key: string }
}

/** Stands in the place of a user's id, because the answers of this endpoint are not stored for a caller. */
const caller = 'registration'

/**
 * Runs the same statements whether or not the address has an account. A repeated sending is carried out only once.
 * @returns the first sending
 */
export async function insertAccount(context: Context, { link, sending, ...account }: Registered): Promise<Sending> {
  const { db, at } = context
  const { id, email, role } = account
  const isNew = sql`${users.id} = ${id}`
  const isSending = and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, sending.key))
  const isFirst = sql`(SELECT ${idempotencyKeys.body} FROM ${idempotencyKeys} WHERE ${isSending}) = ${link.id}`

  const {
    first: [first],
  } = await namedBatch(db, [
    db
      .insert(idempotencyKeys)
      .values({ caller, key: sending.key, requestHash: sending.key, body: link.id, createdAt: sending.at })
      .onConflictDoNothing(),
    {
      first: db
        .select({ linkId: idempotencyKeys.body, at: idempotencyKeys.createdAt })
        .from(idempotencyKeys)
        .where(isSending),
    },
    erasePerson(context, sql`${users.email} = ${email} AND ${users.emailVerifiedAt} IS NULL AND ${isFirst}`),
    ...newAccountRows(context, account),
    insertSelect(
      db,
      accountTokens,
      { ...link, userId: sql`${users.id}`, createdAt: at },
      sql`FROM ${users} WHERE ${isNew}`,
    ),
    // A mail to an unproven address contains no name, because the stranger who gave the address may have chosen the
    // name too.
    insertOutboxRow(context, {
      template: sql`CASE WHEN ${isNew} THEN 'verify_email' ELSE 'account_exists' END`,
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      tokenId: sql`CASE WHEN ${isNew} THEN ${link.id} END`,
      details: sql`CASE WHEN ${isNew} THEN '{}' ELSE json_object('firstName', ${profiles.firstName}) END`,
      from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${users.email} = ${email} AND ${isFirst}`,
    }),
    insertAuditRow(context, {
      action: 'account.registered',
      actor: null,
      subject: { type: 'user', id: sql`${users.id}` },
      detail: { role },
      from: sql`FROM ${users} WHERE ${isNew}`,
    }),
  ])
  return { linkId: first?.linkId ?? link.id, at: first?.at ?? sending.at }
}
