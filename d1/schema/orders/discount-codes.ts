import { discountKinds } from '@kere/contracts/orders/discount-code-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'

export const discountCodes = sqliteTable(
  'discount_codes',
  {
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    code: text('code').notNull().unique(),
    note: text('note').notNull(),
    kind: text('kind', { enum: discountKinds }).notNull(),
    value: integer('value').notNull(),
    maxUses: integer('max_uses').notNull(),
    usesPerPerson: integer('uses_each').notNull(),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    /** A JSON list of the ids of the chosen courses. Null for all courses. */
    courseIds: text('course_ids'),
    orderCount: integer('order_count').notNull().default(0),
    placeCount: integer('place_count').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    endedAt: integer('ended_at'),
  },
  (table) => [
    index('discount_codes_by_date').on(table.createdAt, table.id),
    index('discount_codes_by_last_day').on(table.lastDay, table.createdAt, table.id),
    index('discount_codes_ended')
      .on(table.createdAt, table.id)
      .where(sql`ended_at IS NOT NULL`),
    check(
      'discount_codes_take_something_off',
      sql`value BETWEEN 1 AND CASE kind WHEN 'percent' THEN 100 ELSE 1000000 END`,
    ),
    check('discount_codes_are_not_used_more_often', sql`order_count + place_count <= max_uses`),
  ],
)

/** An order holds a use of its code unless it has closed, or its money came late and goes back. */
export const holdsUse = `state NOT IN ('cancelled', 'expired') AND (late_since IS NULL OR grant_id IS NOT NULL)`

export const declarations = [
  declare(discountCodes, {
    retention: neverExpires('staff'),
    search: {
      discount_code_search: {
        tokenizer: 'trigram',
        columns: { code: 'discount_codes.code', note: 'discount_codes.note' },
      },
    },
    counterCaches: {
      orderCount: { source: 'orders', foreignKey: 'code_id', where: holdsUse },
      placeCount: { source: 'free_places', foreignKey: 'code_id' },
    },
  }),
]
