import { courses } from '@kere/d1/schema/courses'
import { educatorApplications } from '@kere/d1/schema/educator-applications'
import { enrollments } from '@kere/d1/schema/enrollments'
import { profiles } from '@kere/d1/schema/profiles'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../context.ts'

/** Reads an educator's own courses, who learns in them, and where they stand with us, in one round trip. */
export async function selectEducatorFigures(db: Database, educatorId: string, count: number) {
  const [[counted], [learners], newestEnrollments, [draft], [published], [profile], [application]] = await db.batch([
    db
      .select({
        courses: sql<number>`coalesce(sum(${courses.published}), 0)`.as('published_count'),
        drafts: sql<number>`coalesce(sum(1 - ${courses.published}), 0)`.as('draft_count'),
      })
      .from(courses)
      .where(eq(courses.educatorId, educatorId)),
    db
      .select({ count: sql<number>`count(DISTINCT ${enrollments.studentId})`.as('learner_count') })
      .from(courses)
      .innerJoin(enrollments, eq(enrollments.courseId, courses.id))
      .where(eq(courses.educatorId, educatorId)),
    db
      .select({
        id: enrollments.id,
        courseId: enrollments.courseId,
        courseTitle: courses.title,
        learnerName: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`.as('learner_name'),
        enrolledAt: enrollments.createdAt,
      })
      .from(courses)
      .innerJoin(enrollments, eq(enrollments.courseId, courses.id))
      .innerJoin(profiles, eq(profiles.id, enrollments.studentId))
      .where(eq(courses.educatorId, educatorId))
      .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
      .limit(count),
    selectLast(db, educatorId, false),
    selectLast(db, educatorId, true),
    db.select({ educatorStatus: profiles.educatorStatus }).from(profiles).where(eq(profiles.id, educatorId)),
    db
      .select({ submittedAt: educatorApplications.submittedAt, reason: educatorApplications.reason })
      .from(educatorApplications)
      .where(eq(educatorApplications.userId, educatorId))
      .orderBy(desc(educatorApplications.submittedAt), desc(educatorApplications.id))
      .limit(1),
  ])
  return {
    ...(counted ?? { courses: 0, drafts: 0 }),
    learners: learners?.count ?? 0,
    newestEnrollments,
    draft,
    published,
    // Nobody who is not known to be approved is.
    educatorStatus: profile?.educatorStatus ?? 'pending',
    application,
  }
}

const selectLast = (db: Database, educatorId: string, published: boolean) =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(eq(courses.educatorId, educatorId), eq(courses.published, published)))
    .orderBy(desc(published ? courses.publishedAt : courses.updatedAt), desc(courses.id))
    .limit(1)
