import { insightLimits, type Silence } from '@kere/contracts/courses/course-insight-options'
import { limits } from '@kere/contracts/http/limits'
import { courseMessages } from '@kere/d1/schema/courses/course-insight'
import { courses } from '@kere/d1/schema/courses/courses'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { remove } from '../../http/change.ts'
import { insertOutboxRows, type MailContext } from '../../http/outbox-row.ts'
import { isAuthored } from '../course-authoring/authored-rows.ts'
import { selectInsight } from './course-insight.queries.ts'
import { activityOf, hasLesson, isReachable } from './group-rows.ts'
import { titleForMail } from '../../kit/translations/translation-rows.ts'

const weekMs = insightLimits.messageEveryDays * 24 * 60 * 60 * 1000

/** The number of emails that one batch writes. */
const pieceSize = 500

interface NewMessage {
  id: string
  courseId: string
  author: SignedIn
  lessonId: string | undefined
  silence: Silence | undefined
  subject: string
  text: string
}

type Group = Pick<NewMessage, 'id' | 'lessonId'>

/**
 * Stores the message in one statement that also checks the week. The clock writes the emails.
 * @returns the insight after it
 */
export async function insertMessage(context: Context, message: NewMessage) {
  const { db, at } = context
  const { id, courseId, author, lessonId, silence, subject, text } = message
  const { activeFrom, activeBefore } = activityOf(silence, at)
  const isOfLesson = lessonId === undefined ? sql`TRUE` : hasLesson(courseId, lessonId)
  const hasReader = sql`EXISTS (SELECT 1 FROM enrollments AS place
    WHERE place.course_id = ${courseId} AND place.completed = 0 ${atLesson(lessonId)}
      AND place.updated_at >= ${activeFrom} AND place.updated_at < ${activeBefore}
      AND ${isReachable(sql`place.student_id`)})`
  const isSpent = sql`EXISTS (SELECT 1 FROM course_messages AS told
    WHERE told.course_id = ${courseId} AND told.sent_at > ${at - weekMs})`
  const [course, lessons, steps, activity, latest] = selectInsight(context, { courseId, author })
  const {
    sent,
    course: [found],
    latest: [newest],
    ...rows
  } = await namedBatch(db, [
    insertSelect(
      db,
      courseMessages,
      {
        id,
        courseId,
        authorId: author.userId,
        subject,
        body: text,
        lessonId: lessonId ?? null,
        silence: silence ?? null,
        activeFrom,
        activeBefore,
        sentAt: at,
        returnedCount: 0,
        writtenUntil: '',
      },
      sql`FROM ${courses} WHERE ${isAuthored(courseId, author)} AND ${isOfLesson} AND NOT ${isSpent} AND ${hasReader}`,
    ).onConflictDoNothing(),
    insertAuditRow(context, {
      action: 'course.message_sent',
      subject: { type: 'course', id: courseId },
      detail: { ...(silence && { silence }), ...(lessonId && { lessonId }) },
      // `changes()` reports on the insert. A retry inserts nothing.
      from: sql`FROM ${courseMessages} WHERE ${courseMessages.id} = ${id} AND changes() > 0`,
    }),
    { sent: db.select({ id: courseMessages.id }).from(courseMessages).where(eq(courseMessages.id, id)) },
    { course },
    { lessons },
    { steps },
    { activity },
    { latest },
  ])
  return { isSent: sent.length > 0, rows: { course: found, message: newest, ...rows } }
}

interface Place {
  courseId: string
  id: string
  author: SignedIn
}

const isTheirs = ({ courseId, author }: Place) => sql`${courseMessages.courseId} = ${courseId}
  AND EXISTS (SELECT 1 FROM ${courses} WHERE ${isAuthored(courseId, author)})`

/** Nobody has been emailed before the clock has written the first emails. @returns whether it was deleted */
export const deleteMessage = (context: Context, place: Place) =>
  remove(context, courseMessages, {
    id: place.id,
    when: sql`${isTheirs(place)} AND ${courseMessages.writtenUntil} = '' AND ${courseMessages.recipientsCount} = 0`,
    audit: { action: 'course.message_undone', subject: 'course', id: place.courseId },
  })

