import type { CourseCertificateDetails } from '@kere/contracts/certificates/course-certificates'
import { product } from '@kere/brand/brand'
import { limits } from '@kere/contracts/http/limits'
import { certificates, courseCertificates } from '@kere/d1/schema/certificates/certificates'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import { issueCertificates } from '../../certificates/certificates/issue-rows.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { undo } from '../../http/change.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { isAuthored } from '../course-authoring/authored-rows.ts'
import { lessonsDone } from '../learning/progress-rows.ts'
import { catchUp } from './earned-rows.ts'

export const selectTemplate = (db: Database, courseId: string, author: SignedIn) =>
  db
    .select({
      id: courses.id,
      title: courses.title,
      draftTitle: sql<
        string | null
      >`(SELECT details ->> 'title' FROM course_drafts WHERE course_id = ${courses.id})`.as('draft_title'),
      educatorName: sql<string>`trim(coalesce(${profiles.firstName} || ' ' || ${profiles.lastName}, ''))`.as(
        'educator_name',
      ),
      isOn: courseCertificates.isOn,
      words: courseCertificates.words,
      signature: courseCertificates.signature,
      minimumPercent: courseCertificates.minimumPercent,
      issuedCount: courseCertificates.issuedCount,
      isCatchingUp: courseCertificates.isCatchingUp,
    })
    .from(courses)
    .leftJoin(courseCertificates, eq(courseCertificates.id, courses.id))
    .leftJoin(profiles, eq(profiles.id, courses.educatorId))
    .where(isAuthored(courseId, author))

/**
 * Saves the template. Saving the same again changes nothing, and certificates that were issued before stay as they are.
 */
export async function saveTemplate(
  context: Context,
  { courseId, author, details }: { courseId: string; author: SignedIn; details: CourseCertificateDetails },
) {
  const { db, at } = context
  const values = { ...details, isCatchingUp: details.isOn, updatedAt: at }
  const from = sql`FROM ${courses} WHERE ${isAuthored(courseId, author)}`
  const { template } = await actBatch(context, [
    insertAuditRow(context, {
      action: details.isOn ? 'course_certificate.on' : 'course_certificate.off',
      subject: { type: 'course', id: courseId },
      from: sql`${from} AND ${details.isOn} <> EXISTS (SELECT 1 FROM ${courseCertificates}
        WHERE ${courseCertificates.id} = ${courseId} AND ${courseCertificates.isOn} = 1)`,
    }),
    {
      done: insertSelect(db, courseCertificates, { id: sql`${courses.id}`, ...values }, from).onConflictDoUpdate({
        target: courseCertificates.id,
        set: values,
      }),
    },
    ...(details.isOn ? catchUp(context, courseId) : []),
    { template: selectTemplate(db, courseId, author) },
  ])
  return template[0]
}

export interface ByHand {
  courseId: string
  author: SignedIn
  enrollmentId?: string | undefined
  email?: string | undefined
  reason: string
}

/**
 * Educators can only give certificates to learners of their own course. Only admins may name an address, because the
 * answer tells whether it has an account.
 */
const isMeantHolder = ({ courseId, author, enrollmentId, email }: ByHand) =>
  enrollmentId === undefined && author.role === 'admin'
    ? sql`${profiles.id} = (SELECT id FROM users WHERE email = ${email ?? null})`
    : sql`${profiles.id} = (SELECT student_id FROM enrollments AS place WHERE place.id = ${enrollmentId ?? null}
        AND place.course_id = ${courseId})`

const selectOf = ({ db }: Context, which: SQL) =>
  db
    .select({ id: certificates.id, holderName: certificates.holderName, issueReason: certificates.issueReason })
    .from(certificates)
    .where(which)

/**
 * Issues a certificate by hand. A person who already has it keeps it unchanged.
 * @returns the certificate, whoever issued it
 */
