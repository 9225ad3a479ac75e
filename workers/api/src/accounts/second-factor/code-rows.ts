import { passkeys } from '@kere/d1/schema/accounts/passkeys'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { recoveryCodes, secondFactors } from '@kere/d1/schema/accounts/second-factors'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Context } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'

/** A code that is right now. The statement that relies on it checks `isUnused` again, and `spend` follows in its batch. */
export interface CodeProof {
  isUnused: SQL
  spend: (isUsed: SQL) => BatchItem<'sqlite'>[]
}

export async function selectFactor({ db }: Context, userId: string) {
  const [factor] = await db
    .select({
      sealedKey: secondFactors.sealedKey,
      confirmedAt: secondFactors.confirmedAt,
      lastPeriod: secondFactors.lastPeriod,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  return factor
}

type SealedFactor = Pick<typeof secondFactors.$inferSelect, 'userId' | 'sealedKey'>

export const selectSealedKeys = ({ db }: Pick<Context, 'db'>, isOlder: (column: SQLiteColumn) => SQL, limit: number) =>
  db
    .select({ userId: secondFactors.userId, sealedKey: secondFactors.sealedKey })
    .from(secondFactors)
    .where(isOlder(secondFactors.sealedKey))
    .limit(limit)

export const updateSealedKey = ({ db }: Pick<Context, 'db'>, { userId, sealedKey }: SealedFactor, resealed: string) =>
  db
    .update(secondFactors)
    .set({ sealedKey: resealed })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.sealedKey, sealedKey)))

export async function selectFactorState({ db }: Context, userId: string) {
  const [state] = await db
    .select({
      since: secondFactors.confirmedAt,
      codesLeft: sql<number>`(SELECT count(*) FROM ${recoveryCodes}
        WHERE ${recoveryCodes.userId} = ${users.id} AND ${recoveryCodes.usedAt} IS NULL)`.as('codes_left'),
      hasPasskey: sql<boolean>`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.userId} = ${users.id})`
        .mapWith(Boolean)
        .as('has_passkey'),
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId))
  return state
}

export function proveByApp({ db }: Context, userId: string, period: number): CodeProof {
  const isFactor = and(
    eq(secondFactors.userId, userId),
    isNotNull(secondFactors.confirmedAt),
    sql`${secondFactors.lastPeriod} < ${period}`,
  )
  return {
    isUnused: sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE ${isFactor})`,
    spend: (isUsed) => [db.update(secondFactors).set({ lastPeriod: period }).where(and(isFactor, isUsed))],
  }
}

export function proveByRecovery(context: Context, userId: string, codeHash: string, device: string): CodeProof {
  const { db, at } = context
  const isCode = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, codeHash),
    isNull(recoveryCodes.usedAt),
  )
  const isUnused = sql`EXISTS (SELECT 1 FROM ${recoveryCodes} WHERE ${isCode})`
  return {
    isUnused,
    spend: (isUsed) => {
      const from = sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${users.id} = ${userId} AND ${isUnused} AND ${isUsed}`
      return [
        insertAuditRow(context, {
          action: 'account.recovery_code_used',
          actor: { userId: sql`${users.id}`, role: sql`${profiles.role}` },
          subject: { type: 'user', id: userId },
          from,
        }),
        insertOutboxRow(context, {
          template: 'recovery_code_used',
          userId: sql`${users.id}`,
          to: sql`${users.email}`,
          details: sql`json_object('firstName', ${profiles.firstName}, 'device', ${device},
            'at', ${new Date(at).toISOString()})`,
          from,
        }),
        db.update(recoveryCodes).set({ usedAt: at }).where(and(isCode, isUsed)),
      ]
    },
  }
}
