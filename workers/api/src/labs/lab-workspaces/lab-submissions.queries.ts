import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { labFile } from '@kere/contracts/labs/lab-file'
import { outbox } from '@kere/d1/schema/console/outbox'
import { files } from '@kere/d1/schema/base/files'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import {
  labSubmissionPeople,
  labSubmissions,
  labSubmissionVersions,
  labTeams,
} from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { nameAmongMembers } from '../../accounts/accounts/shown-name-rows.ts'
import { copyToGuardians, writerName } from '../../accounts/guardians/copy-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { ownDocument } from '../../kit/documents/document-rows.ts'
import { type InLab, isGuide, ownTeam, workable } from './workspace-rows.ts'

export const writers = alias(profiles, 'writers')

export const senders = alias(profiles, 'senders')

export const submissionColumns = {
  id: labSubmissions.id,
  teamId: labSubmissions.teamId,
  team: sql<string>`${labTeams.name}`.as('team_name'),
  stageId: labSubmissions.stageId,
  body: labSubmissions.body,
  links: labSubmissions.links,
  fileType: files.type,
  fileSize: files.size,
  submittedAt: labSubmissions.submittedAt,
  submittedBy: sql<string | null>`trim(${senders.firstName} || ' ' || substr(${senders.lastName}, 1, 1))`.as(
    'sender_name',
  ),
  versions:
    sql<number>`(SELECT count(*) FROM ${labSubmissionVersions} WHERE ${labSubmissionVersions.submissionId} = ${labSubmissions.id})`.as(
      'versions_count',
    ),
  feedback: labSubmissions.feedback,
  feedbackAt: labSubmissions.feedbackAt,
  feedbackBy: sql<string | null>`trim(${writers.firstName} || ' ' || ${writers.lastName})`.as('mentor_name'),
}

export const selectSubmissions = (db: Context['db']) =>
  db
    .select(submissionColumns)
    .from(labSubmissions)
    .innerJoin(labTeams, eq(labTeams.id, labSubmissions.teamId))
    .leftJoin(senders, eq(senders.id, labSubmissions.submittedBy))
    .leftJoin(writers, eq(writers.id, labSubmissions.feedbackBy))
    .leftJoin(files, eq(files.id, labSubmissions.fileId))
    .$dynamic()

export type SubmissionRow = Awaited<ReturnType<typeof selectSubmissions>>[number]

interface HandIn extends InLab {
  id: string
  stageId: string
  text: string
  links: string[]
  /** Null removes the file; an undefined value keeps it. */
  fileId?: string | null | undefined
  /** The first day whose stages can still be submitted. */
  openFrom: string
}

/** The names of a submission's lab and stage, for emails. */
const stageNamed = (stageId: SQL) => sql`'labId', ${challengeLabs.id}, 'lab', ${challengeLabs.title},
  'stage', coalesce((SELECT stage.value ->> 'name' FROM json_each(${challengeLabs.timeline}) AS stage
    WHERE stage.value ->> 'id' = ${stageId}), '')`

/**
 * Replaces the team's submission for the stage; the former one becomes a version with its feedback. Those who guide the
 * lab are notified once, until they answer. The other members are notified each time, but at most once an hour for a
 * stage: later submissions within the hour are held, and only the latest is reported.
 * @returns whether it was stored
 */
