import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { files } from '@kere/d1/schema/base/files'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labSubmissions, labSubmissionVersions, labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { desc, eq, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { senders, submissionColumns, writers } from './lab-submissions.queries.ts'
import { isGuide } from './workspace-rows.ts'

/** Tells whether the person may read the submission: its team and those who guide the lab may. */
const isReadBy = (person: SignedIn) => sql`(${isGuide(person)} OR EXISTS (SELECT 1 FROM ${labParticipants} AS mine
  WHERE mine.lab_id = ${labSubmissions.labId} AND mine.user_id = ${person.userId} AND mine.status = 'approved'
  AND mine.team_id = ${labSubmissions.teamId}))`

/** @param id of a submission or of one of its versions */
export async function selectSubmissionFile({ db }: Context, id: string, person: SignedIn) {
  const [row] = await db
    .select({
      fileId: sql<
        string | null
      >`iif(${labSubmissions.id} = ${id}, ${labSubmissions.fileId}, ${labSubmissionVersions.fileId})`.as('meant_file'),
    })
    .from(labSubmissions)
    .innerJoin(challengeLabs, eq(challengeLabs.id, labSubmissions.labId))
    .leftJoin(labSubmissionVersions, sql`${labSubmissionVersions.id} = ${id}`)
    .where(
      sql`${labSubmissions.id} IN (${id}, (SELECT former.submission_id FROM ${labSubmissionVersions} AS former WHERE former.id = ${id}))
        AND ${isReadBy(person)}`,
    )
  return row?.fileId ?? null
}

/**
 * Reads the earlier versions of a submission, the latest first.
 * @returns null if the caller may not read the submission
 */
export async function selectVersions({ db }: Context, id: string, person: SignedIn) {
  const isTheirs = sql`${labSubmissions.id} = ${id} AND ${isReadBy(person)}`
  const [[found], rows] = await db.batch([
    db
      .select({ id: labSubmissions.id })
      .from(labSubmissions)
      .innerJoin(challengeLabs, eq(challengeLabs.id, labSubmissions.labId))
      .where(isTheirs),
    db
      .select({
        ...submissionColumns,
        id: labSubmissionVersions.id,
        body: labSubmissionVersions.body,
        links: labSubmissionVersions.links,
        submittedAt: labSubmissionVersions.submittedAt,
        versions: sql<number>`0`.as('versions_count'),
        feedback: labSubmissionVersions.feedback,
        feedbackAt: labSubmissionVersions.feedbackAt,
      })
      .from(labSubmissionVersions)
      .innerJoin(labSubmissions, eq(labSubmissions.id, labSubmissionVersions.submissionId))
      .innerJoin(challengeLabs, eq(challengeLabs.id, labSubmissions.labId))
      .innerJoin(labTeams, eq(labTeams.id, labSubmissions.teamId))
      .leftJoin(senders, eq(senders.id, labSubmissionVersions.submittedBy))
      .leftJoin(writers, eq(writers.id, labSubmissionVersions.feedbackBy))
      .leftJoin(files, eq(files.id, labSubmissionVersions.fileId))
      .where(sql`${labSubmissionVersions.submissionId} = ${id} AND ${isTheirs}`)
      .orderBy(desc(labSubmissionVersions.submittedAt), desc(labSubmissionVersions.id))
      .limit(workspaceLimits.versions),
  ])
  return found ? rows : null
}
