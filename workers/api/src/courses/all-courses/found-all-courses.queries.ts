import { courseDrafts } from '@kere/d1/schema/courses/course-drafts'
import { courses, courseStanding } from '@kere/d1/schema/courses/courses'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import { prepareQuery } from '../../base/prepare-query.ts'
import { bestFirst, foundColumns, foundRows } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'

export const foundAllCourses = prepareQuery((db, shape: FoundShape) =>
  db
    .select({
      id: courses.id,
      // A course that was never published has its title in its draft.
      title: sql<string>`iif(${courses.publishedAt} IS NULL, ${courseDrafts.details} ->> 'title', ${courses.title})`.as(
        'shown_title',
      ),
      category: courses.category,
      coverImage: courses.coverImage,
      standing: courseStanding.as('standing'),
      educatorName: fullName(profiles).as('educator_name'),
      ...foundColumns,
    })
    .from(
      foundRows(
        {
          table: 'courses',
          index: 'all_course_search',
          title: sql`${courses.title}`,
          texts: sql`${courses.title}`,
          isShown: sql`TRUE`,
        },
        shape,
      ),
    )
    .crossJoin(courses)
    .innerJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
    .leftJoin(profiles, eq(profiles.id, courses.educatorId))
    .where(sql`${courses.searchRowId} = found.seq`)
    .orderBy(bestFirst),
)
