import { courseDrafts, lessonDrafts } from '@kere/d1/schema/courses/course-drafts'
import { courses } from '@kere/d1/schema/courses/courses'
import { type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'

// Ownership goes into the statement over `courses`, never after it.

/** An admin writes in everybody's (U-26). */
export const isWrittenBy = (author: SignedIn): SQL =>
  author.role === 'admin' ? sql`TRUE` : isOwn(courses.educatorId, author)

export const isAuthored = (courseId: string, author: SignedIn): SQL =>
  sql`${courses.id} = ${courseId} AND ${isWrittenBy(author)}`

export const isChangeable = (courseId: string, author: SignedIn): SQL =>
  sql`${isAuthored(courseId, author)} AND ${courses.archivedAt} IS NULL`

export const fromChangeable = (courseId: string, author: SignedIn): SQL =>
  sql`FROM ${courses} JOIN ${courseDrafts} ON ${courseDrafts.courseId} = ${courses.id}
    WHERE ${isChangeable(courseId, author)}`

export const isChangeableCourse = (courseId: string, author: SignedIn): SQL =>
  sql`EXISTS (SELECT 1 FROM ${courses} WHERE ${isChangeable(courseId, author)})`

export const isChangeableLesson = (lessonId: string, author: SignedIn): SQL =>
  sql`EXISTS (SELECT 1 FROM ${lessonDrafts} JOIN ${courses} ON ${courses.id} = ${lessonDrafts.courseId}
    WHERE ${lessonDrafts.lessonId} = ${lessonId} AND ${isWrittenBy(author)} AND ${courses.archivedAt} IS NULL)`
