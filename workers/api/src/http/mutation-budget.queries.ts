import { mutationBudgets } from '@kere/d1/schema/base/mutation-budgets'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../base/context.ts'
import { insertSelect } from '../base/insert-select.ts'

/**
 * The limits are faster than a person works, and low enough to bound the rows that requests leave behind. The wider
 * limit allows a user three browsers, and a site three networks.
 */
export const mutationLimits = { caller: 120, wider: 360 }

export const mutationWindowMs = 60_000

/** `callerHash` stands for a session or a network, `widerHash` for its user or its site. */
export interface RateLimitKey {
  callerHash: string
  widerHash: string
  windowAt: number
}

export interface Spent {
  caller: number
  wider: number
}

/** Runs in the batch that checks the session, so that the budget costs no extra round trip. */
export const countForCaller = (db: Database, { callerHash, windowAt }: RateLimitKey) =>
  db
    .insert(mutationBudgets)
    .values({ callerHash, windowAt, count: 1 })
    .onConflictDoUpdate(oneMore(windowAt))
    .returning({ count: mutationBudgets.count })

/** Counts the request for the user or site, unless the session or network is already over its own limit. */
export const countForWider = (db: Database, { callerHash, widerHash, windowAt }: RateLimitKey) =>
  insertSelect(
    db,
    mutationBudgets,
    { callerHash: widerHash, windowAt, count: 1 },
    sql`WHERE ${isWithin(callerHash, mutationLimits.caller)}`,
  )
    .onConflictDoUpdate(oneMore(windowAt))
    .returning({ count: mutationBudgets.count })

type Counted = readonly { count: number }[]

export const toSpent = ([caller]: Counted, [wider]: Counted): Spent => ({
  caller: caller?.count ?? 0,
  wider: wider?.count ?? 0,
})

export const isWithinBudget = ({ callerHash, widerHash }: RateLimitKey): SQL =>
  sql`${isWithin(callerHash, mutationLimits.caller)} AND ${isWithin(widerHash, mutationLimits.wider)}`

const isWithin = (hash: string, limit: number): SQL =>
  sql`(SELECT count FROM mutation_budgets WHERE caller_hash = ${hash}) <= ${limit}`

export const oneMore = (windowAt: number) => ({
  target: mutationBudgets.callerHash,
  set: {
    count: sql`CASE WHEN ${mutationBudgets.windowAt} = ${windowAt} THEN ${mutationBudgets.count} + 1 ELSE 1 END`,
    windowAt,
  },
})
