import type { Language } from '@kere/contracts/accounts/languages'
import { actBatch } from '../../base/named-batch.ts'
import { accountTokens } from '@kere/d1/schema/accounts/account-tokens'
import { knownDevices } from '@kere/d1/schema/accounts/known-devices'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { userIdentities } from '@kere/d1/schema/accounts/user-identities'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { insertOwnAct } from '../accounts/own-act-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { isStaff } from '../../http/admitted-row.ts'
import { isOwn } from '../../http/own.ts'

export type OwnAccountRow = NonNullable<Awaited<ReturnType<typeof selectOwnAccount>>>

export async function selectOwnAccount(db: Database, actor: SignedIn) {
  const rows = await db
    .select({
      email: users.email,
      language: users.language,
      passwordHash: users.passwordHash,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      isStaff: isStaff.mapWith(Boolean).as('is_staff'),
      googleLinkedAt: sql<number | null>`(SELECT min(${userIdentities.createdAt}) FROM ${userIdentities}
        WHERE ${userIdentities.userId} = ${users.id})`.as('google_linked_at'),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(isOwn(users.id, actor))
  return rows.at(0)
}

export const updateLanguage = (context: Context, actor: SignedIn, language: Language) =>
  actBatch(context, [{ done: context.db.update(users).set({ language }).where(isOwn(users.id, actor)) }])

export async function selectIsKnownDevice(db: Database, actor: SignedIn, deviceHash: string): Promise<boolean> {
  const known = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(isOwn(knownDevices.userId, actor), eq(knownDevices.deviceHash, deviceHash)))
  return known.length > 0
}

interface NewPassword {
  from: string
  to: string
  device: string
}

/** @returns false if the password has changed since it was checked */
export async function updatePassword(context: Context, actor: SignedIn, { from, to, device }: NewPassword) {
  const { db, at } = context
  const isUnchanged = sql`${isOwn(users.id, actor)} AND ${users.passwordHash} = ${from}`
  const isTheirs = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${isUnchanged})`
  const { isDone } = await actBatch(context, [
    ...insertOwnAct(context, actor, {
      action: 'account.password_changed',
      detail: sql`(SELECT json_object('sessions', count(*)) FROM ${sessions}
        WHERE ${isOwn(sessions.userId, actor)} AND ${sessions.id} <> ${actor.sessionId} AND revoked_at IS NULL)`,
      template: 'password_changed',
      details: detailsOf(context, device),
      isMeant: isUnchanged,
    }),
    db
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(isOwn(sessions.userId, actor), ne(sessions.id, actor.sessionId), sql`revoked_at IS NULL`, isTheirs)),
    db
      .update(sessions)
      .set({ isPasswordShort: false, provedAt: at })
      .where(and(eq(sessions.id, actor.sessionId), isTheirs)),
    db.delete(knownDevices).where(and(isOwn(knownDevices.userId, actor), isTheirs)),
    db
      .update(accountTokens)
      .set({ usedAt: at })
      .where(
        and(
          isOwn(accountTokens.userId, actor),
          eq(accountTokens.purpose, 'reset_password'),
          isNull(accountTokens.usedAt),
          isTheirs,
        ),
      ),
    { done: db.update(users).set({ passwordHash: to, updatedAt: at }).where(isUnchanged) },
  ])
  return isDone
}

interface Unlinking {
  passwordHash: string
  device: string
}

/** @returns false if the identity was unlinked or the password changed in the meantime */
export async function deleteIdentity(context: Context, actor: SignedIn, { passwordHash, device }: Unlinking) {
  const { db } = context
  const isLinked = sql`${users.passwordHash} = ${passwordHash}
    AND EXISTS (SELECT 1 FROM ${userIdentities} WHERE ${userIdentities.userId} = ${users.id})`
  const { isDone } = await actBatch(context, [
    ...insertOwnAct(context, actor, {
      action: 'account.google_unlinked',
      template: 'google_unlinked',
      details: detailsOf(context, device),
      isMeant: isLinked,
    }),
    {
      done: db
        .delete(userIdentities)
        .where(
          and(
            isOwn(userIdentities.userId, actor),
            sql`EXISTS (SELECT 1 FROM ${users} WHERE ${isOwn(users.id, actor)} AND ${users.passwordHash} = ${passwordHash})`,
          ),
        ),
    },
  ])
  return isDone
}

const detailsOf = ({ at }: Context, device: string) => ({ at: new Date(at).toISOString(), device })
