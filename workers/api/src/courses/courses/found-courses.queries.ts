import { courses } from '@kere/d1/schema/courses/courses'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'
import { readerPlaceholder, translationOf } from '../../kit/translations/translation-rows.ts'
import { bestFirst, foundColumns, foundRows } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'

export const foundCourses = prepareQuery((db, shape: FoundShape) =>
  db
    .select({
      id: courses.id,
      title: courses.title,
      description: courses.description,
      category: courses.category,
      level: courses.level,
      price: courses.price,
      duration: courses.duration,
      coverImage: courses.coverImage,
      educatorId: courses.educatorId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      language: courses.language,
      translation: translationOf('course', courses, readerPlaceholder).as('translation'),
      ...foundColumns,
    })
    .from(
      foundRows(
        {
          table: 'courses',
          index: 'course_search',
          wordIndex: 'course_title_search',
          title: sql`${courses.title}`,
          texts: sql`${courses.title} || ' ' || ${courses.description}`,
          isShown: sql`${courses.published} = 1`,
        },
        shape,
      ),
    )
    .crossJoin(courses)
    .leftJoin(profiles, eq(profiles.id, courses.educatorId))
    .where(sql`${courses.searchRowId} = found.seq`)
    .orderBy(bestFirst),
)
