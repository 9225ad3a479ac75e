import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { files } from '../base/files.ts'
import { profiles } from '../accounts/profiles.ts'
import { challengeLabs } from './labs.ts'

const labId = () =>
  text('lab_id')
    .notNull()
    .references(() => challengeLabs.id, { onDelete: 'cascade' })

export const labTeams = sqliteTable(
  'lab_teams',
  {
    id: text('id').primaryKey(),
    labId: labId(),
    name: text('title').notNull(),
    /**
     * The name in lower case, unique in a lab. For a deleted team it is the team's id, which no lower-case name can
     * equal.
     */
    sortedName: text('sorted_title').notNull(),
    createdBy: text('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: integer('created_at').notNull(),
    /**
     * Set for a deleted team that has submitted something. It has no members, and those who guide the lab can still
     * read its submissions.
     */
    deletedAt: integer('deleted_at'),
    /** Triggers on `challenge_lab_participants` and `lab_submissions` maintain this. */
    membersCount: integer('members_count').notNull().default(0),
    submissionsCount: integer('submissions_count').notNull().default(0),
  },
  (table) => [
    uniqueIndex('lab_teams_by_name').on(table.labId, table.sortedName),
    index('lab_teams_by_creator').on(table.createdBy),
  ],
)

/**
 * A learner's request to join a team that has submitted something. A declined request is kept, so that nobody asks
 * twice.
 */
export const labTeamRequests = sqliteTable(
  'lab_team_requests',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => labTeams.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    createdAt: integer('created_at').notNull(),
    declinedAt: integer('declined_at'),
  },
  (table) => [
    uniqueIndex('lab_team_requests_by_team').on(table.teamId, table.userId),
    index('lab_team_requests_by_person').on(table.userId),
  ],
)

export const labGoalChecks = sqliteTable(
  'lab_goal_checks',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => labTeams.id, { onDelete: 'cascade' }),
    goalId: text('goal').notNull(),
    doneBy: text('done_by').references(() => profiles.id, { onDelete: 'set null' }),
    doneAt: integer('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.goalId] }),
    index('lab_goal_checks_by_person').on(table.doneBy),
  ],
)

export const labUpdates = sqliteTable(
  'lab_updates',
  {
    id: text('id').primaryKey(),
    labId: labId(),
    authorId: text('author_id').references(() => profiles.id, { onDelete: 'cascade' }),
    /** True if the author was no participant of the lab when they wrote it. */
    isMentor: integer('is_mentor', { mode: 'boolean' }).notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    html: text('html').notNull(),
    pictureImage: text('picture_image'),
    createdAt: integer('created_at').notNull(),
    /** The update that this one replies to. A reply has no replies of its own. */
    replyTo: text('reply_to').references((): AnySQLiteColumn => labUpdates.id, { onDelete: 'cascade' }),
    /** The moment at which the author was last told of a reply. */
    toldAt: integer('told_at'),
    /** A trigger on this table maintains it. */
    repliesCount: integer('replies_count').notNull().default(0),
  },
  (table) => [
    index('lab_updates_newest').on(table.labId, table.replyTo, table.createdAt, table.id),
    index('lab_updates_by_author').on(table.authorId),
    index('lab_updates_by_first')
      .on(table.replyTo, table.createdAt)
      .where(sql`reply_to IS NOT NULL`),
  ],
)

export const labLinks = sqliteTable(
  'lab_links',
  {
    id: text('id').primaryKey(),
    labId: labId(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    addedBy: text('added_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('lab_links_by_lab').on(table.labId, table.createdAt, table.id),
    index('lab_links_by_person').on(table.addedBy),
  ],
)

/**
 * The latest submission of a team for a stage. When it is replaced, it moves to the versions together with its
 * feedback.
 */
export const labSubmissions = sqliteTable(
  'lab_submissions',
  {
    id: text('id').primaryKey(),
    labId: labId(),
    teamId: text('team_id')
      .notNull()
      .references(() => labTeams.id, { onDelete: 'cascade' }),
    stageId: text('stage_id').notNull(),
    body: text('body').notNull(),
    links: text('links', { mode: 'json' }).$type<string[]>().notNull(),
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    submittedBy: text('submitted_by').references(() => profiles.id, { onDelete: 'set null' }),
    submittedAt: integer('submitted_at').notNull(),
    feedback: text('feedback'),
    feedbackBy: text('feedback_by').references(() => profiles.id, { onDelete: 'set null' }),
    feedbackAt: integer('feedback_at'),
  },
  (table) => [
    uniqueIndex('lab_submissions_by_team_stage').on(table.teamId, table.stageId),
    index('lab_submissions_by_lab').on(table.labId),
    index('lab_submissions_unanswered')
      .on(table.labId)
      .where(sql`feedback_at IS NULL`),
    index('lab_submissions_by_sender').on(table.submittedBy),
    index('lab_submissions_by_mentor').on(table.feedbackBy),
    index('lab_submissions_by_file')
      .on(table.fileId)
      .where(sql`file_id IS NOT NULL`),
  ],
)

/** Earlier versions of a submission, with the feedback on each. */
export const labSubmissionVersions = sqliteTable(
  'lab_submission_versions',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => labSubmissions.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    links: text('links', { mode: 'json' }).$type<string[]>().notNull(),
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    submittedBy: text('submitted_by').references(() => profiles.id, { onDelete: 'set null' }),
    submittedAt: integer('submitted_at').notNull(),
    feedback: text('feedback'),
    feedbackBy: text('feedback_by').references(() => profiles.id, { onDelete: 'set null' }),
    feedbackAt: integer('feedback_at'),
  },
  (table) => [
    index('lab_submission_versions_newest').on(table.submissionId, table.submittedAt, table.id),
    index('lab_submission_versions_by_sender').on(table.submittedBy),
    index('lab_submission_versions_by_mentor').on(table.feedbackBy),
    index('lab_submission_versions_by_file')
      .on(table.fileId)
      .where(sql`file_id IS NOT NULL`),
  ],
)

/** The members of the team at the time of the submission. It proves nothing about people who joined later. */
export const labSubmissionPeople = sqliteTable(
  'lab_submission_people',
  {
    submissionId: text('submission_id')
      .notNull()
      .references(() => labSubmissions.id, { onDelete: 'cascade' }),
    submittedAt: integer('submitted_at').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.submittedAt, table.userId] }),
    index('lab_submission_people_by_person').on(table.userId),
  ],
)

