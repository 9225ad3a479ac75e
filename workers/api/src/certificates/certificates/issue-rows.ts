import type { CertificateKind } from '@kere/contracts/certificates/certificate-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { certificates } from '@kere/d1/schema/certificates/certificates'
import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { insertOutboxRows, type MailContext } from '../../http/outbox-row.ts'

interface Facts {
  userId: SQL
  holderName: SQL
  courseTitle: SQL
  /** The words on the certificate that say what its holder did. */
  words: SQL
  signature: SQL
  minutes: SQL
  completedAt: SQL
  issueReason?: string
  lastChange?: string
}

interface OfCourse extends Facts {
  kind: 'course'
  courseId: SQL
  lessonCount: SQL
  lessonsDone: SQL
}

interface OfSubject extends Facts {
  kind: Exclude<CertificateKind, 'course'>
  subjectId: SQL
}

const { userId, courseId, kind, subjectId } = certificates

/**
 * Issues certificates for a fact. Put it after the fact in the same batch. The unique index ensures one certificate per
 * person and fact, however often this runs. A certificate that was revoked because its fact was undone becomes valid
 * again.
 * @param from finds the people who have earned one: `FROM … WHERE …`
 */
export const issueCertificates = ({ db, at }: Pick<Context, 'db' | 'at'>, issued: OfCourse | OfSubject, from: SQL) =>
  insertSelect(
    db,
    certificates,
    {
      lessonCount: 0,
      lessonsDone: 0,
      ...issued,
      id: sql`'crt_' || lower(hex(randomblob(16)))`,
      issuedAt: at,
    },
    from,
  ).onConflictDoUpdate({
    target: issued.kind === 'course' ? [userId, courseId] : [kind, subjectId, userId],
    targetWhere: sql`successor_id IS NULL`,
    set: {
      revokedAt: null,
      revokeReason: null,
      issueReason: sql`excluded.issue_reason`,
      lastChange: sql`excluded.last_change`,
    },
    setWhere: sql`${certificates.revokeReason} = ''`,
  })

/**
 * Revokes certificates whose fact is undone; put it into the same batch. The holder gets no email, but verifiers learn
 * that the certificate is no longer valid.
 */
export const takeBackCertificates = ({ db, at }: Pick<Context, 'db' | 'at'>, which: SQL) =>
  db
    .update(certificates)
    .set({ revokedAt: at, revokeReason: '' })
    .where(and(which, isNull(certificates.revokedAt)))

export const isCertificateOf = (of: OfSubject['kind'], subject: string) =>
  sql`${certificates.kind} = ${of} AND ${certificates.subjectId} = ${subject} AND successor_id IS NULL`

/**
 * Issues certificates, and sends an email to each person who got one in this batch.
 * @param subject id of the thing that is certified
 */
export function issueAndTell(context: MailContext, issued: Omit<OfSubject, 'subjectId'>, subject: string, from: SQL) {
  const name = context.newId('out')
  return [
    issueCertificates(context, { ...issued, subjectId: sql`${subject}`, lastChange: name }, from),
    insertOutboxRows(context, {
      id: name,
      template: 'certificate_issued',
      details: sql`json_object('firstName', ${profiles.firstName}, 'certificateId', ${certificates.id},
        'kind', ${certificates.kind}, 'course', ${certificates.courseTitle})`,
      from: sql`FROM ${certificates} JOIN ${users} ON ${users.id} = ${certificates.userId}
        JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${isCertificateOf(issued.kind, subject)} AND ${certificates.lastChange} = ${name}`,
    }),
  ]
}

export const certificateOf = (holder: SQL, course: SQL) =>
  sql<string | null>`(SELECT ${certificates.id} FROM ${certificates} WHERE ${certificates.userId} = ${holder}
    AND ${certificates.courseId} = ${course} AND successor_id IS NULL AND revoke_reason IS NOT '')`
