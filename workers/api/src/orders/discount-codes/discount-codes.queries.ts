import { type NewDiscountCode, discountCodes as resource } from '@kere/contracts/orders/discount-codes'
import { discountCodes } from '@kere/d1/schema/orders/discount-codes'
import { eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change } from '../../http/change.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'
import { orderItemHandlers } from '../order-item-rows.ts'
import { codeState, discountOf, isInState } from './code-rows.ts'

const chosenCourses = sql<string>`(SELECT json_group_array(json_object('id', courses.id, 'title', courses.title) ORDER BY courses.title)
  FROM json_each(discount_codes.course_ids) AS chosen JOIN courses ON courses.id = chosen.value)`

const select = ({ db, at }: Pick<Context, 'db' | 'at'>) =>
  db
    .select({
      ...getTableColumns(discountCodes),
      state: codeState(at).as('state'),
      courses: chosenCourses.as('chosen_courses'),
    })
    .from(discountCodes)

export type CodeRow = Awaited<ReturnType<typeof select>>[number]

export const discountCodeRows = rowsOf(resource, {
  select: (_, context) => select(context),
  orders: byDate({ createdAt: discountCodes.createdAt, id: discountCodes.id }),
  filters: { state: (state, { at }) => isInState(state, at) },
  search: searchOf(discountCodes, 'discount_code_search', ['code', 'note']),
})

/** @returns the code of that id, which is missing if the text belongs to another code */
export async function insertCode(context: Context, code: NewDiscountCode & { id: string; code: string }) {
  const { db, at } = context
  const courseIds =
    code.courseIds &&
    sql`(SELECT json_group_array(id) FROM courses WHERE id IN (SELECT value FROM json_each(${JSON.stringify(code.courseIds)})))`
  const isNew = sql`FROM ${discountCodes} WHERE ${discountCodes.id} = ${code.id} AND ${discountCodes.createdAt} = ${at}`
  const { made } = await actBatch(context, [
    {
      done: insertSelect(db, discountCodes, { ...code, courseIds, createdAt: at }).onConflictDoNothing(),
    },
    insertAuditRow(context, {
      action: 'discount_code.created',
      subject: { type: 'discount_code', id: code.id },
      from: isNew,
    }),
    { made: select(context).where(eq(discountCodes.id, code.id)) },
  ])
  return made[0]
}

export const updateEnded = (context: Context, id: string, isEnded: boolean) =>
  change(context, discountCodes, {
    id,
    when: isEnded ? isNull(discountCodes.endedAt) : isNotNull(discountCodes.endedAt),
    set: { endedAt: isEnded ? context.at : null },
    audit: { action: isEnded ? 'discount_code.ended' : 'discount_code.resumed', subject: 'discount_code' },
    read: select(context).where(eq(discountCodes.id, id)),
  })

/** The price of a course for its buyer, which is null if it is not offered to them for money, and that of their order. */
export async function selectCodePrice({ db, at }: Context, courseId: string, code: string, { userId }: SignedIn) {
  const { price, from } = orderItemHandlers.course.offer(courseId, { userId }, at)
  const fullPrice = sql<number | null>`(SELECT ${price} ${from})`
  const { problem, amount } = discountOf({ code, courseId, buyerId: userId, now: at }, fullPrice)
  const fromOpenOrder = sql`FROM orders WHERE buyer_id = ${userId} AND item_kind = 'course' AND item_id = ${courseId}
    AND state = 'pending_payment'`
  const [row] = await db
    .select({
      price: fullPrice.as('price'),
      problem: problem.as('problem'),
      discount: amount.as('discount'),
      ordered: sql<number | null>`(SELECT amount ${fromOpenOrder})`.as('ordered'),
      claimedAt: sql<number | null>`(SELECT claimed_at ${fromOpenOrder})`.as('order_claimed_at'),
    })
    .from(sql`(SELECT 1)`)
  return row ?? { price: null, problem: null, discount: null, ordered: null, claimedAt: null }
}
