import { positionStatuses } from '@kere/contracts/careers/career-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'

export const careerPositions = sqliteTable(
  'career_positions',
  {
    /** The id is part of the position's address, which stays the same if the title changes. */
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    location: text('location').notNull(),
    type: text('type').notNull(),
    description: text('description').notNull(),
    responsibilities: text('responsibilities', { mode: 'json' }).$type<string[]>().notNull(),
    requirements: text('requirements', { mode: 'json' }).$type<string[]>().notNull(),
    benefits: text('benefits', { mode: 'json' }).$type<string[]>().notNull(),
    status: text('status', { enum: positionStatuses }).notNull().default('draft'),
    /** Positions are listed by place; the smallest comes first. */
    place: integer('place').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    publishedAt: integer('published_at'),
    closedAt: integer('closed_at'),
  },
  (table) => [
    index('career_positions_by_status').on(table.status, table.place, table.id),
    index('career_positions_by_place').on(table.place, table.id),
    check('career_positions_status_is_known', sql`status IN ('draft', 'open', 'closed')`),
    check('career_positions_open_are_published', sql`status = 'draft' OR published_at IS NOT NULL`),
  ],
)

export const declarations = [declare(careerPositions, { retention: neverExpires('staff') })]
