import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { exportColumns, exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'
import { courses } from '../courses/courses.ts'
import { discountCodes } from './discount-codes.ts'

/** How many places of a course may be given in all. Its id is that of the course. */
export const freePlacePools = sqliteTable(
  'free_place_pools',
  {
    id: text('id')
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    size: integer('size').notNull(),
    givenCount: integer('given_count').notNull().default(0),
  },
  () => [check('free_place_pools_hold_what_is_given', sql`given_count <= size`)],
)

/** Places that nobody pays for: given from the pool of their course, or by a code that leaves nothing to pay. */
export const freePlaces = sqliteTable(
  'free_places',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    learnerId: text('learner_id').references(() => users.id, { onDelete: 'set null' }),
    codeId: text('code_id').references(() => discountCodes.id),
    givenBy: text('given_by').references(() => users.id, { onDelete: 'set null' }),
    /** The price at that moment, which was not paid. */
    price: integer('price').notNull(),
    enrollmentId: text('enrollment_id').notNull(),
    lastChange: text('last_change').notNull(),
    givenAt: integer('given_at').notNull(),
    takenBackAt: integer('taken_back_at'),
  },
  (table) => [
    index('free_places_by_course').on(table.courseId, table.givenAt, table.id),
    index('free_places_by_date').on(table.givenAt),
    index('free_places_by_learner')
      .on(table.learnerId, table.givenAt)
      .where(sql`learner_id IS NOT NULL`),
    index('free_places_by_giver')
      .on(table.givenBy)
      .where(sql`given_by IS NOT NULL`),
    index('free_places_by_code')
      .on(table.codeId, table.learnerId)
      .where(sql`code_id IS NOT NULL`),
  ],
)

export const declarations = [
  declare(freePlacePools, {
    retention: neverExpires('staff'),
    counterCaches: {
      givenCount: {
        source: 'free_places',
        foreignKey: 'course_id',
        where: 'code_id IS NULL AND taken_back_at IS NULL',
      },
    },
  }),
  declare(freePlaces, {
    notice: {
      group: 'orders',
      what: 'Places in paid courses that were given to you free',
      why: 'To let you learn, and to account for them',
    },
    retention: neverExpires('account'),
  }),
]

export const dataExports = [
  exportRow(freePlacePools.id),
  exportRow(freePlaces.learnerId),
  exportColumns(freePlaces.givenBy, [freePlaces.id, freePlaces.courseId, freePlaces.givenAt]),
]

export const adminRecords = [
  adminRecord(freePlaces, {
    name: 'free-places',
    label: 'Free places',
    owners: [freePlaces.learnerId],
    title: sql`(SELECT ${courses.title} FROM ${courses} WHERE ${courses.id} = ${freePlaces.courseId})`,
    note: sql`CASE WHEN taken_back_at IS NOT NULL THEN 'taken back' WHEN code_id IS NULL THEN 'given' ELSE 'by a code' END`,
    at: freePlaces.givenAt,
  }),
]
