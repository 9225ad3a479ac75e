import { accountTokens } from '@kere/d1/schema/accounts/account-tokens'
import { knownDevices } from '@kere/d1/schema/accounts/known-devices'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { accountColumns } from '../auth/account-rows.ts'
import type { Context } from '../../base/context.ts'
import { isStaff } from '../../http/admitted-row.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { insertSelect } from '../../base/insert-select.ts'
import type { LinkPurpose, NewLink } from './account-links.ts'
import type { Names } from './names.domain.ts'
import { proofRows } from './proof-rows.ts'

export interface Followed {
  purpose: LinkPurpose
  tokenHash: string
}

export type FollowedLink = Awaited<ReturnType<typeof selectLink>>[number]

const isLink = ({ purpose, tokenHash }: Followed) =>
  and(eq(accountTokens.tokenHash, tokenHash), eq(accountTokens.purpose, purpose))

export const isUsable = (followed: Followed, now: number) =>
  and(isLink(followed), isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, now))

export const selectLink = ({ db, settings }: Pick<Context, 'db' | 'settings'>, followed: Followed) =>
  db
    .select({
      id: accountTokens.id,
      expiresAt: accountTokens.expiresAt,
      usedAt: accountTokens.usedAt,
      userId: sql<string>`${users.id}`.as('user_id'),
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      passwordHash: users.passwordHash,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      isStaff: isStaff.mapWith(Boolean).as('is_staff'),
      role: sql<
        typeof profiles.$inferSelect.role
      >`CASE WHEN ${users.email} = ${settings.superAdminEmail?.toLowerCase() ?? ''}
        THEN 'admin' ELSE ${profiles.role} END`.as('proven_role'),
    })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(isLink(followed))

/** Writes a link and its email. For an address without an account the same statements run and write nothing. */
export async function insertLink(context: Context, email: string, link: NewLink) {
  const { db, at } = context
  const isMeant = sql`${users.email} = ${email} AND ${link.purpose === 'verify_email' ? isNull(users.emailVerifiedAt) : sql`TRUE`}`
  await db.batch([
    insertSelect(
      db,
      accountTokens,
      { ...link, userId: sql`${users.id}`, createdAt: at },
      sql`FROM ${users} WHERE ${isMeant}`,
    ),
    insertOutboxRow(context, {
      template: link.purpose === 'verify_email' ? 'verify_email' : 'password_reset',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      tokenId: link.id,
      details: sql`CASE WHEN ${users.emailVerifiedAt} IS NULL THEN ${link.purpose === 'reset_password' ? '{"isAnew":"true"}' : '{}'}
        ELSE json_object('firstName', ${profiles.firstName}) END`,
      from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isMeant}`,
    }),
  ])
}

export async function selectAccount({ db }: Pick<Context, 'db'>, userId: string) {
  const rows = await db
    .select(accountColumns)
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
  return rows.at(0)
}

/**
 * Confirms an address. Each statement checks the link, and the last one uses up all links of this kind.
 * @returns the link as it was before
 */
export async function proveByLink(context: Context, tokenHash: string) {
  const followed: Followed = { purpose: 'verify_email', tokenHash }
  const userId = ownerOf(followed, context.at)
  const [[link]] = await context.db.batch([
    selectLink(context, followed),
    ...proofRows(context, userId),
    spendLinks(context, userId, followed.purpose),
  ])
  return link
}

/** The account of the link, or NULL if the link is no longer usable. */
const ownerOf = (followed: Followed, now: number) =>
  sql`(SELECT ${accountTokens.userId} FROM ${accountTokens} WHERE ${isUsable(followed, now)})`

const spendLinks = ({ db, at }: Context, userId: SQL, purpose: LinkPurpose) =>
  db
    .update(accountTokens)
    .set({ usedAt: at })
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt)))

/**
 * Sets a password. It ends every session and uses up every other link of this kind.
 * @returns the link as it was before
 */
export async function updatePasswordByLink(
  context: Context,
  tokenHash: string,
  { passwordHash, names }: { passwordHash: string; names: Names | undefined },
) {
  const { db, at } = context
  const followed: Followed = { purpose: 'reset_password', tokenHash }
  const userId = ownerOf(followed, at)
  const fromUser = sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${users.id} = ${userId}`
  const [[link]] = await db.batch([
    selectLink(context, followed),
    ...proofRows(context, userId),
    insertOutboxRow(context, {
      template: 'password_changed',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'at', ${new Date(at).toISOString()})`,
      from: fromUser,
    }),
    insertAuditRow(context, {
      action: 'account.password_reset',
      actor: { userId: sql`${users.id}`, role: sql`${profiles.role}` },
      subject: { type: 'user', id: sql`${users.id}` },
      from: fromUser,
    }),
    db
      .update(sessions)
      .set({ revokedAt: at })
      .where(sql`${sessions.userId} = ${userId} AND revoked_at IS NULL`),
    db.delete(knownDevices).where(sql`${knownDevices.userId} = ${userId}`),
    db
      .update(users)
      .set({ passwordHash, updatedAt: at })
      .where(sql`${users.id} = ${userId}`),
    ...(names
      ? [
          db
            .update(profiles)
            .set({ ...names, updatedAt: at })
            .where(sql`${profiles.id} = ${userId}`),
        ]
      : []),
    spendLinks(context, userId, followed.purpose),
  ])
  return link
}
