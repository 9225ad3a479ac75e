import { careerPositions } from '@kere/d1/schema/careers/positions'
import { jobApplications } from '@kere/d1/schema/careers/job-applications'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow, ofVisitor } from '../../http/outbox-row.ts'
import { deleteDocument } from '../../kit/documents/document-rows.ts'

const dayMs = 24 * 60 * 60 * 1000

export async function isPositionOpen(db: Database, id: string) {
  const found = await db
    .select({ id: careerPositions.id })
    .from(careerPositions)
    .where(and(eq(careerPositions.id, id), eq(careerPositions.status, 'open')))
  return found.length > 0
}

export async function hasApplication(db: Database, id: string) {
  const found = await db.select({ id: jobApplications.id }).from(jobApplications).where(eq(jobApplications.id, id))
  return found.length > 0
}

interface NewApplication {
  id: string
  userId: string | null
  positionId: string
  name: string
  email: string
  link: string
  note: string
  resumeId: string
  resumeName: string | null
  linkKey: string
  isDoubtful: boolean
  /** False if the application is stored without sending a receipt. */
  isMailed: boolean
}

/**
 * Tells that an application counts for its address and position, so that another is refused. One from an unproven
 * address does not count.
 */
const isLive = sql`stage NOT IN ('withdrawn', 'doubtful') AND proven_at IS NOT NULL`

/**
 * Runs the same statements whether or not the address has applied before, so that neither the answer nor its time
 * tells. An applicant who has applied before gets an email, at most once a day.
 */
export async function insertApplication(context: Context, { isDoubtful, isMailed, ...application }: NewApplication) {
  const { db, at } = context
  const { id, positionId, email } = application
  const mailId = context.stableId('out')
  const isNotSent = sql`NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = ${mailId})`
  const isOfBefore = and(eq(jobApplications.email, email), eq(jobApplications.positionId, positionId), isLive)
  const isToBeTold = and(
    isOfBefore,
    ne(jobApplications.id, id),
    sql`coalesce(${jobApplications.toldAgainAt}, 0) < ${at - dayMs}`,
  )
  const { open } = await namedBatch(db, [
    insertSelect(
      db,
      jobApplications,
      {
        ...application,
        language: context.language,
        position: sql`${careerPositions.title}`,
        provenAt: sql`(SELECT ${at} FROM ${users} WHERE ${users.id} = ${application.userId} AND ${users.email} = ${email}
          AND ${users.emailVerifiedAt} IS NOT NULL)`,
        stage: isDoubtful ? 'doubtful' : 'new',
        createdAt: at,
        updatedAt: at,
      },
      sql`FROM ${careerPositions} WHERE ${careerPositions.id} = ${positionId} AND ${careerPositions.status} = 'open'
        AND NOT EXISTS (SELECT 1 FROM ${jobApplications} WHERE ${isOfBefore})`,
    ),
    ...(isDoubtful || !isMailed
      ? []
      : [
          insertOutboxRow(context, {
            id: mailId,
            template: 'job_application_received',
            userId: sql`${jobApplications.userId}`,
            to: email,
            language: ofVisitor(jobApplications),
            details: { applicationId: id },
            from: sql`FROM ${jobApplications} WHERE ${jobApplications.id} = ${id} AND ${isNotSent}`,
          }),
          insertOutboxRow(context, {
            template: 'job_application_repeated',
            userId: sql`${jobApplications.userId}`,
            to: email,
            language: ofVisitor(jobApplications),
            details: sql`json_object('applicationId', ${jobApplications.id})`,
            from: sql`FROM ${jobApplications} WHERE ${isToBeTold}`,
          }),
          db.update(jobApplications).set({ toldAgainAt: at }).where(isToBeTold),
        ]),
    {
      open: db
        .select({ id: careerPositions.id })
        .from(careerPositions)
        .where(and(eq(careerPositions.id, positionId), eq(careerPositions.status, 'open'))),
    },
  ])
  return { isOpen: open.length > 0 }
}

export async function selectByLink(db: Database, linkKey: string) {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.linkKey, linkKey))
  return row
}

export type SentRow = NonNullable<Awaited<ReturnType<typeof selectByLink>>>

/**
 * The link in the receipt confirms the address. If another application from the address was confirmed before, this one
 * stays unconfirmed.
 */
export async function updateToProven({ db, at }: Context, linkKey: string) {
  const [, [row]] = await db.batch([
    db
      .update(jobApplications)
      .set({ provenAt: at })
      .where(
        sql`link_key = ${linkKey} AND proven_at IS NULL AND NOT EXISTS (SELECT 1 FROM (SELECT id, email, position_id
          FROM job_applications WHERE ${isLive}) AS before WHERE before.email = ${jobApplications.email}
          AND before.position_id = ${jobApplications.positionId} AND before.id <> ${jobApplications.id})`,
      ),
    db.select().from(jobApplications).where(eq(jobApplications.linkKey, linkKey)),
  ])
  return row
}

/** Withdraws an application and deletes its resume at once. */
export async function updateToWithdrawn(context: Context, linkKey: string) {
  const { db, at } = context
  const isMeant = and(
    eq(jobApplications.linkKey, linkKey),
    notInArray(jobApplications.stage, ['withdrawn', 'hired', 'declined']),
  )
  await namedBatch(db, [
    insertAuditRow(context, {
      action: 'job_application.withdrawn',
      actor: null,
      subject: { type: 'job_application', id: sql`${jobApplications.id}` },
      from: sql`FROM ${jobApplications} WHERE ${isMeant}`,
    }),
    deleteDocument(context, sql`(SELECT ${jobApplications.resumeId} FROM ${jobApplications} WHERE ${isMeant})`),
    db
      .update(jobApplications)
      .set({ stage: 'withdrawn', resumeId: null, resumeName: null, updatedAt: at })
      .where(isMeant),
  ])
  return selectByLink(db, linkKey)
}
