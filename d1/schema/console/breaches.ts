import { breachStates } from '@kere/contracts/console/breach-options'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'

/** A breach of data, or a drill that sends nothing. */
export const breaches = sqliteTable(
  'breaches',
  {
    id: text('id').primaryKey(),
    isDrill: integer('is_drill', { mode: 'boolean' }).notNull(),
    state: text('state', { enum: breachStates }).notNull().default('searching'),
    tables: text('tables', { mode: 'json' }).$type<string[]>().notNull(),
    fromAt: integer('from_at').notNull(),
    toAt: integer('to_at').notNull(),
    nature: text('nature').notNull(),
    consequences: text('consequences').notNull(),
    measures: text('measures').notNull(),
    advice: text('advice').notNull(),
    /** How far the search is: the column that it reads, and the last row that it has read there. */
    searchedColumns: integer('searched_columns').notNull().default(0),
    searchedPlace: integer('searched_place').notNull().default(0),
    peopleCount: integer('people_count').notNull().default(0),
    letters: integer('letters').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    openedBy: text('opened_by').references(() => users.id, { onDelete: 'set null' }),
    toldAt: integer('told_at'),
  },
  (table) => [index('breaches_by_date').on(table.createdAt, table.id), index('breaches_by_opener').on(table.openedBy)],
)

/** Each row is somebody whom a breach concerns, with or without an account. */
export const breachPeople = sqliteTable(
  'breach_people',
  {
    id: text('id').primaryKey(),
    breachId: text('breach_id')
      .notNull()
      .references(() => breaches.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    firstName: text('first_name'),
    /** It has a line for each table in which they were found. */
    what: text('what').notNull(),
    foundAt: integer('found_at').notNull(),
  },
  (table) => [
    uniqueIndex('breach_people_once').on(table.breachId, table.email),
    index('breach_people_by_breach').on(table.breachId, table.foundAt, table.id),
    index('breach_people_by_date').on(table.foundAt, table.id),
    index('breach_people_by_user').on(table.userId),
    index('breach_people_by_email').on(table.email),
  ],
)

export const declarations = [
  declare(breaches, {
    notice: { group: 'security', what: 'Which admin opened a breach', why: 'To show how we acted' },
    retention: neverExpires('staff'),
    counterCaches: { peopleCount: { source: 'breach_people', foreignKey: 'breach_id' } },
  }),
  declare(breachPeople, {
    notice: {
      group: 'security',
      what: 'That a breach concerned you, and what was seen of you',
      why: 'To tell you, and to show that we did',
    },
    retention: expiresAfter({ since: breachPeople.foundAt, ttlMs: 3 * 365 * dayMs }),
    erasure: { email: erasedByEmail },
  }),
]

export const dataExports = [
  exportColumns(breaches.openedBy, [breaches.id, breaches.createdAt, breaches.nature, breaches.measures]),
]
