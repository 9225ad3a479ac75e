import { passkeyLimits } from '@kere/contracts/accounts/passkeys-options'
import { passkeys, spentChallenges } from '@kere/d1/schema/accounts/passkeys'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { recoveryCodes } from '@kere/d1/schema/accounts/second-factors'
import { users } from '@kere/d1/schema/accounts/users'
import { and, asc, eq, sql } from 'drizzle-orm'
import { accountColumns } from '../auth/account-rows.ts'
import { insertOwnAct } from '../accounts/own-act-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { isOwn } from '../../http/own.ts'
import type { CodeProof } from '../second-factor/code-rows.ts'
import { insertCodes, withoutFactor } from '../second-factor/second-factor-rows.ts'

export const selectPasskeys = ({ db }: Context, actor: SignedIn) =>
  db
    .select({
      id: passkeys.id,
      credentialId: passkeys.credentialId,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(isOwn(passkeys.userId, actor))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

interface Addition {
  passkey: typeof passkeys.$inferInsert
  device: string
  codeHashes: readonly string[]
}

/**
 * Adds a passkey, and recovery codes if the owner has none.
 * @returns whether each was written
 */
export async function insertPasskey(context: Context, actor: SignedIn, { passkey, device, codeHashes }: Addition) {
  const { db, at } = context
  const isRoom = sql`(SELECT count(*) FROM ${passkeys} WHERE ${passkeys.userId} = ${actor.userId}) < ${passkeyLimits.count}
    AND NOT EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.credentialId} = ${passkey.credentialId})`
  const isAdded = sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.id} = ${passkey.id})`
  const { isDone, codes } = await actBatch(context, [
    ...insertOwnAct(context, actor, {
      action: 'account.passkey_added',
      template: 'passkey_added',
      details: { at: new Date(at).toISOString(), device, passkey: passkey.name },
      isMeant: isRoom,
    }),
    { done: insertSelect(db, passkeys, passkey, sql`WHERE ${isRoom}`).returning({ id: passkeys.id }) },
    {
      codes: insertCodes(
        context,
        actor,
        codeHashes,
        sql`${isAdded} AND NOT EXISTS (SELECT 1 FROM ${recoveryCodes}
          WHERE ${recoveryCodes.userId} = ${actor.userId} AND ${recoveryCodes.usedAt} IS NULL)`,
      ).returning({ codeHash: recoveryCodes.codeHash }),
    },
  ])
  return { isDone, hasCodes: codes.length > 0 }
}

/** The recovery codes go with the last second factor. @returns the removed passkey */
export async function deletePasskey(context: Context, actor: SignedIn, { id, device }: { id: string; device: string }) {
  const { db, at } = context
  const isIt = and(eq(passkeys.id, id), isOwn(passkeys.userId, actor))
  const isThere = sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${isIt})`
  const nameOfIt = sql`(SELECT ${passkeys.name} FROM ${passkeys} WHERE ${isIt})`
  const {
    done: [deleted],
  } = await actBatch(context, [
    ...insertOwnAct(context, actor, {
      action: 'account.passkey_removed',
      template: 'passkey_removed',
      details: { at: new Date(at).toISOString(), device, passkey: nameOfIt },
      isMeant: isThere,
    }),
    { done: db.delete(passkeys).where(isIt).returning({ id: passkeys.id }) },
    db.delete(recoveryCodes).where(withoutFactor(actor)),
  ])
  return deleted
}

/** Finds a passkey by the name that its authenticator gave it, and its owner’s account. */
export async function selectPasskeyOf({ db }: Context, credentialId: string) {
  const [row] = await db
    .select({
      passkey: {
        // Both tables have an `id`.
        id: sql<string>`${passkeys.id}`.as('passkey_id'),
        userId: passkeys.userId,
        credentialId: passkeys.credentialId,
        publicKey: passkeys.publicKey,
        counter: passkeys.counter,
      },
      account: accountColumns,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(passkeys.credentialId, credentialId))
  return row
}

type Found = NonNullable<Awaited<ReturnType<typeof selectPasskeyOf>>>['passkey']

/** The passkey counts if it is still there, and was not used by somebody else in the meantime. */
export function proveByPasskey({ db, at }: Context, { id, userId, counter }: Found, newCounter: number): CodeProof {
  const isUnchanged = and(eq(passkeys.id, id), eq(passkeys.userId, userId), eq(passkeys.counter, counter))
  return {
    isUnused: sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${isUnchanged})`,
    spend: (isUsed) => [
      db.update(passkeys).set({ counter: newCounter, lastUsedAt: at }).where(and(isUnchanged, isUsed)),
    ],
  }
}

/** @returns false if the challenge was answered before */
export async function spendChallenge({ db, at }: Context, challenge: string) {
  const spent = await db
    .insert(spentChallenges)
    .values({ challenge, spentAt: at })
    .onConflictDoNothing()
    .returning({ spentAt: spentChallenges.spentAt })
  return spent.length > 0
}
