import { expect, it } from 'vitest'
import { migrate } from '../../migrate.ts'
import { databaseAfter } from '../../test/sqlite-database.ts'
import { seedLocal } from '../local-seed.ts'
import { seededOrders } from './orders.seed.ts'

it('has an order of every state that needs no decision of the past, the same every time', () => {
  const states = new Set(seededOrders().map(({ state = 'pending_payment' }) => state))
  expect(states).toEqual(new Set(['pending_payment', 'paid', 'refund_requested', 'expired', 'cancelled']))
  expect(seededOrders()).toEqual(seededOrders())
})

it('pays every place in a course with a price, and is found by its search', async () => {
  const db = await databaseAfter(migrate)
  await seedLocal(db)
  const one = async (text: string) => Object.values((await db.prepare(text).all()).results[0] ?? {})[0]
  const unpaid = await one(`SELECT count(*) FROM enrollments JOIN courses ON courses.id = enrollments.course_id
    WHERE courses.price > 0 AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.grant_id = enrollments.id)`)
  expect(unpaid).toBe(0)
  expect(await one(`SELECT count(*) FROM orders WHERE item_kind = 'course'`)).toBe(seededOrders().length)
  const [order] = seededOrders()
  expect(await one(`SELECT count(*) FROM order_search WHERE order_search MATCH '"${order?.reference}"'`)).toBe(1)
})
