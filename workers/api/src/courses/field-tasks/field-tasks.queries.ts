import { pictureTypes } from '@kere/contracts/files/file-kind'
import { fieldTaskFile } from '@kere/contracts/courses/field-task-file'
import { handIns } from '@kere/contracts/courses/field-tasks'
import { handInLimits, type HandInKind } from '@kere/contracts/courses/field-tasks-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { files } from '@kere/d1/schema/base/files'
import { lessonContents, lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { fieldHandIns } from '@kere/d1/schema/courses/field-tasks'
import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { nameAmongMembers } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { dayInIndia, dayOf } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { change, undo } from '../../http/change.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { isOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { ownDocument } from '../../kit/documents/document-rows.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { isGuide } from '../lesson-questions/post-rows.ts'

/** Every condition contains this, so that a learner reaches the tasks of their own courses only. */
export interface LearnedLesson {
  userId: string
  courseId: string
  lessonId: string
}

const fromTask = ({ userId, courseId, lessonId }: LearnedLesson) => sql`FROM ${enrollments}
  JOIN ${modules} ON ${modules.courseId} = ${enrollments.courseId} AND ${modules.removedAt} IS NULL
  JOIN ${lessons} ON ${lessons.moduleId} = ${modules.id} AND ${lessons.removedAt} IS NULL
  JOIN ${courses} ON ${courses.id} = ${enrollments.courseId}
  JOIN ${lessonContents} ON ${lessonContents.lessonId} = ${lessons.id}
  WHERE ${enrollments.studentId} = ${userId} AND ${enrollments.courseId} = ${courseId} AND ${lessons.id} = ${lessonId}`

/** Other lessons may still have what was written before they became something else. */
const publishedTask = sql<string | null>`iif(${lessons.kind} = 'task', ${lessonContents.handIn}, NULL)`

const columns = {
  id: fieldHandIns.id,
  kind: fieldHandIns.kind,
  note: fieldHandIns.note,
  number: fieldHandIns.number,
  unit: fieldHandIns.unit,
  fileType: files.type,
  fileSize: sql<number | null>`${files.size}`.as('file_size'),
  fileText: fieldHandIns.fileText,
  state: fieldHandIns.state,
  createdAt: fieldHandIns.createdAt,
  reply: fieldHandIns.reply,
  settledAt: fieldHandIns.settledAt,
  inPortfolioAt: fieldHandIns.inPortfolioAt,
}

/** An entry of the portfolio may stem from a hand-in of an earlier enrollment. */
const entryId = sql<
  string | null
>`(SELECT entry.id FROM impact_entries AS entry WHERE entry.user_id = ${fieldHandIns.learnerId}
  AND entry.source_kind = 'field_task' AND entry.source_id = ${fieldHandIns.lessonId})`.as('entry_id')

const selectHandIns = (db: Database) =>
  db
    .select({ ...columns, entryId })
    .from(fieldHandIns)
    .leftJoin(files, eq(files.id, fieldHandIns.fileId))
    .$dynamic()

export type OwnHandInColumns = Awaited<ReturnType<typeof selectHandIns>>[number]

export type HandInColumns = Omit<OwnHandInColumns, 'entryId'>

const taskReads = (db: Database, place: LearnedLesson) => ({
  task: db
    .select({
      handIn: sql<string | null>`of_lesson.hand_in`.as('task_text'),
      hasEducator: sql<boolean>`of_lesson.is_led`.mapWith(Boolean).as('has_educator'),
    })
    .from(
      sql`(SELECT ${publishedTask} AS hand_in, ${courses.educatorId} IS NOT NULL AS is_led ${fromTask(place)}) AS of_lesson`,
    ),
  handIns: selectHandIns(db)
    .where(
      sql`${fieldHandIns.learnerId} = ${place.userId} AND ${fieldHandIns.lessonId} = ${place.lessonId}
        AND ${fieldHandIns.state} <> 'withdrawn'`,
    )
    .orderBy(desc(fieldHandIns.createdAt), desc(fieldHandIns.id)),
})

/** `task` is the text as it is stored. */
export async function selectTask(db: Database, place: LearnedLesson) {
  const { task, handIns: own } = taskReads(db, place)
  const [[found], rows] = await db.batch([task, own])
  return { task: found, handIns: rows }
}

interface NewHandIn {
  id: string
  kind: HandInKind
  note: string
  number: string
  unit: string
  fileId: string | undefined
  fileText: string
  /** The task for which it was made: where another is published by now, nothing is written. */
  madeFor: string
}

const dayMs = 24 * 60 * 60 * 1000
const morningMs = 8 * 60 * 60 * 1000

/**
 * Tells the educator once a day for each course. An email that has not left covers everything of its day; after it has
 * left, another one waits for the next morning. A trigger deletes an email once nothing of the course waits.
 */
function insertTelling(context: Context, id: string) {
  const { at } = context
  const of = (day: number) => sql`${enrollments.courseId} || ${`_tasks_${dayInIndia(day)}`}`
  const [today, tomorrow] = [of(at), of(at + dayMs)]
  const isTold = sql`(NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = 'out_' || ${today} AND outbox.state IN ('pending', 'leased'))
    AND (EXISTS (SELECT 1 FROM outbox WHERE outbox.id = 'out_' || ${today})
      OR EXISTS (SELECT 1 FROM notifications WHERE notifications.id = 'ntf_' || ${today})))`
  return insertOutboxRows(context, {
    template: 'field_task_handed_in',
    ids: sql`'out_' || iif(${isTold}, ${tomorrow}, ${today})`,
    about: sql`${enrollments.courseId}`,
    details: sql`json_object('firstName', (SELECT first_name FROM profiles WHERE profiles.id = ${users.id}),
      'course', (SELECT ${courses.title} FROM ${courses} WHERE ${courses.id} = ${enrollments.courseId}))`,
    dueAt: sql`iif(${isTold}, ${dayOf(at) + dayMs + morningMs}, ${at})`,
    from: sql`FROM ${fieldHandIns} JOIN ${enrollments} ON ${enrollments.id} = ${fieldHandIns.enrollmentId}
      JOIN ${users} ON ${users.id} = ${fieldHandIns.educatorId}
      WHERE ${fieldHandIns.id} = ${id} AND ${fieldHandIns.state} = 'waiting'
        AND ${fieldHandIns.educatorId} <> ${fieldHandIns.learnerId}`,
  }).onConflictDoNothing()
}

/** A hand-in that waits is replaced. The index refuses one beside an accepted one, whoever was first. */
export async function insertHandIn(context: Context, place: LearnedLesson, made: NewHandIn) {
  const { db, at } = context
  const { id, kind, note, number, unit, fileText, madeFor } = made
  const own = sql`FROM ${fieldHandIns} AS own WHERE own.student_id = ${place.userId} AND own.lesson_id = ${place.lessonId}`
  const fileId = made.fileId
    ? ownDocument(made.fileId, fieldTaskFile, place)
    : sql`(SELECT own.file_id ${own} AND own.state = 'waiting')`
  const types = sql.join(
    pictureTypes.map((type) => sql`${type}`),
    sql`, `,
  )
  const hasFile = sql`EXISTS (SELECT 1 FROM ${files} WHERE ${files.id} = ${fileId}
    AND ${kind === 'photo' ? sql`${files.type} IN (${types})` : sql`TRUE`})`
  const given = (name: string) => sql.raw(`excluded."${name}"`)
  return actBatch(context, [
    {
      done: insertSelect(
        db,
        fieldHandIns,
        {
          id,
          enrollmentId: sql`${enrollments.id}`,
          learnerId: place.userId,
          lessonId: place.lessonId,
          educatorId: sql`${courses.educatorId}`,
          kind,
          note,
          number,
          unit,
          fileId: kind === 'number' ? null : fileId,
          fileText,
          state: 'waiting',
          createdAt: at,
        },
        sql`${fromTask(place)} AND ${courses.educatorId} IS NOT NULL AND ${publishedTask} = ${madeFor} AND ${kind === 'number' ? sql`TRUE` : hasFile}
          AND (SELECT count(*) ${own} AND own.state IN ('again', 'accepted')) < ${handInLimits.tries}`,
      ).onConflictDoUpdate({
        target: [fieldHandIns.learnerId, fieldHandIns.lessonId],
        targetWhere: sql`state IN ('waiting', 'accepted')`,
        set: {
          id: given('id'),
          kind: given('kind'),
          note: given('note'),
          number: given('number'),
          unit: given('unit'),
          fileId: given('file_id'),
          fileText: given('file_text'),
          createdAt: given('created_at'),
          lastChange: null,
        },
        setWhere: eq(fieldHandIns.state, 'waiting'),
      }),
    },
    // A replaced file is swept. What was said of it stays.
    db
      .update(fieldHandIns)
      .set({ fileId: null })
      .where(
        sql`${fieldHandIns.learnerId} = ${place.userId} AND ${fieldHandIns.lessonId} = ${place.lessonId}
        AND ${fieldHandIns.state} = 'again' AND EXISTS (SELECT 1 ${own} AND own.id = ${id})`,
      ),
    insertTelling(context, id),
    taskReads(db, place),
  ])
}

const isLearner = ({ userId }: SignedIn) => eq(fieldHandIns.learnerId, userId)

/** The learner has handed in something else for the lesson since. */
const hasNewer = sql`EXISTS (SELECT 1 FROM ${fieldHandIns} AS newer
  WHERE newer.student_id = ${fieldHandIns.learnerId} AND newer.lesson_id = ${fieldHandIns.lessonId}
    AND newer.id <> ${fieldHandIns.id} AND newer.created_at >= ${fieldHandIns.createdAt})`

export const updateToWithdrawn = (context: Context, id: string, person: SignedIn) =>
  change(context, fieldHandIns, {
    id,
    when: sql`${isLearner(person)} AND ${fieldHandIns.state} = 'waiting'`,
    set: { state: 'withdrawn', settledAt: context.at },
  })

export const updateToHandedInAgain = (context: Context, id: string, person: SignedIn) =>
  change(context, fieldHandIns, {
    id,
    when: sql`${isLearner(person)} AND ${fieldHandIns.state} = 'withdrawn' AND NOT ${hasNewer}`,
    set: { state: 'waiting', settledAt: null },
    after: [insertTelling(context, id)],
  })

/** A trigger makes the entry. */
export const updateToShared = (context: Context, id: string, person: SignedIn) =>
  change(context, fieldHandIns, {
    id,
    when: sql`${isLearner(person)} AND ${fieldHandIns.state} = 'accepted' AND ${fieldHandIns.inPortfolioAt} IS NULL`,
    set: { inPortfolioAt: context.at },
  })

export const selectOwnHandIn = async ({ db }: Context, id: string, person: SignedIn) =>
  (await selectHandIns(db).where(and(eq(fieldHandIns.id, id), isLearner(person)))).at(0)

const ofCourse = (is: (courseId: SQL) => SQL) =>
  is(sql`(SELECT place.course_id FROM ${enrollments} AS place WHERE place.id = ${fieldHandIns.enrollmentId})`)

const isGuided = (person: SignedIn) => ofCourse((courseId) => isGuide(courseId, person))

/** Nobody answers their own. */
const mayAnswer = (person: SignedIn) => sql`(${fieldHandIns.learnerId} <> ${person.userId} AND ${isGuided(person)})`

const isShown = ne(fieldHandIns.state, 'withdrawn')

const ofNobody = isNull(fieldHandIns.educatorId)

/** Admins also answer where a course has lost its educator. The two parts are merged by their index, so that no page reads more. */
function queueOf(db: Database, context: Context) {
  const person = requireSignedIn(context)
  if (person.role !== 'admin') return fieldHandIns
  const part = (where: SQL | undefined) => db.select().from(fieldHandIns).where(where)
  const merged = unionAll(part(isOwn(fieldHandIns.educatorId, person)), part(ofNobody)).as('field_hand_ins')
  // The parts have the name and the columns of the table.
  return merged as unknown as typeof fieldHandIns
}

const selectToAnswer = (db: Database, { at }: Pick<Context, 'at'>, from = fieldHandIns) =>
  db
    .select({
      ...columns,
      learnerName: nameAmongMembers(at).as('shown_name'),
      courseId: sql<string>`${courses.id}`.as('of_course'),
      courseTitle: sql<string>`${courses.title}`.as('course_title'),
      lessonId: fieldHandIns.lessonId,
      lessonTitle: sql<string>`${lessons.title}`.as('lesson_title'),
    })
    .from(from)
    .innerJoin(enrollments, eq(enrollments.id, fieldHandIns.enrollmentId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(lessons, eq(lessons.id, fieldHandIns.lessonId))
    .innerJoin(profiles, eq(profiles.id, fieldHandIns.learnerId))
    .leftJoin(files, eq(files.id, fieldHandIns.fileId))

export type HandInToAnswer = Awaited<ReturnType<typeof selectToAnswer>>[number]

export const handInRows = rowsOf(handIns, {
  select: (db: Database, context: Context) => selectToAnswer(db, context, queueOf(db, context)),
  orders: byDate({ createdAt: fieldHandIns.createdAt, id: fieldHandIns.id }),
  filters: { state: fieldHandIns.state },
  isOwn: (context) => {
    const person = requireSignedIn(context)
    const own = isOwn(fieldHandIns.educatorId, person)
    return person.role === 'admin' ? sql`${or(own, ofNobody)}` : own
  },
  among: isShown,
})

export async function selectHandIn(context: Context, id: string, person: SignedIn) {
  const { db } = context
  const isIt = sql`${fieldHandIns.id} = ${id} AND ${isShown} AND ${isGuided(person)}`
  const ofIt = (column: string) => sql`(SELECT it.${sql.raw(column)} FROM ${fieldHandIns} AS it WHERE it.id = ${id})`
  const [[row], [more], earlier] = await db.batch([
    selectToAnswer(db, context).where(isIt),
    db
      .select({
        task: sql<string | null>`${publishedTask}`.as('task_text'),
        mayAnswer: sql<boolean>`${mayAnswer(person)}`.mapWith(Boolean).as('may_answer'),
      })
      .from(fieldHandIns)
      .innerJoin(lessons, eq(lessons.id, fieldHandIns.lessonId))
      .leftJoin(lessonContents, eq(lessonContents.lessonId, fieldHandIns.lessonId))
      .where(isIt),
    selectHandIns(db)
      .where(
        sql`${fieldHandIns.learnerId} = ${ofIt('student_id')} AND ${fieldHandIns.lessonId} = ${ofIt('lesson_id')}
          AND ${fieldHandIns.createdAt} < ${ofIt('created_at')} AND ${isShown} AND ${isGuided(person)}`,
      )
      .orderBy(desc(fieldHandIns.createdAt), desc(fieldHandIns.id)),
  ])
  return row && more && { row, ...more, earlier }
}

/** The first of two answers at once holds. */
export const updateToAnswered = (context: Context, id: string, person: SignedIn, reply: string | null) =>
  change(context, fieldHandIns, {
    id,
    when: sql`${mayAnswer(person)} AND ${fieldHandIns.state} = 'waiting'`,
    set: { state: reply === null ? 'accepted' : 'again', reply, answeredBy: person.userId, settledAt: context.at },
    undoable: true,
    mails: [
      {
        template: reply === null ? 'field_task_accepted' : 'field_task_answered',
        to: fieldHandIns.learnerId,
        about: sql`${fieldHandIns.id}`,
        details: {
          firstName: sql`profiles.first_name`,
          courseId: courses.id,
          lessonId: lessons.id,
          course: courses.title,
          lesson: lessons.title,
        },
        join: sql`JOIN ${enrollments} ON ${enrollments.id} = ${fieldHandIns.enrollmentId}
          JOIN ${courses} ON ${courses.id} = ${enrollments.courseId} JOIN ${lessons} ON ${lessons.id} = ${fieldHandIns.lessonId}`,
      },
    ],
  })

export const updateToUnanswered = (context: Context, id: string, person: SignedIn) =>
  undo(context, fieldHandIns, {
    id,
    when: sql`${mayAnswer(person)} AND ${fieldHandIns.state} IN ('again', 'accepted')
      AND ${fieldHandIns.inPortfolioAt} IS NULL AND NOT ${hasNewer}`,
    set: { state: 'waiting', reply: null, answeredBy: null, settledAt: null },
  })

/** The file of a hand-in, for its learner and who guides the course. */
export async function selectHandInFile({ db }: Context, id: string, person: SignedIn) {
  const rows = await db
    .select({ fileId: fieldHandIns.fileId })
    .from(fieldHandIns)
    .where(sql`${fieldHandIns.id} = ${id} AND (${isLearner(person)} OR (${isShown} AND ${isGuided(person)}))`)
  return rows.at(0)?.fileId ?? null
}
