import type { ChosenRole } from '@kere/contracts/accounts/roles'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { userIdentities } from '@kere/d1/schema/accounts/user-identities'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { erasePerson } from '../accounts/person-rows.ts'
import { newAccountRows } from '../accounts/new-account-rows.ts'
import { proofRows } from '../accounts/proof-rows.ts'
import type { Account } from '../auth/issue-tokens.ts'
import { accountColumns } from '../auth/account-rows.ts'
import type { Context } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import type { GooglePerson } from './google-provider.ts'

export const selectByIdentity = ({ db }: Pick<Context, 'db'>, subject: string) =>
  db
    .select(accountColumns)
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(userIdentities.provider, 'google'), eq(userIdentities.subject, subject)))

interface Newcomer {
  id: string
  person: GooglePerson
  role: ChosenRole
  device: string
}

/**
 * Links a Google identity to an account, or makes one. It is one batch, so that two simultaneous requests find the same
 * account. An unproven account is erased first, because nobody can tell whose it was.
 */
export async function linkIdentity(
  context: Context,
  { id, person, role, device }: Newcomer,
): Promise<Account | undefined> {
  const { db, at } = context
  const { email, subject, firstName, lastName } = person
  const isTheirs = sql`${users.email} = ${email}`
  const isUnproven = sql`${isTheirs} AND ${users.emailVerifiedAt} IS NULL`
  const isNewlyLinked = sql`${isTheirs} AND ${users.emailVerifiedAt} IS NOT NULL AND NOT EXISTS (SELECT 1
    FROM ${userIdentities} WHERE ${userIdentities.provider} = 'google' AND ${userIdentities.subject} = ${subject})`
  const theirs = sql`(SELECT ${users.id} FROM ${users} WHERE ${isTheirs})`
  const auditOf = (action: 'account.registered' | 'account.google_linked', condition: SQL) =>
    insertAuditRow(context, {
      action,
      actor: { userId: sql`${users.id}`, role: sql`${profiles.role}` },
      subject: { type: 'user', id: sql`${users.id}` },
      detail: { provider: 'google' },
      from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${condition}`,
    })

  await db.batch([
    insertAuditRow(context, {
      action: 'account.taken_over',
      actor: null,
      subject: { type: 'user', id },
      detail: { by: 'google' },
      from: sql`FROM ${users} WHERE ${isUnproven}`,
    }),
    erasePerson(context, isUnproven),
    ...newAccountRows(context, { id, email, passwordHash: null, firstName, lastName, role }),
    auditOf('account.registered', sql`${users.id} = ${id}`),
    auditOf('account.google_linked', isNewlyLinked),
    insertOutboxRow(context, {
      template: 'google_linked',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'at', ${new Date(at).toISOString()}, 'device', ${device})`,
      from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isNewlyLinked}`,
    }),
    insertSelect(
      db,
      userIdentities,
      { provider: 'google', subject, userId: sql`${users.id}`, createdAt: at },
      sql`FROM ${users} WHERE ${isTheirs}`,
    ).onConflictDoNothing(),
    ...proofRows(context, theirs),
  ])
  const [account] = await selectByIdentity(context, subject)
  return account
}