export async function upsertSubmission(
  context: Context,
  { id, stageId, text, links, fileId, openFrom, ...inLab }: HandIn,
) {
  const { db, at, newId } = context
  const { labId, person } = inLab
  const document = ownDocument(fileId, labFile, person)
  const isTaken = sql`${workable(inLab, at)} AND ${ownTeam(labId, person)} IS NOT NULL
    AND EXISTS (SELECT 1 FROM json_each(${challengeLabs.timeline}) AS stage
      WHERE stage.value ->> 'id' = ${stageId} AND stage.value ->> 'endsOn' >= ${openFrom})
    AND ${fileId ? sql`${document} IS NOT NULL` : sql`TRUE`}`
  const toldId = newId('out')
  const isTold = sql`${outbox.template} = 'lab_team_handed_in' AND ${outbox.details} ->> 'labId' = ${labId}
    AND ${outbox.details} ->> 'stageId' = ${stageId}`
  const isHeld = sql`${outbox.state} = 'pending' AND ${outbox.attempts} = 0 AND ${outbox.dueAt} > ${at}`
  const ofTold = (field: SQL, more: SQL) =>
    sql`(SELECT max(${field}) FROM ${outbox} WHERE ${outbox.userId} = ${users.id} AND ${isTold} AND ${more})`
  const isAmongTold = (mailId: SQL) => sql`${mailId} BETWEEN ${`${toldId}_`} AND ${`${toldId}_:`}`
  const isMeant = sql`${labSubmissions.teamId} = ${ownTeam(labId, person)} AND ${labSubmissions.stageId} = ${stageId}`
  const upsert = insertSelect(
    db,
    labSubmissions,
    {
      id,
      labId,
      teamId: ownTeam(labId, person),
      stageId,
      body: text,
      links,
      fileId: document,
      submittedBy: person.userId,
      submittedAt: at,
    },
    sql`FROM ${challengeLabs} WHERE ${isTaken}`,
  ).onConflictDoUpdate({
    target: [labSubmissions.teamId, labSubmissions.stageId],
    set: {
      body: text,
      links,
      ...(fileId !== undefined && { fileId: sql`excluded.file_id` }),
      submittedBy: person.userId,
      submittedAt: at,
      feedback: null,
      feedbackBy: null,
      feedbackAt: null,
    },
  })
  const deleteOldVersions = (which: SQL, most: number) =>
    db.delete(labSubmissionVersions).where(
      sql`${labSubmissionVersions.id} IN (SELECT old.id FROM ${labSubmissionVersions} AS old
        WHERE old.submission_id = (SELECT ${labSubmissions.id} FROM ${labSubmissions} WHERE ${isMeant}) AND ${which}
        ORDER BY old.submitted_at DESC, old.id DESC LIMIT -1 OFFSET ${most})`,
    )
  const { isDone } = await actBatch(context, [
    insertOutboxRows(context, {
      template: 'lab_stage_handed_in',
      about: sql`${labTeams.id}`,
      details: sql`json_object('firstName', ${profiles.firstName}, ${stageNamed(sql`${stageId}`)}, 'team', ${labTeams.name})`,
      from: sql`FROM ${challengeLabs} JOIN ${labTeams} ON ${labTeams.id} = ${ownTeam(labId, person)}
        JOIN ${users} ON ${users.id} IN (SELECT lab.created_by FROM ${challengeLabs} AS lab WHERE lab.id = ${labId}
          UNION SELECT guide.user_id FROM ${labParticipants} AS guide
            WHERE guide.lab_id = ${labId} AND guide.role = 'educator' AND guide.status = 'approved')
        JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${isTaken} AND NOT EXISTS (SELECT 1 FROM ${labSubmissions} AS waiting WHERE waiting.team_id = ${labTeams.id}
          AND waiting.stage_id = ${stageId} AND waiting.feedback IS NULL)`,
    }),
    insertOutboxRows(context, {
      id: toldId,
      template: 'lab_team_handed_in',
      about: person.userId,
      dueAt: sql`coalesce(${ofTold(sql`${outbox.dueAt}`, isHeld)},
        max(${at}, coalesce(${ofTold(sql`${outbox.createdAt}`, sql`TRUE`)} + ${workspaceLimits.toldEveryMs}, 0)))`,
      details: sql`json_object('firstName', ${profiles.firstName}, ${stageNamed(sql`${stageId}`)}, 'stageId', ${stageId}, 'name',
        (SELECT ${nameAmongMembers(at)} FROM ${profiles} WHERE ${profiles.id} = ${person.userId}),
        'isAnew', iif(${labSubmissions.id} IS NULL, '', 'yes'))`,
      from: sql`FROM ${challengeLabs} JOIN ${labParticipants} ON ${labParticipants.teamId} = ${ownTeam(labId, person)}
          AND ${labParticipants.status} = 'approved' AND ${labParticipants.userId} <> ${person.userId}
        LEFT JOIN ${labSubmissions} ON ${isMeant}
        JOIN ${users} ON ${users.id} = ${labParticipants.userId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${isTaken}`,
    }),
    db.delete(outbox).where(
      sql`${outbox.userId} IN (SELECT fresh.user_id FROM ${outbox} AS fresh WHERE ${isAmongTold(sql`fresh.id`)})
        AND ${isTold} AND ${isHeld} AND NOT (${isAmongTold(sql`${outbox.id}`)})`,
    ),
    insertSelect(
      db,
      labSubmissionVersions,
      {
        id: newId('lsv'),
        submissionId: sql`${labSubmissions.id}`,
        body: sql`${labSubmissions.body}`,
        links: sql`${labSubmissions.links}`,
        fileId: sql`${labSubmissions.fileId}`,
        submittedBy: sql`${labSubmissions.submittedBy}`,
        submittedAt: sql`${labSubmissions.submittedAt}`,
        feedback: sql`${labSubmissions.feedback}`,
        feedbackBy: sql`${labSubmissions.feedbackBy}`,
        feedbackAt: sql`${labSubmissions.feedbackAt}`,
      },
      sql`FROM ${challengeLabs} JOIN ${labSubmissions} ON ${isMeant} WHERE ${isTaken}`,
    ),
    { done: upsert },
    // Versions with feedback are not deleted to make room for those without. A sweep deletes the files that no row uses
    // any more.
    deleteOldVersions(sql`old.feedback IS NULL`, workspaceLimits.unansweredVersions),
    deleteOldVersions(sql`TRUE`, workspaceLimits.versions),
    db.delete(labSubmissionPeople).where(
      sql`${labSubmissionPeople.submissionId} = (SELECT ${labSubmissions.id} FROM ${labSubmissions} WHERE ${isMeant})
        AND ${labSubmissionPeople.submittedAt} <> (SELECT ${labSubmissions.submittedAt} FROM ${labSubmissions} WHERE ${isMeant})
        AND NOT EXISTS (SELECT 1 FROM ${labSubmissionVersions} WHERE ${labSubmissionVersions.submissionId} = ${labSubmissionPeople.submissionId}
          AND ${labSubmissionVersions.submittedAt} = ${labSubmissionPeople.submittedAt})`,
    ),
    insertSelect(
      db,
      labSubmissionPeople,
      { submissionId: sql`${labSubmissions.id}`, submittedAt: at, userId: sql`${labParticipants.userId}` },
      sql`FROM ${labSubmissions} JOIN ${labParticipants} ON ${labParticipants.teamId} = ${labSubmissions.teamId}
        WHERE ${isMeant} AND ${labSubmissions.submittedAt} = ${at} AND ${labParticipants.status} = 'approved'`,
    ).onConflictDoNothing(),
  ])
  return isDone
}

