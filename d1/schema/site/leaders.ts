import type { Leader } from '@kere/contracts/site/leaders'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'

/** S-227. The list is stored in a single row, so that an admin who saves it has seen the whole list. */
export const leaderLists = sqliteTable('leader_lists', {
  id: text('id', { enum: ['about'] }).primaryKey(),
  version: integer('version').notNull(),
  leaders: text('leaders', { mode: 'json' }).$type<Leader[]>().notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** The photo at each place of the list. A row keeps its file from being deleted as unused. */
export const leaderPhotos = sqliteTable('leader_photos', {
  place: integer('place').primaryKey(),
  photo: text('photo'),
  addedAt: integer('added_at').notNull(),
})

export const declarations = [
  declare(leaderLists, { retention: neverExpires('staff') }),
  declare(leaderPhotos, {
    retention: neverExpires('staff'),
    fileReferences: { photo: { changedAt: 'added_at' } },
  }),
]