export async function selectMessage({ db }: Pick<Context, 'db'>, place: Place) {
  const [row] = await db
    .select({ id: courseMessages.id })
    .from(courseMessages)
    .where(and(eq(courseMessages.id, place.id), isTheirs(place)))
  return row
}

const atLesson = (lessonId: string | undefined) =>
  lessonId === undefined ? sql`` : sql`AND place.last_lesson_id = ${lessonId}`

/**
 * The next of the group, silent longest first. Whoever becomes active meanwhile has left the group, and is never written to twice.
 */
const due = ({ id, lessonId }: Group) => sql`SELECT place.id, place.student_id, place.updated_at
  FROM course_messages AS message
  CROSS JOIN enrollments AS place ON place.course_id = message.course_id AND place.completed = 0 ${atLesson(lessonId)}
    AND (place.updated_at, place.id) > (message.written_at, message.written_until)
  WHERE message.id = ${id} AND message.written_until IS NOT NULL
    AND place.updated_at >= message.active_from AND place.updated_at < message.active_before
  ORDER BY place.updated_at, place.id LIMIT ${pieceSize}`

/** A piece is limited before its recipients are chosen, so that those who are left out cost no more rows. */
const isRecipient = isReachable(sql`due.student_id`)

/** Mails the same people that it marks as done, in one batch. The text of the message is read when an email is sent. */
const pieceOf = (context: MailContext, group: Group) => {
  const last = (column: 'id' | 'updated_at') =>
    sql`(SELECT ${sql.raw(column)} FROM (${due(group)}) ORDER BY updated_at DESC, id DESC LIMIT 1)`
  const number = sql`(SELECT count(*) FROM (${due(group)}))`
  return [
    insertOutboxRows(context, {
      isBulk: true,
      template: 'course_message',
      userId: sql`users.id`,
      to: sql`users.email`,
      details: sql`json_object('messageId', ${group.id}, 'firstName', profiles.first_name, 'courseId', courses.id,
        'course', ${titleForMail('course', courses)})`,
      from: sql`FROM (${due(group)}) AS due CROSS JOIN enrollments AS place ON place.id = due.id
        CROSS JOIN courses ON courses.id = place.course_id
        CROSS JOIN users ON users.id = place.student_id CROSS JOIN profiles ON profiles.id = users.id
        WHERE ${isRecipient}`,
    }),
    context.db
      .update(courseMessages)
      .set({
        recipientsCount: sql`${courseMessages.recipientsCount} + (SELECT count(*) FROM (${due(group)}) AS due WHERE ${isRecipient})`,
        writtenAt: sql`coalesce(${last('updated_at')}, ${courseMessages.writtenAt})`,
        writtenUntil: sql`iif(${number} = ${pieceSize}, ${last('id')}, NULL)`,
      })
      .where(sql`${courseMessages.id} = ${group.id} AND ${courseMessages.writtenUntil} IS NOT NULL`),
  ] as const
}

export async function selectUnfinished({ db, at }: MailContext): Promise<Group | undefined> {
  const [row] = await db
    .select({ id: courseMessages.id, lessonId: courseMessages.lessonId })
    .from(courseMessages)
    .where(sql`written_until IS NOT NULL AND sent_at <= ${at - limits.undoSeconds * 1000}`)
    .orderBy(asc(courseMessages.sentAt))
    .limit(1)
  return row && { id: row.id, lessonId: row.lessonId ?? undefined }
}

export async function writePiece(context: MailContext, group: Group): Promise<number> {
  const [before] = await context.db.batch([
    context.db
      .select({ count: sql<number>`count(*)`.as('recipients_count') })
      .from(sql`(${due(group)}) AS due`)
      .where(isRecipient),
    ...pieceOf(context, group),
  ])
  return before[0]?.count ?? 0
}
