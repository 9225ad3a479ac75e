import type { CodeState } from '@kere/contracts/orders/discount-code-options'
import type { codeProblems } from '@kere/contracts/orders/discount-codes'
import { discountCodes, holdsUse } from '@kere/d1/schema/orders/discount-codes'
import { orders } from '@kere/d1/schema/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import { dayInIndia } from '../../base/days.ts'

export type CodeProblem = (typeof codeProblems)[number]

export const codeState = (now: number) => sql<CodeState>`CASE
  WHEN ${discountCodes.endedAt} IS NOT NULL THEN 'ended'
  WHEN ${discountCodes.lastDay} < ${dayInIndia(now)} THEN 'over'
  WHEN ${discountCodes.firstDay} > ${dayInIndia(now)} THEN 'not_yet'
  WHEN ${discountCodes.orderCount} + ${discountCodes.placeCount} >= ${discountCodes.maxUses} THEN 'used_up'
  ELSE 'active' END`

/** Codes in this state. The first condition is one that an index serves: few codes are in their days at a time. */
export function isInState(state: CodeState, now: number) {
  const today = dayInIndia(now)
  const found =
    state === 'ended'
      ? sql`ended_at IS NOT NULL`
      : state === 'over'
        ? sql`${discountCodes.lastDay} < ${today}`
        : sql`${discountCodes.lastDay} >= ${today}`
  return sql`${found} AND ${codeState(now)} = ${state}`
}

interface Use {
  code: string
  courseId: string
  buyerId: string
  now: number
}

const hasUseLeft = sql`${discountCodes.orderCount} + ${discountCodes.placeCount} < ${discountCodes.maxUses}`

const isLeftFor = (buyer: string | SQL) => sql`(SELECT count(*) FROM orders AS used
  WHERE used.code_id = ${discountCodes.id} AND used.buyer_id = ${buyer} AND ${sql.raw(holdsUse)})
  + (SELECT count(*) FROM free_places AS used WHERE used.code_id = ${discountCodes.id} AND used.learner_id = ${buyer})
  < ${discountCodes.usesPerPerson}`

/**
 * Gives expressions for what a code does for this buyer and course now. A statement that depends on `amount` decides by the
 * uses as they are when it runs.
 * @param price an expression for the full price; its columns may be those of the statement around it
 */
export function discountOf({ code, courseId, buyerId, now }: Use, price: SQL) {
  const rupeesOff = sql`CASE ${discountCodes.kind}
    WHEN 'percent' THEN ${price} * ${discountCodes.value} / 100
    ELSE min(${price}, ${discountCodes.value}) END`
  const problem = sql`CASE ${codeState(now)} WHEN 'not_yet' THEN 'code_not_yet' WHEN 'over' THEN 'code_over'
    WHEN 'ended' THEN 'code_over' ELSE CASE
      WHEN ${discountCodes.courseIds} IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM json_each(${discountCodes.courseIds}) WHERE value = ${courseId}) THEN 'code_not_for_course'
      WHEN ${rupeesOff} = 0 THEN 'code_takes_nothing'
      WHEN NOT (${isLeftFor(buyerId)}) THEN 'code_used_by_you'
      WHEN NOT (${hasUseLeft}) THEN 'code_used_up' END END`
  const from = sql`FROM ${discountCodes} WHERE ${discountCodes.code} = ${code}`
  const fromUsable = sql`${from} AND ${problem} IS NULL`
  return {
    /** Null if the code can be used. */
    problem: sql<CodeProblem | null>`iif(EXISTS (SELECT 1 ${from}), (SELECT ${problem} ${from}), 'code_unknown')`,
    /** Both are null if the code cannot be used. */
    id: sql<string | null>`(SELECT ${discountCodes.id} ${fromUsable})`,
    amount: sql<number | null>`(SELECT ${rupeesOff} ${fromUsable})`,
  }
}

/** A condition on an order that holds no use: it may hold one again, or has no code. */
export const mayHoldUse = sql`(${orders.codeId} IS NULL OR EXISTS (SELECT 1 FROM ${discountCodes}
  WHERE ${discountCodes.id} = ${orders.codeId} AND ${hasUseLeft} AND ${isLeftFor(sql`${orders.buyerId}`)}))`