export async function insertByHand(context: Context, given: ByHand) {
  const { at, newId } = context
  const { courseId, author, reason } = given
  const name = newId('out')
  const isIssued = sql`${certificates.courseId} = ${courseId} AND ${certificates.lastChange} = ${name}`
  const isTheirs = sql`${isAuthored(courseId, author)} AND ${isMeantHolder(given)}`
  const { isDone, certificate } = await actBatch(context, [
    {
      done: issueCertificates(
        context,
        {
          kind: 'course',
          userId: sql`${profiles.id}`,
          courseId: sql`${courses.id}`,
          holderName: shownName(at),
          courseTitle: sql`${courses.title}`,
          words: sql`coalesce(${courseCertificates.words}, '')`,
          signature: sql`coalesce(${courseCertificates.signature}, (SELECT trim(first_name || ' ' || last_name)
            FROM profiles AS educator WHERE educator.id = ${courses.educatorId}), ${product})`,
          lessonCount: sql`${courses.lessonCount}`,
          lessonsDone: sql`coalesce(${lessonsDone}, 0)`,
          minutes: sql`${courses.lessonMinutes}`,
          completedAt: sql`coalesce(${enrollments.completedAt}, ${at})`,
          issueReason: reason,
          lastChange: name,
        },
        sql`FROM ${courses} JOIN ${profiles} LEFT JOIN ${courseCertificates} ON ${courseCertificates.id} = ${courses.id}
          LEFT JOIN ${enrollments} ON ${enrollments.courseId} = ${courses.id} AND ${enrollments.studentId} = ${profiles.id}
          WHERE ${isTheirs}`,
      ),
    },
    insertAuditRow(context, {
      action: 'certificate.issued',
      subject: { type: 'certificate', id: sql`${certificates.id}` },
      from: sql`FROM ${certificates} WHERE ${isIssued}`,
    }),
    insertOutboxRow(context, {
      id: name,
      template: 'certificate_issued',
      details: sql`json_object('firstName', ${profiles.firstName}, 'certificateId', ${certificates.id},
        'kind', 'course', 'course', ${certificates.courseTitle}, 'reason', ${reason})`,
      holdSeconds: limits.undoSeconds,
      from: sql`FROM ${certificates} JOIN ${users} ON ${users.id} = ${certificates.userId}
        JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isIssued}`,
    }),
    {
      certificate: selectOf(
        context,
        sql`${certificates.courseId} = ${courseId} AND successor_id IS NULL AND ${certificates.userId} =
          (SELECT ${profiles.id} FROM ${courses} JOIN ${profiles} WHERE ${isTheirs})`,
      ),
    },
  ])
  return { isDone, certificate: certificate[0] }
}

export function updateToTakenBack(
  context: Context,
  { courseId, id, author }: { courseId: string; id: string; author: SignedIn },
) {
  const isTheirs = sql`${certificates.id} = ${id} AND ${certificates.issueReason} IS NOT NULL
    AND EXISTS (SELECT 1 FROM ${courses} WHERE ${isAuthored(courseId, author)} AND ${courses.id} = ${certificates.courseId})`
  return undo(context, certificates, {
    id,
    when: sql`${isTheirs} AND ${certificates.revokedAt} IS NULL`,
    set: { revokedAt: context.at, revokeReason: '' },
    audit: { action: 'certificate.issue_undone', subject: 'certificate' },
    read: context.db.select({ revokeReason: certificates.revokeReason }).from(certificates).where(isTheirs),
  })
}

/**
 * Issues more certificates for one course that is catching up. The condition is literal SQL, because SQLite uses a
 * partial index only for the identical condition.
 * @returns how many courses were looked at
 */
export async function issueNext({ db, at }: Pick<Context, 'db' | 'at'>): Promise<number> {
  const [next] = await db
    .select({ id: courseCertificates.id })
    .from(courseCertificates)
    .where(sql`is_catching_up = 1`)
    .orderBy(asc(courseCertificates.updatedAt), asc(courseCertificates.id))
    .limit(1)
  if (!next) return 0
  const [issue, settle] = catchUp({ db, at }, next.id)
  await db.batch([issue!, settle!])
  return 1
}
