import { participantRoles, participantStatuses } from '@kere/contracts/labs/lab-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'
import { challengeLabs } from './labs.ts'
import { labTeams } from './lab-workspaces.ts'

/** S-485: one row for each person and lab. No trigger and no foreign key deletes the row of a person who asks again. */
export const labParticipants = sqliteTable(
  'challenge_lab_participants',
  {
    id: text('id').primaryKey(),
    labId: text('lab_id')
      .notNull()
      .references(() => challengeLabs.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: text('role', { enum: participantRoles }).notNull(),
    statement: text('statement').notNull(),
    externalLink: text('external_link'),
    status: text('status', { enum: participantStatuses }).notNull().default('pending'),
    /** The reason of a rejection, written for the person who asked. */
    note: text('note'),
    teamId: text('team_id').references(() => labTeams.id, { onDelete: 'set null' }),
    decidedAt: integer('decided_at'),
    decidedBy: text('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    /**
     * The id of the row's latest change. Other statements of the same batch compare it to tell whether that change took
     * effect.
     */
    lastChange: text('last_change').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    rank: integer('rank')
      .notNull()
      .generatedAlwaysAs(sql`CASE status WHEN 'pending' THEN 0 WHEN 'approved' THEN 1 ELSE 2 END`, { mode: 'virtual' }),
  },
  (table) => [
    uniqueIndex('challenge_lab_participants_by_lab_user').on(table.labId, table.userId),
    index('challenge_lab_participants_waiting').on(table.labId, table.rank, table.createdAt, table.id),
    index('challenge_lab_participants_waiting_by_role').on(
      table.labId,
      table.role,
      table.rank,
      table.createdAt,
      table.id,
    ),
    index('challenge_lab_participants_newest').on(table.labId, table.createdAt, table.id),
    index('challenge_lab_participants_newest_by_role').on(table.labId, table.role, table.createdAt, table.id),
    index('challenge_lab_participants_by_user').on(table.userId, table.createdAt, table.id),
    index('challenge_lab_participants_by_team')
      .on(table.teamId)
      .where(sql`team_id IS NOT NULL`),
    index('challenge_lab_participants_by_decider')
      .on(table.decidedBy)
      .where(sql`decided_by IS NOT NULL`),
    check('challenge_lab_participants_role_is_known', sql`role IN ('student', 'educator')`),
    check('challenge_lab_participants_status_is_known', sql`status IN ('pending', 'approved', 'rejected')`),
    check(
      'challenge_lab_participants_teams_are_of_learners',
      sql`team_id IS NULL OR (role = 'student' AND status = 'approved')`,
    ),
  ],
)

export const declarations = [
  declare(labParticipants, {
    notice: { group: 'labs', what: 'Labs that you joined, your role and your reason', why: 'To put teams together' },
    retention: neverExpires('account'),
  }),
]

export const dataExports = [
  exportColumns(labParticipants.decidedBy, [labParticipants.labId, labParticipants.status, labParticipants.decidedAt]),
]

export const adminRecords = [
  adminRecord(labParticipants, {
    name: 'lab-participations',
    label: 'Lab participations',
    owners: [labParticipants.userId],
    title: sql`(SELECT ${challengeLabs.title} FROM ${challengeLabs} WHERE ${challengeLabs.id} = ${labParticipants.labId})`,
    note: labParticipants.status,
    at: labParticipants.createdAt,
  }),
]
