import { mutationBudgets } from '@kere/d1/schema/mutation-budgets'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../context.ts'

/** Faster than anybody works, and slow enough for what each may leave behind. */
export const mutationsPerWindow = 120

export const mutationWindowMs = 60_000

/** Whose mutation it is, and in which window it falls. */
export interface Spender {
  callerHash: string
  windowAt: number
}

/** Counts in the batch that checks the session, so that the budget costs no round trip. */
export const countMutation = (db: Database, spender: Spender) =>
  db
    .insert(mutationBudgets)
    .values({ ...spender, count: 1 })
    .onConflictDoUpdate({
      target: mutationBudgets.callerHash,
      set: {
        count: sql`CASE WHEN ${mutationBudgets.windowAt} = ${spender.windowAt} THEN ${mutationBudgets.count} + 1 ELSE 1 END`,
        windowAt: spender.windowAt,
      },
    })
    .returning({ count: mutationBudgets.count })

/** Once it is counted. */
export const isWithinBudget = ({ callerHash }: Spender): SQL =>
  sql`(SELECT count FROM mutation_budgets WHERE caller_hash = ${callerHash}) <= ${mutationsPerWindow}`
