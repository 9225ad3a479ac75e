import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'
import { files } from '../base/files.ts'
import { impactEntries } from './impact-entries.ts'

/** Pictures and documents of an entry. Each belongs to one entry, and everybody who sees the entry may open it. */
export const impactEvidence = sqliteTable(
  'impact_evidence',
  {
    fileId: text('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    entryId: text('entry_id')
      .notNull()
      .references(() => impactEntries.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The description of a picture, or the name of a document. */
    text: text('text').notNull(),
    place: integer('place').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [
    index('impact_evidence_by_entry').on(table.entryId, table.place),
    index('impact_evidence_by_user').on(table.userId),
  ],
)

export const declarations = [
  declare(impactEvidence, {
    notice: {
      group: 'portfolio',
      what: 'Photos and links that prove your entries',
      why: 'To show that the work was done',
    },
    retention: neverExpires('account'),
    fileReferences: { fileId: { id: true, changedAt: 'added_at' } },
  }),
]

export const dataExports = [
  exportColumns(impactEvidence.userId, [
    impactEvidence.entryId,
    impactEvidence.fileId,
    impactEvidence.text,
    impactEvidence.addedAt,
  ]),
]
