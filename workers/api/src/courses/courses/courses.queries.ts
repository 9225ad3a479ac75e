import { lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { hiddenColumn, isHiddenPerson } from '../../accounts/accounts/hidden-person-rows.ts'
import type { Context, Database } from '../../base/context.ts'
import { prepareQuery, batchRead } from '../../base/prepare-query.ts'
import { lessonTranslation } from './lesson-translation-rows.ts'
import { readerPlaceholder, translationOf } from '../../kit/translations/translation-rows.ts'

/** The value is literal SQL, because SQLite uses a partial index only if it sees its condition. */
const isPublished = sql`${courses.published} = 1`

const summaryColumns = {
  id: courses.id,
  title: courses.title,
  description: courses.summary,
  language: courses.language,
  translation: translationOf('course', courses, readerPlaceholder).as('translation'),
  category: courses.category,
  level: courses.level,
  price: courses.price,
  duration: courses.duration,
  coverImage: courses.coverImage,
  educatorId: courses.educatorId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  isHidden: hiddenColumn(courses.educatorId),
  enrollmentCount: courses.enrollmentCount,
  completedCount: courses.completedCount,
  // The cast is safe: a check of the table demands a date for every published course.
  publishedAt: sql<number>`${courses.publishedAt}`.as('published_at'),
}

type Reading = Pick<Context, 'db' | 'language'>

/** @param relevance of each course for a search; without a search all are equal */
export const selectSummaries = (db: Database, relevance = sql<number>`0`) =>
  db
    .select({ ...summaryColumns, relevance: relevance.as('relevance') })
    .from(courses)
    .leftJoin(profiles, eq(profiles.id, courses.educatorId))
    .$dynamic()

export async function selectFeaturedCourses(
  { db, language: reader }: Reading,
  count: { featured: number; newest: number },
) {
  const [featured, newest] = await batchRead(
    db,
    newestFeatured({ reader, count: count.featured }),
    newestOfAll({ reader, count: count.newest }),
  )
  return { featured, newest }
}

/**
 * The result may contain the course itself.
 * @returns `undefined` if there is no such published course
 */
export async function selectRelatedCourses({ db, language: reader }: Reading, courseId: string, count: number) {
  const [found, sameCategory, sameLevel] = await batchRead(
    db,
    publishedId({ courseId }),
    newestOfCategory({ reader, courseId, count }),
    newestOfLevel({ reader, courseId, count }),
  )
  return found.length > 0 ? { sameCategory, sameLevel } : undefined
}

export async function selectPublishedCourse({ db, language: reader }: Reading, courseId: string) {
  const [found, courseModules, courseLessons] = await batchRead(
    db,
    publishedCourse({ reader, courseId }),
    modulesOfCourse({ courseId }),
    lessonsOfCourse({ reader, courseId }),
  )
  return { course: found.at(0), modules: courseModules, lessons: courseLessons }
}

const courseId = sql.placeholder('courseId')

const selectNewest = (db: Database, condition?: SQL) =>
  selectSummaries(db)
    .where(and(isPublished, condition))
    .orderBy(desc(courses.publishedAt), desc(courses.id))
    .limit(sql.placeholder('count'))

const newestOfAll = prepareQuery((db) => selectNewest(db))

const newestFeatured = prepareQuery((db) => selectNewest(db, sql`${courses.featured} = 1`))

const newestOfCategory = prepareQuery((db) =>
  selectNewest(db, sql`${courses.category} = (SELECT category FROM courses WHERE id = ${courseId})`),
)

const newestOfLevel = prepareQuery((db) =>
  selectNewest(db, sql`${courses.level} = (SELECT level FROM courses WHERE id = ${courseId})`),
)

export async function selectEducatorCourses({ db, language: reader }: Reading, educatorId: string, count: number) {
  const [rows] = await batchRead(db, newestOfEducator({ reader, educatorId, count }))
  return rows
}

const newestOfEducator = prepareQuery((db) =>
  selectNewest(
    db,
    sql`${courses.educatorId} = ${sql.placeholder('educatorId')} AND NOT ${isHiddenPerson(sql`${sql.placeholder('educatorId')}`)}`,
  ),
)

const publishedId = prepareQuery((db) =>
  db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), isPublished)),
)

const publishedCourse = prepareQuery((db) =>
  db
    .select({
      ...summaryColumns,
      description: courses.description,
      categories: courses.categories,
      courseUrl: courses.courseUrl,
      objectives: courses.objectives,
      requirements: courses.requirements,
      updatedAt: courses.updatedAt,
      designation: profiles.designation,
      organization: profiles.organizationAffiliation,
      bio: profiles.bio,
      location: profiles.location,
      teachingExperienceYears: profiles.teachingExperience,
      languages: profiles.languagesSpoken,
      courseCount: profiles.publishedCourseCount,
      avatarUrl: profiles.avatarUrl,
      isListed: sql<number>`EXISTS (SELECT 1 FROM listed_people AS listed WHERE listed.user_id = ${courses.educatorId}
        AND listed.kind = 'educator')`.as('is_listed'),
      givesCertificate: sql`EXISTS (SELECT 1 FROM course_certificates AS template WHERE template.id = ${courses.id}
        AND template.is_on = 1)`
        .mapWith(Boolean)
        .as('gives_certificate'),
    })
    .from(courses)
    .leftJoin(profiles, eq(profiles.id, courses.educatorId))
    .where(and(eq(courses.id, courseId), isPublished)),
)

const modulesOfCourse = prepareQuery((db) =>
  db
    .select({ id: modules.id, title: modules.title, summary: modules.summary, duration: modules.duration })
    .from(modules)
    .where(and(eq(modules.courseId, courseId), isNull(modules.removedAt)))
    .orderBy(asc(modules.position)),
)

const lessonsOfCourse = prepareQuery((db) =>
  db
    .select({
      id: lessons.id,
      moduleId: lessons.moduleId,
      title: lessons.title,
      kind: lessons.kind,
      durationMinutes: lessons.durationMinutes,
      isPreview: lessons.isPreview,
      language: courses.language,
      translation: lessonTranslation(readerPlaceholder, { hasBody: false }).as('translation'),
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, modules.courseId))
    .where(and(eq(modules.courseId, courseId), isNull(modules.removedAt), isNull(lessons.removedAt)))
    .orderBy(asc(modules.position), asc(lessons.position)),
)
