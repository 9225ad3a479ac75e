import { siteSearchLimits } from '@kere/contracts/search/site-search-options'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { desc, eq, sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'

export const ownCourses = prepareQuery((db) =>
  db
    .select({
      id: courses.id,
      title: courses.title,
      category: courses.category,
      coverImage: courses.coverImage,
      progress: enrollments.progress,
      completed: enrollments.completed,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(eq(enrollments.studentId, sql.placeholder('viewerId')))
    .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
    .limit(siteSearchLimits.own),
)
