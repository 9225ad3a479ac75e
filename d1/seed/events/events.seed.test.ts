import { eventCategories, eventTypes } from '@kere/contracts/events/event-options'
import { eventDetails } from '@kere/contracts/events/event-draft'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { migrate } from '../../migrate.ts'
import { databaseAfter } from '../../test/sqlite-database.ts'
import { seededEvents } from './events.seed.ts'
import { seedLocal } from '../local-seed.ts'

const now = Date.parse('2026-11-22T09:00:00Z')

it('has events of every kind, to come and over, and makes the same ones on the same day', () => {
  const seeded = seededEvents(now)
  expect(seededEvents(now)).toEqual(seeded)
  const events = seeded.plans.map(({ event }) => event)
  expect(events).toHaveLength(24)
  expect(new Set(events.map(({ id }) => id)).size).toBe(24)
  for (const type of eventTypes)
    for (const category of eventCategories)
      expect([type, category, events.some((event) => event.type === type && event.category === category)]).toEqual([
        type,
        category,
        true,
      ])
  const published = events.filter((event) => event.published)
  expect(published.filter(({ isOver }) => isOver).length).toBeGreaterThanOrEqual(6)
  expect(published.filter(({ isOver, cancelledAt }) => !isOver && !cancelledAt).length).toBeGreaterThanOrEqual(14)
  expect(published.filter(({ price }) => price > 0).length).toBeGreaterThanOrEqual(5)
  expect(events.filter(({ source }) => source === 'external').map(({ category }) => category)).toEqual(['info', 'info'])
  for (const { draft } of seeded.plans) expect(z.safeParse(eventDetails, draft.details).success).toBe(true)
})

it('[B-20] stands in Kannada too for three events to come, without a word of English', () => {
  const { plans, translated } = seededEvents(now)
  const originals = new Map(plans.map(({ event }) => [event.id, event]))
  expect(translated).toHaveLength(3)
  for (const { itemId, title, body } of translated) {
    expect(originals.get(itemId)).toMatchObject({ published: true, isOver: false })
    expect(`${title} ${body}`).not.toMatch(/\p{Script=Latin}/u)
    expect(body.split('\n')).toHaveLength(originals.get(itemId)?.description.split('\n').length ?? 0)
  }
})

it('registers learners as far as there are seats, lets the rest wait in order, and is written anew without a change of seats', async () => {
  const db = await databaseAfter(migrate)
  await seedLocal(db)
  const rowsOf = async (sql: string) => (await db.prepare(sql).all()).results
  const full = await rowsOf(`SELECT title, waitlist_count FROM events WHERE taken_count = max_participants`)
  expect(full).toEqual([{ title: 'Build a 200-litre composter', waitlist_count: 4 }])
  const [past] = await rowsOf(`SELECT checked_in_count > 10 AS many, checked_in_count < registrations_count AS some
    FROM events WHERE recording_url IS NOT NULL ORDER BY starts_at LIMIT 1`)
  expect(past).toEqual({ many: 1, some: 1 })
  const [walkIns] =
    await rowsOf(`SELECT title, count(*) AS count, checked_in_count > count(*) AS some FROM event_walk_ins
    JOIN events ON events.id = event_id GROUP BY event_id`)
  expect(walkIns).toEqual({ title: 'Make a Secchi disc, use it once', count: 1, some: 1 })
  const demo = await rowsOf(`SELECT is_over, status, checked_in_at IS NOT NULL AS is_there FROM event_registrations
    JOIN events ON events.id = event_id WHERE user_id = (SELECT id FROM users WHERE email = 'learner@kere.test')
    ORDER BY starts_at`)
  expect(demo).toEqual([
    { is_over: 1, status: 'registered', is_there: 1 },
    { is_over: 0, status: 'registered', is_there: 0 },
    { is_over: 0, status: 'registered', is_there: 0 },
  ])
  const [paid] = await rowsOf(`SELECT count(*) AS seats, sum(EXISTS (SELECT 1 FROM orders WHERE item_kind = 'event'
    AND item_id = event_id AND buyer_id = user_id AND state = 'paid' AND amount = price AND orders.grant_id = reg.grant_id)) AS orders
    FROM event_registrations AS reg JOIN events ON events.id = event_id WHERE price > 0`)
  expect(paid).toEqual({ seats: 74, orders: 74 })
  await db
    .prepare(`UPDATE event_registrations SET status = 'cancelled', last_change = 'chg_1' WHERE status = 'waitlisted'`)
    .run()
  await db.prepare(`UPDATE events SET title = 'Mine', last_change = 'chg_1' WHERE title LIKE 'Dawn%'`).run()
  const seats = 'SELECT sum(taken_count) AS taken, sum(waitlist_count) AS waiting FROM events'
  const before = await rowsOf(seats)
  await seedLocal(db)
  expect(await rowsOf(seats)).toEqual(before)
  expect(await rowsOf(`SELECT title FROM events WHERE title = 'Mine'`)).toHaveLength(1)
})
