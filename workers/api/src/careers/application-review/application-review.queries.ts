import type { JobStage } from '@kere/contracts/careers/career-options'
import { jobApplications as resource } from '@kere/contracts/careers/job-application-review'
import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { files } from '@kere/d1/schema/base/files'
import { jobApplicationCounts, jobApplications } from '@kere/d1/schema/careers/job-applications'
import { and, eq, ne, notInArray, or, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/name-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'

const selectApplications = (db: Database) =>
  db
    .select({
      id: jobApplications.id,
      createdAt: jobApplications.createdAt,
      name: jobApplications.name,
      email: jobApplications.email,
      provenAt: jobApplications.provenAt,
      positionId: jobApplications.positionId,
      position: jobApplications.position,
      link: jobApplications.link,
      note: jobApplications.note,
      stage: jobApplications.stage,
      resumeId: jobApplications.resumeId,
      resumeName: jobApplications.resumeName,
      resumeSize: files.size,
      teamNote: jobApplications.teamNote,
      answer: jobApplications.answer,
      answeredAt: jobApplications.answeredAt,
      answeredBy: fullName(profiles).as('answerer'),
    })
    .from(jobApplications)
    .leftJoin(files, eq(files.id, jobApplications.resumeId))
    .leftJoin(profiles, eq(profiles.id, jobApplications.answeredBy))

export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number]

export const selectApplication = (db: Database, id: string) => selectApplications(db).where(eq(jobApplications.id, id))

export const applicationRows = rowsOf(resource, {
  select: selectApplications,
  orders: byDate({ createdAt: jobApplications.createdAt, id: jobApplications.id }),
  filters: { stage: jobApplications.stage, position: jobApplications.positionId },
  search: searchOf(jobApplications, 'job_application_search', [
    jobApplications.name,
    jobApplications.email,
    jobApplications.position,
  ]),
  counters: { stage: jobApplicationCounts.stage, position: jobApplicationCounts.positionId },
})

interface Act {
  id: string
  admin: SignedIn
}

const subject = (id: string) => ({ type: 'job_application', id })

/** False while an answer to it may still be undone. */
const isSettled = ({ at }: Pick<Context, 'at'>) =>
  sql`coalesce(${jobApplications.answeredAt}, 0) <= ${at - limits.undoSeconds * 1000}`

/** Nobody else has applied for this position with the address of a doubtful application. */
const isOnlyOne = sql`NOT EXISTS (SELECT 1 FROM job_applications AS other WHERE other.email = ${jobApplications.email}
  AND other.position_id = ${jobApplications.positionId} AND other.id <> ${jobApplications.id}
  AND other.stage NOT IN ('withdrawn', 'doubtful') AND other.proven_at IS NOT NULL)`

/**
 * Accepting a doubtful application also sends its receipt.
 * @returns whether it was moved
 */
export async function updateStage(context: Context, { id, admin, stage }: Act & { stage: JobStage }, kept: string) {
  const { db, at } = context
  const isMeant = and(
    eq(jobApplications.id, id),
    notInArray(jobApplications.stage, ['withdrawn', stage]),
    isSettled(context),
    or(ne(jobApplications.stage, 'doubtful'), isOnlyOne),
  )
  const { isDone } = await actBatch(
    context,
    [
      insertAuditRow(context, {
        action: 'job_application.moved',
        outcome: 'succeeded',
        actor: admin,
        subject: subject(id),
        detail: sql`json_object('from', ${jobApplications.stage}, 'to', ${stage})`,
        from: sql`FROM ${jobApplications} WHERE ${isMeant}`,
      }),
      insertOutboxRow(context, {
        template: 'job_application_received',
        userId: sql`${jobApplications.userId}`,
        to: sql`${jobApplications.email}`,
        details: { applicationId: id },
        from: sql`FROM ${jobApplications} WHERE ${isMeant} AND ${jobApplications.stage} = 'doubtful'`,
      }),
      {
        done: db.update(jobApplications).set({ stage, updatedAt: at }).where(isMeant),
      },
    ],
    { kept },
  )
  return isDone
}

/** A note by the team starts the review. */
export async function updateNote(context: Context, { id, admin, text }: Act & { text: string }) {
  const { db, at } = context
  const isMeant = eq(jobApplications.id, id)
  await actBatch(context, [
    insertAuditRow(context, {
      action: 'job_application.noted',
      outcome: 'succeeded',
      actor: admin,
      subject: subject(id),
      from: sql`FROM ${jobApplications} WHERE ${isMeant} AND ${jobApplications.teamNote} <> ${text}`,
    }),
    {
      done: db
        .update(jobApplications)
        .set({
          teamNote: text,
          updatedAt: at,
          stage: sql`iif(${jobApplications.stage} = 'new' AND ${text} <> '', 'in_review', ${jobApplications.stage})`,
        })
        .where(isMeant),
    },
  ])
}

/** The old link leads nowhere from then on; once, however often it is asked for under one key. */
export async function updateLink(context: Context, { id, admin }: Act) {
  const { db, newId, stableId } = context
  const mailId = stableId('out')
  const isMeant = and(
    eq(jobApplications.id, id),
    notInArray(jobApplications.stage, ['withdrawn', 'doubtful']),
    sql`NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = ${mailId})`,
  )
  await namedBatch(db, [
    insertAuditRow(context, {
      action: 'job_application.link_renewed',
      outcome: 'succeeded',
      actor: admin,
      subject: subject(id),
      from: sql`FROM ${jobApplications} WHERE ${isMeant}`,
    }),
    db
      .update(jobApplications)
      .set({ linkKey: newId('lnk') })
      .where(isMeant),
    insertOutboxRow(context, {
      id: mailId,
      template: 'job_application_link',
      userId: sql`${jobApplications.userId}`,
      to: sql`${jobApplications.email}`,
      details: { applicationId: id },
      from: sql`FROM ${jobApplications} WHERE ${isMeant}`,
    }),
  ])
}
