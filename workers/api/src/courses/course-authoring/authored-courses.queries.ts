import { siteSearchLimits } from '@kere/contracts/search/site-search-options'
import { courseDrafts } from '@kere/d1/schema/courses/course-drafts'
import { courses } from '@kere/d1/schema/courses/courses'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'

export const authoredCourses = prepareQuery((db) =>
  db
    .select({
      id: courses.id,
      title: sql<string>`${courseDrafts.details} ->> 'title'`.as('draft_title'),
      category: sql<string>`coalesce(${courseDrafts.details} ->> 'category', '')`.as('draft_category'),
      published: courses.published,
      coverImage: courses.coverImage,
    })
    .from(courses)
    .innerJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
    .where(and(eq(courses.educatorId, sql.placeholder('viewerId')), isNull(courses.archivedAt)))
    .orderBy(desc(courses.touchedAt), desc(courses.id))
    .limit(siteSearchLimits.own),
)
