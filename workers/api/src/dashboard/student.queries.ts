import { courses } from '@kere/d1/schema/courses'
import { enrollments } from '@kere/d1/schema/enrollments'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../context.ts'

/** Reads a learner's places, and courses that may come next, in one round trip. */
export async function selectStudentFigures(db: Database, studentId: string, count: number) {
  const [[counted], own, [next], sameCategory, newest] = await db.batch([
    db
      .select({
        enrolled: sql<number>`count(*)`.as('enrolled'),
        completed: sql<number>`coalesce(sum(${enrollments.completed}), 0)`.as('completed_count'),
      })
      .from(enrollments)
      .where(eq(enrollments.studentId, studentId)),
    selectOwn(db, studentId).limit(count),
    selectOwn(db, studentId, sql`${enrollments.completed} = 0`).limit(1),
    selectOthers(db, studentId, sql`${courses.category} = (${lastCategory(studentId)})`).limit(count),
    selectOthers(db, studentId).limit(count),
  ])
  return { ...(counted ?? { enrolled: 0, completed: 0 }), own, next, sameCategory, newest }
}

const selectOwn = (db: Database, studentId: string, condition?: SQL) =>
  db
    .select({
      id: courses.id,
      title: courses.title,
      category: courses.category,
      coverImage: courses.coverImage,
      progress: enrollments.progress,
      isCompleted: enrollments.completed,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.studentId, studentId), eq(courses.published, true), condition))
    .orderBy(desc(enrollments.updatedAt), desc(enrollments.id))

/** Published courses without a place yet. The condition is a literal: a partial index is used only where it is seen. */
const selectOthers = (db: Database, studentId: string, condition?: SQL) =>
  db
    .select({
      id: courses.id,
      title: courses.title,
      category: courses.category,
      level: courses.level,
      duration: courses.duration,
      price: courses.price,
      coverImage: courses.coverImage,
    })
    .from(courses)
    .where(
      and(
        sql`${courses.published} = 1`,
        condition,
        sql`NOT EXISTS (SELECT 1 FROM ${enrollments} WHERE ${enrollments.studentId} = ${studentId} AND ${enrollments.courseId} = ${courses.id})`,
      ),
    )
    .orderBy(desc(courses.publishedAt), desc(courses.id))

const lastCategory = (studentId: string) => sql`SELECT learned.category FROM enrollments
  JOIN courses AS learned ON learned.id = enrollments.course_id
  WHERE enrollments.student_id = ${studentId} ORDER BY enrollments.updated_at DESC LIMIT 1`