/** The moment up to which each person has read a lab's workspace. */
export const labSights = sqliteTable(
  'lab_sights',
  {
    labId: labId(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    seenUntil: integer('seen_until').notNull(),
    /** True if the person guided the lab when they read it. */
    isGuide: integer('is_guide', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.labId, table.userId] }), index('lab_sights_by_person').on(table.userId)],
)

export const declarations = [
  declare(labTeams, {
    notice: { group: 'labs', what: 'Teams that you founded', why: 'To let the team work' },
    retention: neverExpires('account'),
    counterCaches: {
      membersCount: { source: 'challenge_lab_participants', foreignKey: 'team_id' },
      submissionsCount: { source: 'lab_submissions', foreignKey: 'team_id' },
    },
  }),
  declare(labTeamRequests, {
    notice: { group: 'labs', what: 'Teams that you asked to join', why: 'To let the team decide' },
    retention: neverExpires('account'),
  }),
  declare(labGoalChecks, {
    notice: { group: 'labs', what: 'Goals that you ticked off for your team', why: 'To show the team what is done' },
    retention: neverExpires('account'),
  }),
  declare(labUpdates, {
    notice: {
      group: 'labs',
      what: 'What you wrote to your team',
      why: 'To let the team and its mentors work together',
    },
    retention: neverExpires('throttle'),
    fileReferences: { pictureImage: { changedAt: 'created_at' } },
    counterCaches: { repliesCount: { source: 'lab_updates', foreignKey: 'reply_to' } },
  }),
  declare(labLinks, {
    notice: { group: 'labs', what: 'Links that you added for your team', why: 'To let the team find them' },
    retention: neverExpires('account'),
  }),
  declare(labSubmissions, {
    notice: {
      group: 'labs',
      what: 'What you handed in for your team, and what you wrote as its mentor',
      why: 'To review the work',
    },
    retention: neverExpires('account'),
    fileReferences: { fileId: { id: true, changedAt: 'submitted_at' } },
  }),
  declare(labSubmissionVersions, {
    notice: { group: 'labs', what: 'Earlier versions of what was handed in', why: 'To show what changed' },
    retention: neverExpires('throttle'),
    fileReferences: { fileId: { id: true, changedAt: 'submitted_at' } },
  }),
  declare(labSubmissionPeople, {
    notice: { group: 'labs', what: 'That you were in the team when it handed in', why: 'To name you on certificates' },
    retention: neverExpires('throttle'),
  }),
  declare(labSights, {
    notice: { group: 'labs', what: 'When you last looked at your team', why: 'To show what is new' },
    retention: neverExpires('account'),
  }),
]

export const dataExports = [
  exportColumns(labTeams.createdBy, [labTeams.labId, labTeams.name, labTeams.createdAt]),
  exportColumns(labGoalChecks.doneBy, [labGoalChecks.teamId, labGoalChecks.goalId, labGoalChecks.doneAt]),
  exportColumns(labLinks.addedBy, [labLinks.labId, labLinks.title, labLinks.url, labLinks.createdAt]),
  exportColumns(labSubmissions.submittedBy, [
    labSubmissions.labId,
    labSubmissions.stageId,
    labSubmissions.body,
    labSubmissions.links,
    labSubmissions.submittedAt,
  ]),
  exportColumns(labSubmissions.feedbackBy, [
    labSubmissions.labId,
    labSubmissions.stageId,
    labSubmissions.feedback,
    labSubmissions.feedbackAt,
  ]),
  exportColumns(labSubmissionVersions.submittedBy, [
    labSubmissionVersions.submissionId,
    labSubmissionVersions.body,
    labSubmissionVersions.links,
    labSubmissionVersions.submittedAt,
  ]),
  exportColumns(labSubmissionVersions.feedbackBy, [
    labSubmissionVersions.submissionId,
    labSubmissionVersions.feedback,
    labSubmissionVersions.feedbackAt,
  ]),
]

export const adminRecords = [
  adminRecord(labUpdates, {
    name: 'lab-updates',
    label: 'Lab updates',
    owners: [labUpdates.authorId],
    title: labUpdates.body,
    note: sql`(SELECT ${challengeLabs.title} FROM ${challengeLabs} WHERE ${challengeLabs.id} = ${labUpdates.labId})`,
    at: labUpdates.createdAt,
  }),
]
