import { certificates } from '@kere/d1/schema/certificates/certificates'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'

interface Issued {
  userId: SQL
  courseId: SQL
  holderName: SQL
  courseTitle: SQL
  words: SQL
  signature: SQL
  lessonCount: SQL
  lessonsDone: SQL
  minutes: SQL
  completedAt: SQL
}

/**
 * Belongs to the batch of the fact, after it. A person has one certificate of a course, whoever asks how often: the
 * unique index decides.
 *
 * @param from finds whoever has earned one
 */
export const issueCertificates = ({ db, at }: Pick<Context, 'db' | 'at'>, issued: Issued, from: SQL) =>
  insertSelect(
    db,
    certificates,
    { ...issued, id: sql`'crt_' || lower(hex(randomblob(16)))`, issuedAt: at },
    from,
  ).onConflictDoNothing()

export const certificateOf = (userId: SQL, courseId: SQL) =>
  sql<
    string | null
  >`(SELECT ${certificates.id} FROM ${certificates} WHERE ${certificates.userId} = ${userId} AND ${certificates.courseId} = ${courseId})`
