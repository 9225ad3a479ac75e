import { mutationBudgets } from '@kere/d1/schema/base/mutation-budgets'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../base/context.ts'
import { insertSelect } from '../base/insert-select.ts'

/**
 * The limits are above human speed, and low enough for what each request leaves behind. A user may work in three
 * browsers, a site in three networks.
 */
export const mutationLimits = { caller: 120, wider: 360 }

export const mutationWindowMs = 60_000

/** The caller is a session or network; wider is its user or site. */
export interface RateLimitKey {
  callerHash: string
  widerHash: string
  windowAt: number
}

export interface Spent {
  caller: number
  wider: number
}

/** Counts in the batch that checks the session, so that the budget costs no round trip. */
export const countForCaller = (db: Database, { callerHash, windowAt }: RateLimitKey) =>
  db
    .insert(mutationBudgets)
    .values({ callerHash, windowAt, count: 1 })
    .onConflictDoUpdate(oneMore(windowAt))
    .returning({ count: mutationBudgets.count })

/** A refused request is not counted. */
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

const oneMore = (windowAt: number) => ({
  target: mutationBudgets.callerHash,
  set: {
    count: sql`CASE WHEN ${mutationBudgets.windowAt} = ${windowAt} THEN ${mutationBudgets.count} + 1 ELSE 1 END`,
    windowAt,
  },
})
