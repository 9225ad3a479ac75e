import { ofVisitor } from '../../http/outbox-row.ts'
import type { JobStage } from '@kere/contracts/careers/career-options'
import { jobApplication, jobApplications as resource } from '@kere/contracts/careers/job-application-review'
import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { files } from '@kere/d1/schema/base/files'
import { jobApplicationCounts, jobApplications } from '@kere/d1/schema/careers/job-applications'
import { and, eq, ne, notInArray, or, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database } from '../../base/context.ts'
import { change } from '../../http/change.ts'
import { columnsOf } from '../../kit/lists/columns-of.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'

const selectApplications = (db: Database) =>
  db
    .select({
      ...columnsOf(jobApplications, jobApplication),
      provenAt: jobApplications.provenAt,
      resumeId: jobApplications.resumeId,
      resumeName: jobApplications.resumeName,
      resumeSize: files.size,
      answeredAt: jobApplications.answeredAt,
      answeredBy: fullName(profiles).as('answerer'),
    })
    .from(jobApplications)
    .leftJoin(files, eq(files.id, jobApplications.resumeId))
    .leftJoin(profiles, eq(profiles.id, jobApplications.answeredBy))

export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number]

export const applicationRows = rowsOf(resource, {
  select: selectApplications,
  orders: byDate({ createdAt: jobApplications.createdAt, id: jobApplications.id }),
  filters: { stage: jobApplications.stage, position: jobApplications.positionId },
  search: searchOf(jobApplications, 'job_application_search', ['name', 'email', 'position']),
  counters: { stage: jobApplicationCounts.stage, position: jobApplicationCounts.positionId },
})

export const toApplicant = {
  userId: jobApplications.userId,
  address: jobApplications.email,
  language: ofVisitor(jobApplications),
}

/** Tells that the application has no answer that can still be undone. */
export const isSettled = ({ at }: Pick<Context, 'at'>) =>
  sql`coalesce(${jobApplications.answeredAt}, 0) <= ${at - limits.undoSeconds * 1000}`

/** Tells that no other application for this position counts for the address of a doubtful one. */
const isOnlyOne = sql`NOT EXISTS (SELECT 1 FROM job_applications AS other WHERE other.email = ${jobApplications.email}
  AND other.position_id = ${jobApplications.positionId} AND other.id <> ${jobApplications.id}
  AND other.stage NOT IN ('withdrawn', 'doubtful') AND other.proven_at IS NOT NULL)`

/** Moves an application to a stage. If it was doubtful, its applicant now gets the receipt. */
export const updateStage = (context: Context, { id, stage }: { id: string; stage: JobStage }, kept: string) =>
  change(context, jobApplications, {
    id,
    when: and(
      notInArray(jobApplications.stage, ['withdrawn', stage]),
      isSettled(context),
      or(ne(jobApplications.stage, 'doubtful'), isOnlyOne),
    ),
    set: { stage, updatedAt: context.at },
    audit: {
      action: 'job_application.moved',
      subject: 'job_application',
      detail: sql`json_object('from', ${jobApplications.stage}, 'to', ${stage})`,
    },
    mails: [
      {
        template: 'job_application_received',
        to: toApplicant,
        details: { applicationId: id },
        when: eq(jobApplications.stage, 'doubtful'),
      },
    ],
    read: applicationRows.one(context, id),
    kept,
  })

/** Saves the note. The first note moves a new application into review. */
export const updateNote = (context: Context, { id, text }: { id: string; text: string }) =>
  change(context, jobApplications, {
    id,
    set: {
      teamNote: text,
      updatedAt: context.at,
      stage: sql`iif(${jobApplications.stage} = 'new' AND ${text} <> '', 'in_review', ${jobApplications.stage})`,
    },
    audit: {
      action: 'job_application.noted',
      subject: 'job_application',
      when: ne(jobApplications.teamNote, text),
    },
    read: applicationRows.one(context, id),
  })

/** Gives the application a new link; the old one stops working. */
export const updateLink = (context: Context, id: string) =>
  change(context, jobApplications, {
    id,
    when: notInArray(jobApplications.stage, ['withdrawn', 'doubtful']),
    set: { linkKey: context.newId('lnk') },
    audit: { action: 'job_application.link_renewed', subject: 'job_application' },
    mails: [{ template: 'job_application_link', to: toApplicant, details: { applicationId: id } }],
    read: applicationRows.one(context, id),
  })
