import { t } from '@kere/brand/messages'
import type { CourseCategory } from '@kere/contracts/courses/course-options'
import { insightLimits } from '@kere/contracts/courses/course-insight-options'
import { limits } from '@kere/contracts/http/limits'
import { courseDrafts } from '@kere/d1/schema/courses/course-drafts'
import { courseCounts, courses, draftCounts } from '@kere/d1/schema/courses/courses'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { batchPart } from '../../http/batch-part.ts'
import { said, writtenTitle } from '../../http/said.ts'
import { nextActionOf } from './courses.domain.ts'

export const courseFigures = batchPart(
  ({ db }) => [
    db.select({ count: sql<number>`coalesce(sum(${courseCounts.count}), 0)`.as('published_count') }).from(courseCounts),
    db.select({ count: draftCounts.count }).from(draftCounts),
  ],
  ([[published], [drafts]]) => ({ courses: { published: published?.count ?? 0, drafts: drafts?.count ?? 0 } }),
)

export const ownCourseFigures = batchPart(
  ({ db, userId }) => [
    db
      .select({
        courses: sql<number>`coalesce(sum(${courses.published}), 0)`.as('published_count'),
        drafts: sql<number>`coalesce(sum(1 - ${courses.published}), 0)`.as('draft_count'),
      })
      .from(courses)
      .where(isCurrent(userId)),
    selectLast(db, userId, false),
    selectLast(db, userId, true),
    db
      .select({
        id: courses.id,
        title: courses.title,
        category: chosenCategory.as('chosen_category'),
        isPublished: courses.published,
        enrollmentCount: courses.enrollmentCount,
        completionCount: courses.completedCount,
        stopLesson: ofStopLesson<string>('stop.title').as('stop_lesson'),
        stopLessonCount: ofStopLesson<number>('counted.count').as('stop_lesson_count'),
      })
      .from(courses)
      .where(isCurrent(userId))
      .orderBy(desc(courses.touchedAt), desc(courses.id))
      .limit(limits.dashboardCourses),
  ],
  ([[counted], [draft], [published], own]) => ({
    ...(counted ?? { courses: 0, drafts: 0 }),
    ownCourses: own,
    nextAction: nextActionOf(draft, published),
  }),
  ([[counted], [draft], [published]]) => {
    const row = { id: 'own-course', kind: 'open', at: null } as const
    const more = (counted?.drafts ?? 0) - 1
    if (draft)
      return [
        {
          ...row,
          title: writtenTitle(draft),
          text: t('This is your latest draft. Only you can see it.', 'Next step'),
          path: `/dashboard/courses/${draft.id}`,
          act: t('Continue writing', 'Button, next step'),
        },
        ...(more > 0
          ? [
              {
                ...row,
                id: 'drafts',
                title: said(
                  '{count, plural, one {# more draft to finish} other {# more drafts to finish}}',
                  { count: String(more) },
                  'Next step',
                ),
                text: t('Nobody else can see your drafts.', 'Next step'),
                path: '/dashboard/courses?status=draft',
                act: t('See drafts', 'Button, next step'),
              },
            ]
          : []),
      ]
    return published
      ? [
          {
            ...row,
            title: writtenTitle(published),
            text: t('This is your latest published course. See it as learners do.', 'Next step'),
            path: `/courses/${published.id}`,
            act: t('View Course', 'Button, next step'),
          },
        ]
      : [
          {
            ...row,
            title: t('Plan your first course', 'Next step'),
            text: t(
              'Begin with a title and one module. Everything is saved as you type, and nobody sees it until you publish it.',
              'Next step',
            ),
            path: '/dashboard/courses/new',
            act: t('Create a course', 'Button, next step'),
          },
        ]
  },
)

const chosenCategory = sql<CourseCategory | ''>`iif(${courses.publishedAt} IS NULL, coalesce((
    SELECT ${courseDrafts.details} ->> 'category' FROM ${courseDrafts} WHERE ${courseDrafts.courseId} = ${courses.id}
  ), ''), ${courses.category})`

/** The index by count begins with the lesson where most are, so that one row is read. The SQL names the tables, because drizzle leaves them out. */
const ofStopLesson = <Value>(column: 'stop.title' | 'counted.count') => sql<Value | null>`(SELECT ${sql.raw(column)}
  FROM course_stop_counts AS counted
  JOIN lessons AS stop ON stop.id = counted.lesson_id AND stop.removed_at IS NULL
  WHERE counted.course_id = courses.id AND counted.count >= ${sql.raw(String(insightLimits.stoppedAtLeast))}
  ORDER BY counted.count DESC, counted.lesson_id DESC LIMIT 1)`

const isCurrent = (educatorId: string) => and(eq(courses.educatorId, educatorId), isNull(courses.archivedAt))

const selectLast = (db: Database, educatorId: string, published: boolean) =>
  db
    .select({ id: courses.id, title: courses.title, language: courses.language })
    .from(courses)
    .where(and(isCurrent(educatorId), eq(courses.published, published)))
    .orderBy(desc(published ? courses.publishedAt : courses.touchedAt), desc(courses.id))
    .limit(1)
