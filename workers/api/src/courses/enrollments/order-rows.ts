import { limits } from '@kere/contracts/http/limits'
import { courses } from '@kere/d1/schema/courses/courses'
import { endedEnrollments } from '@kere/d1/schema/courses/ended-enrollments'
import { enrollments, lessonProgress } from '@kere/d1/schema/courses/enrollments'
import { orders } from '@kere/d1/schema/orders/orders'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import type { MailContext } from '../../http/outbox-row.ts'
import { archiveAnew, firstLearnerMail, withdrawFirstLearnerMail } from './place-rows.ts'

export const offer = (courseId: string, { userId }: Pick<SignedIn, 'userId'>) => ({
  title: sql`${courses.title}`,
  price: sql`${courses.price}`,
  from: sql`FROM ${courses} WHERE ${courses.id} = ${courseId} AND ${courses.published} = 1 AND ${courses.price} > 0
    AND ${courses.educatorId} IS NOT ${userId} AND NOT EXISTS (SELECT 1 FROM ${enrollments}
      WHERE ${enrollments.studentId} = ${userId} AND ${enrollments.courseId} = ${courseId})`,
})

export const isWithdrawn = sql`NOT EXISTS (SELECT 1 FROM courses AS offered
  WHERE offered.id = ${orders.itemId} AND offered.published = 1)`

export const cover = sql`(SELECT json_object('image', shown.cover_image, 'category', shown.category, 'drawing', 0)
  FROM courses AS shown WHERE shown.id = ${orders.itemId})`

export const isHad = sql`EXISTS (SELECT 1 FROM enrollments AS had
  WHERE had.student_id = ${orders.buyerId} AND had.course_id = ${orders.itemId})`

/**
 * Enrolls the buyer. An existing enrollment stays as it is.
 * @param changed a FROM clause with its WHERE that finds the order if it has just been paid
 */
export const grant = (context: MailContext, changed: SQL) => {
  const { db, at } = context
  return [
    insertSelect(
      db,
      enrollments,
      {
        id: sql`${orders.grantId}`,
        studentId: sql`${orders.buyerId}`,
        courseId: sql`${orders.itemId}`,
        createdAt: at,
        updatedAt: at,
      },
      sql`${changed} AND ${orders.buyerId} IS NOT NULL
        AND EXISTS (SELECT 1 FROM ${courses} WHERE ${courses.id} = ${orders.itemId})`,
    ).onConflictDoNothing(),
    firstLearnerMail(context, isGranted(changed), limits.undoSeconds),
  ]
}

const isGranted = (changed: SQL) => sql`${enrollments.id} = (SELECT ${orders.grantId} ${changed})`

/**
 * Ends the enrollment that this order has paid for, and no other. Its progress is stored while the decision may be
 * undone.
 * @param changed a FROM clause with its WHERE that finds the order if it has just ended
 */
export const revoke = (context: MailContext, changed: SQL) => {
  const { db, at } = context
  const isEnding = isGranted(changed)
  return [
    archiveAnew(context, sql`(SELECT ${enrollments.courseId} FROM ${enrollments} WHERE ${isEnding})`),
    insertSelect(
      db,
      endedEnrollments,
      {
        enrollmentId: sql`${enrollments.id}`,
        studentId: sql`${enrollments.studentId}`,
        snapshot: asJson(enrollments),
        endedAt: at,
      },
      sql`FROM ${enrollments} WHERE ${isEnding}`,
    ).onConflictDoNothing(),
    insertSelect(
      db,
      endedEnrollments,
      {
        enrollmentId: sql`${enrollments.id}`,
        lessonId: sql`${lessonProgress.lessonId}`,
        studentId: sql`${enrollments.studentId}`,
        snapshot: asJson(lessonProgress),
        endedAt: at,
      },
      sql`FROM ${enrollments} JOIN ${lessonProgress} ON ${lessonProgress.enrollmentId} = ${enrollments.id}
        WHERE ${isEnding}`,
    ).onConflictDoNothing(),
    withdrawFirstLearnerMail(context, sql`(SELECT ${enrollments.id} FROM ${enrollments} WHERE ${isEnding})`),
    db.delete(enrollments).where(isEnding),
  ]
}

/** @param changed a FROM clause with its WHERE that finds the order if its end has just been undone */
export const restore = ({ db }: MailContext, changed: SQL) => {
  const isBack = sql`${endedEnrollments.enrollmentId} = (SELECT ${orders.grantId} ${changed})`
  const stillThere = (table: string, key: string) =>
    sql`EXISTS (SELECT 1 FROM ${sql.identifier(table)} AS kept WHERE kept.id = ${endedEnrollments.snapshot} ->> ${key})`
  return [
    insertSelect(
      db,
      enrollments,
      {
        ...fromJson(enrollments),
        lastLessonId: sql`iif(${stillThere('lessons', 'last_lesson_id')}, ${endedEnrollments.snapshot} ->> 'last_lesson_id', NULL)`,
      },
      sql`FROM ${endedEnrollments} WHERE ${isBack} AND ${endedEnrollments.lessonId} = '' AND ${stillThere('courses', 'course_id')}`,
    ).onConflictDoNothing(),
    insertSelect(
      db,
      lessonProgress,
      fromJson(lessonProgress),
      sql`FROM ${endedEnrollments} WHERE ${isBack} AND ${endedEnrollments.lessonId} <> ''
        AND ${stillThere('lessons', 'lesson_id')} AND ${stillThere('enrollments', 'enrollment_id')}`,
    ).onConflictDoNothing(),
    db.delete(endedEnrollments).where(isBack),
  ]
}

const columnsOf = (table: SQLiteTable) => Object.entries(getTableColumns(table))

const asJson = (table: SQLiteTable) =>
  sql`json_object(${sql.join(
    columnsOf(table).map(([, column]) => sql`${column.name}, ${column}`),
    sql`, `,
  )})`

// The cast restores the names, which `Object.fromEntries` loses.
const fromJson = <Table extends SQLiteTable>(table: Table) =>
  Object.fromEntries(
    columnsOf(table).map(([key, column]) => [key, sql`${endedEnrollments.snapshot} ->> ${column.name}`]),
  ) as Record<keyof Table['$inferInsert'], SQL>
