import { languages } from '@kere/contracts/accounts/languages'
import { answerStages, careerLimits, jobStages } from '@kere/contracts/careers/career-options'
import { doubtfulDays } from '@kere/contracts/forms/visitor-form-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { doubtfulQueue, queuesByStatus } from '../../declarations/admin-queues.ts'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { ifDoubtful } from '../../declarations/visitor-messages.ts'
import { users } from '../accounts/users.ts'
import { files } from '../base/files.ts'
import { careerPositions } from './positions.ts'

/** S-488. Triggers maintain `job_application_search` and the counts. */
export const jobApplications = sqliteTable(
  'job_applications',
  {
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    positionId: text('position_id')
      .notNull()
      .references(() => careerPositions.id),
    /** The position's title on the day of the application. */
    position: text('position').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The language of the page on which they applied. */
    language: text('language', { enum: languages }).notNull().default('en'),
    link: text('link').notNull(),
    note: text('note').notNull(),
    /** The file to which `resume_url` leads. A private file has no public address (W-29). */
    resumeId: text('resume_id').references(() => files.id, { onDelete: 'set null' }),
    resumeName: text('resume_name'),
    linkKey: text('link_key').notNull().unique(),
    /**
     * The moment when the address was proven to be the applicant's: by the link in the receipt, or by being signed in
     * with it.
     */
    provenAt: integer('proven_at'),
    stage: text('stage', { enum: jobStages }).notNull().default('new'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** The moment when the applicant applied again and therefore got the receipt for this application once more. */
    toldAgainAt: integer('told_again_at'),
    teamNote: text('team_note').notNull().default(''),
    /** The team's latest email to the applicant. */
    answer: text('answer'),
    answerStage: text('answer_stage', { enum: answerStages }),
    answeredAt: integer('answered_at'),
    /** The id of the latest answer, which is also the id of its email. */
    lastChange: text('answer_mail_id'),
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
    stageBefore: text('stage_before', { enum: jobStages }),
  },
  (table) => [
    // Only one application per address and position counts. Withdrawn and doubtful ones, and those of unproven
    // addresses, do not block another.
    uniqueIndex('job_applications_once')
      .on(table.email, table.positionId)
      .where(sql`stage NOT IN ('withdrawn', 'doubtful') AND proven_at IS NOT NULL`),
    index('job_applications_by_email').on(table.email),
    index('job_applications_by_user').on(table.userId),
    index('job_applications_by_date').on(table.createdAt, table.id),
    index('job_applications_by_stage').on(table.stage, table.createdAt, table.id),
    index('job_applications_by_position').on(table.positionId, table.createdAt, table.id),
    index('job_applications_by_resume')
      .on(table.resumeId)
      .where(sql`resume_id IS NOT NULL`),
    index('job_applications_by_answerer')
      .on(table.answeredBy)
      .where(sql`answered_by IS NOT NULL`),
    check(
      'job_applications_stage_is_known',
      sql`stage IN ('new', 'in_review', 'interview', 'offer', 'hired', 'declined', 'withdrawn', 'doubtful')`,
    ),
    check('job_applications_answers_have_a_time', sql`(answer IS NULL) = (answered_at IS NULL)`),
  ],
)

/** Triggers on `job_applications` maintain this. */
export const jobApplicationCounts = sqliteTable(
  'job_application_counts',
  {
    positionId: text('position_id').notNull(),
    stage: text('stage', { enum: jobStages }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.positionId, table.stage] })],
)

export const declarations = [
  declare(jobApplications, {
    notice: {
      group: 'applications',
      what: 'Your application for a position: contact, answers and resume',
      why: 'To decide on it, and to reach you',
    },
    retention: expiresAfter(
      { since: jobApplications.createdAt, ttlMs: careerLimits.keptDays * dayMs },
      { since: jobApplications.createdAt, ttlMs: doubtfulDays * dayMs, where: sql`stage = 'doubtful'`, if: ifDoubtful },
    ),
    search: {
      job_application_search: {
        tokenizer: 'trigram',
        columns: { name: 'name', email: 'email', position: 'position' },
      },
    },
    fileReferences: { resumeId: { id: true, changedAt: 'updated_at' } },
    erasure: { email: erasedByEmail },
    webhookEvents: {
      'application.submitted': {
        is: "proven_at IS NOT NULL AND stage <> 'doubtful'",
        at: 'proven_at',
        data: { id: 'id', kind: "'job'" },
      },
    },
  }),
  declare(jobApplicationCounts, {
    aggregate: {
      source: jobApplications,
      groupBy: { positionId: jobApplications.positionId, stage: jobApplications.stage },
    },
  }),
]

export const dataExports = [
  exportColumns(jobApplications.answeredBy, [jobApplications.id, jobApplications.answer, jobApplications.answeredAt]),
]

export const adminRecords = [
  adminRecord(jobApplications, {
    name: 'job-applications',
    label: 'Job applications',
    owners: [jobApplications.userId, jobApplications.email],
    title: jobApplications.position,
    note: jobApplications.stage,
    at: jobApplications.createdAt,
    path: sql`'/dashboard/job-applications?application=' || ${jobApplications.id}`,
  }),
]

const path = '/dashboard/job-applications'

export const adminQueues = queuesByStatus(
  { counts: jobApplicationCounts.stage, since: jobApplications.createdAt, path },
  {
    new: {
      name: 'job-applications',
      noun: { one: 'new job application', many: 'new job applications' },
      text: `Applicants are told that somebody reads it within ${careerLimits.reviewDays} days.`,
      targetHours: careerLimits.reviewDays * 24,
    },
    doubtful: doubtfulQueue('job-applications', 'job application', 'Move what a person sent to New'),
  },
)
