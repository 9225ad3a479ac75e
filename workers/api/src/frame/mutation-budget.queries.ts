import { mutationBudgets } from '@kere/d1/schema/mutation-budgets'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../context.ts'
import { insertSelect } from './insert-select.ts'

/** Above human speed, low enough for what each leaves behind. A user may work in three browsers. */
export const mutationLimits = { caller: 120, user: 360 }

export const mutationWindowMs = 60_000

export interface Spender {
  callerHash: string
  windowAt: number
}

export interface UserSpender extends Spender {
  userHash: string
}

export interface Spent {
  caller: number
  user: number
}

/** Counts in the batch that checks the session, so that the budget costs no round trip. */
export const countMutation = (db: Database, { callerHash, windowAt }: Spender) =>
  db
    .insert(mutationBudgets)
    .values({ callerHash, windowAt, count: 1 })
    .onConflictDoUpdate(oneMore(windowAt))
    .returning({ count: mutationBudgets.count })

/** What a session is refused is not its user's. */
export const countForUser = (db: Database, { callerHash, userHash, windowAt }: UserSpender) =>
  insertSelect(
    db,
    mutationBudgets,
    { callerHash: userHash, windowAt, count: 1 },
    sql`WHERE ${isWithin(callerHash, mutationLimits.caller)}`,
  )
    .onConflictDoUpdate(oneMore(windowAt))
    .returning({ count: mutationBudgets.count })

type Counted = readonly { count: number }[]

export const toSpent = ([caller]: Counted, [user]: Counted = []): Spent => ({
  caller: caller?.count ?? 0,
  user: user?.count ?? 0,
})

export const isWithinBudget = ({ callerHash }: Spender): SQL => isWithin(callerHash, mutationLimits.caller)

export const isWithinUserBudget = (spender: UserSpender): SQL =>
  sql`${isWithinBudget(spender)} AND ${isWithin(spender.userHash, mutationLimits.user)}`

const isWithin = (hash: string, limit: number): SQL =>
  sql`(SELECT count FROM mutation_budgets WHERE caller_hash = ${hash}) <= ${limit}`

const oneMore = (windowAt: number) => ({
  target: mutationBudgets.callerHash,
  set: {
    count: sql`CASE WHEN ${mutationBudgets.windowAt} = ${windowAt} THEN ${mutationBudgets.count} + 1 ELSE 1 END`,
    windowAt,
  },
})
