import { tokenLimits } from '@kere/contracts/console/api-token-options'
import { mutationBudgets } from '@kere/d1/schema/base/mutation-budgets'
import { apiTokens } from '@kere/d1/schema/console/api-tokens'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../base/context.ts'
import { insertSelect } from '../base/insert-select.ts'
import { isUsable } from './api-token-row.ts'
import { oneMore } from './mutation-budget.queries.ts'

interface Given {
  prefix: string
  tokenHash: string
  callerHash: string
  windowAt: number
  now: number
}

/**
 * Finds a token that can be used, and counts the request against it. The batch writes, so the primary answers it, and a
 * token that was revoked a moment ago is not found.
 */
export async function findToken(db: Database, { prefix, tokenHash, callerHash, windowAt, now }: Given) {
  const [counted, rows] = await db.batch([
    insertSelect(
      db,
      mutationBudgets,
      { callerHash, windowAt, count: 1 },
      sql`FROM ${apiTokens} WHERE ${and(eq(apiTokens.prefix, prefix), eq(apiTokens.tokenHash, tokenHash), isUsable(now))}`,
    )
      .onConflictDoUpdate(oneMore(windowAt))
      .returning({ count: mutationBudgets.count }),
    db
      .select({
        id: apiTokens.id,
        tokenHash: apiTokens.tokenHash,
        scopes: apiTokens.scopes,
        makerId: apiTokens.makerId,
        lastUsedAt: apiTokens.lastUsedAt,
      })
      .from(apiTokens)
      .where(and(eq(apiTokens.prefix, prefix), isUsable(now))),
  ])
  return { token: rows[0], count: counted[0]?.count ?? 0 }
}

const useStoredMs = tokenLimits.useStoredMinutes * 60 * 1000

export const isUseStored = (lastUsedAt: number | null, now: number) =>
  lastUsedAt !== null && lastUsedAt > now - useStoredMs

export const updateLastUse = (db: Database, id: string, now: number) =>
  db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lte(apiTokens.lastUsedAt, now - useStoredMs))))
