import type { CourseCertificateDetails } from '@kere/contracts/certificates/course-certificates'
import { courseCertificates } from '@kere/d1/schema/certificates/certificates'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { courses } from '@kere/d1/schema/courses/courses'
import { asc, eq, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { isAuthored } from '../course-authoring/authored-rows.ts'
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

/** A state, so that saving the same again changes nothing more: whoever has a certificate keeps it as it was issued. */
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

/** The condition is SQL, because a partial index only matches the identical words. @returns how many courses were looked at */
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
