import { namedBatch } from '../../base/named-batch.ts'
import { accountTokens } from '@kere/d1/schema/accounts/account-tokens'
import { users } from '@kere/d1/schema/accounts/users'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertSelect } from '../../base/insert-select.ts'
import type { NewLink } from './account-links.ts'
import { erasePerson } from './person-rows.ts'
import { type Followed, type FollowedLink, isUsable } from './links.queries.ts'
import { type Names, namesOf } from './names.domain.ts'
import { newAccountRows } from './new-account-rows.ts'
import { proofRows } from './proof-rows.ts'

interface Replacement {
  followed: Followed
  link: FollowedLink
  passwordHash: string | null
  names?: Names | undefined
  next?: NewLink
}

/**
 * Replaces an unproven account by a new and proven one.
 * @returns false if in the meantime the link was used, or the account proven or registered again
 */
export async function replaceUnproven(
  context: Context,
  { followed, link, passwordHash, names, next }: Replacement,
): Promise<boolean> {
  const { db, at, newId } = context
  const id = newId('usr')
  const isMeant = sql`${users.id} = ${link.userId} AND ${users.emailVerifiedAt} IS NULL
    AND EXISTS (SELECT 1 FROM ${accountTokens} WHERE ${isUsable(followed, at)})`
  const insertLink = (row: NewLink, usedAt: number | null) =>
    insertSelect(
      db,
      accountTokens,
      { ...row, userId: sql`${users.id}`, createdAt: at, usedAt },
      sql`FROM ${users} WHERE ${users.id} = ${id}`,
    )

  const { erased } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'account.taken_over',
      actor: null,
      subject: { type: 'user', id },
      detail: { by: followed.purpose },
      from: sql`FROM ${users} WHERE ${isMeant}`,
    }),
    { erased: erasePerson(context, isMeant) },
    ...newAccountRows(context, {
      id,
      email: link.email,
      passwordHash: null,
      role: 'student',
      ...(names ?? namesOf(link)),
    }),
    // The link was deleted together with its account. It is inserted again as used, so that opening it again gets the
    // answer for a used link.
    insertLink({ id: link.id, expiresAt: link.expiresAt, ...followed }, at),
    ...(next ? [insertLink(next, null)] : []),
    ...proofRows(context, id),
    // The password is set after the confirmation, because that removes the password of an address that becomes admin.
    db.update(users).set({ passwordHash }).where(eq(users.id, id)),
  ])
  return erased.length > 0
}