/**
 * Saves feedback by a mentor, the educator or an admin. The first feedback notifies the team; each that differs from the
 * one before is copied to the guardians of members under 18.
 * @returns the submission, if the caller guides its lab
 */
export async function updateFeedback(
  context: Context,
  { id, version, text, person }: { id: string; version?: number | undefined; text: string; person: SignedIn },
) {
  const { db, at } = context
  const isGuided = sql`${labSubmissions.id} = ${id} AND EXISTS (SELECT 1 FROM ${challengeLabs}
    WHERE ${challengeLabs.id} = ${labSubmissions.labId} AND ${isGuide(person)})`
  const isRead = and(isGuided, version === undefined ? undefined : eq(labSubmissions.submittedAt, version))
  const isSeen = sql`${labSubmissions.id} = ${id} AND EXISTS (SELECT 1 FROM ${challengeLabs}
    WHERE ${challengeLabs.id} = ${labSubmissions.labId} AND ${labSubmissions.teamId} =
      (SELECT mine.team_id FROM ${labParticipants} AS mine WHERE mine.lab_id = ${labSubmissions.labId}
        AND mine.user_id = ${person.userId} AND mine.status = 'approved'))`
  const {
    isDone,
    submission: [submission],
    seen,
  } = await actBatch(context, [
    insertOutboxRows(context, {
      template: 'lab_feedback_given',
      about: person.userId,
      details: sql`json_object('firstName', ${profiles.firstName}, ${stageNamed(sql`${labSubmissions.stageId}`)}, 'feedback', ${text})`,
      from: sql`FROM ${labSubmissions} JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labSubmissions.labId}
        JOIN ${labParticipants} ON ${labParticipants.teamId} = ${labSubmissions.teamId} AND ${labParticipants.status} = 'approved'
        JOIN ${users} ON ${users.id} = ${labParticipants.userId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${isRead} AND ${labSubmissions.feedback} IS NULL`,
    }),
    copyToGuardians(context, {
      childId: labParticipants.userId,
      writer: writerName(person.userId),
      kind: 'lab_feedback',
      text,
      from: sql`FROM ${labSubmissions} JOIN ${labParticipants} ON ${labParticipants.teamId} = ${labSubmissions.teamId}
        AND ${labParticipants.status} = 'approved' WHERE ${isRead} AND ${labSubmissions.feedback} IS NOT ${text}`,
    }),
    {
      done: db.update(labSubmissions).set({ feedback: text, feedbackBy: person.userId, feedbackAt: at }).where(isRead),
    },
    { submission: selectSubmissions(db).where(isGuided) },
    { seen: db.select({ id: labSubmissions.id }).from(labSubmissions).where(isSeen) },
  ])
  return { isGiven: isDone, submission, isSeen: seen.length > 0 }
}
