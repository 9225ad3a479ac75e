import { orders } from '@kere/d1/schema/orders/orders'
import { ulid } from 'ulid'
import { db } from './database.ts'
import { enroll } from './factories.ts'

const aDay = 24 * 60 * 60 * 1000
let made = 0

export async function anOrder(
  { id: buyerId }: { id: string },
  courseId: string,
  about: Partial<typeof orders.$inferInsert> = {},
) {
  made += 1
  const placedAt = about.placedAt ?? Date.parse('2026-11-14T12:00:00Z')
  const id = `ord_${ulid(placedAt)}`
  const [row] = await db
    .insert(orders)
    .values({
      id,
      reference: `K-${String(made).padStart(4, '0')}-TEST`,
      buyerId,
      itemKind: 'course',
      itemId: courseId,
      title: 'A course',
      amount: 500,
      lastChange: `chg_${ulid()}`,
      payableUntil: placedAt + 7 * aDay,
      ...about,
      placedAt,
    })
    .returning()
  if (!row) throw new Error('The order was not inserted')
  return row
}

export async function aPaidOrder(
  buyer: { id: string },
  courseId: string,
  about: Partial<typeof orders.$inferInsert> = {},
) {
  const paidAt = about.paidAt ?? Date.parse('2026-11-14T18:00:00Z')
  const grantId = await enroll(buyer.id, courseId, { createdAt: paidAt, updatedAt: paidAt })
  return anOrder(buyer, courseId, {
    state: 'paid',
    paymentReference: `UTR${grantId.toUpperCase()}`,
    grantId,
    ...about,
    paidAt,
  })
}
