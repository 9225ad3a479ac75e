import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { courseReference } from './course-figures.ts'
import { resumeLesson } from './enrollment-figures.ts'
import { courseCategories, lessonKinds } from './course-options.ts'
import { draftLimits } from './draft-limits.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { enrollmentMessages, enrollmentSorts, enrollmentStatuses, learningLimits } from './enrollment-options.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { listFilters, listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { typedTextField } from '../text/text.ts'
import { roles } from '../accounts/roles.ts'

export const problems = {
  note_changed: { status: 409, title: 'This note was changed elsewhere' },
  too_many_notes: {
    status: 409,
    title: `You have ${countOf(learningLimits.notes, 'note')}, as many as one account can hold. Delete one to write another`,
  },
} as const

const id = z.string().check(z.maxLength(64))

/** The progress follows from the lessons done. A completed course stays completed (C-61). */
const standing = {
  status: openEnum(enrollmentStatuses),
  /** Percent, 0 to 100. */
  progress: z.int(),
  completedAt: z.nullable(z.iso.datetime()),
  lessonCount: z.int(),
  lessonsDone: z.int(),
  minutesLeft: z.int(),
}

const lessonReference = z.object({
  id: z.string(),
  title: z.string(),
  /** The language of the title, and of the text that comes with it. An older API does not send it. */
  language: z.optional(openEnum(languages)),
})

const learnedCourse = z.extend(courseReference, {
  category: openEnum(courseCategories),
  coverImage: z.nullable(z.string()),
  educator: z.object({ id: z.string(), name: z.string() }),
  /** True if the course is no longer published. Its learners keep it (U-21). */
  isWithdrawn: z.boolean(),
})

export const myEnrollment = z.object({
  id: z.string(),
  /** `summary` is the beginning of the description, with "…" if it was cut (S-361). */
  course: z.extend(learnedCourse, { summary: z.string() }),
  enrolledAt: z.iso.datetime(),
  ...standing,
  resumeLesson: z.nullable(resumeLesson),
})

export type MyEnrollment = z.infer<typeof myEnrollment>

export const myEnrollmentList = listOf(myEnrollment, {
  name: 'my-courses',
  filters: { status: z.optional(z.enum(enrollmentStatuses)) },
  sorts: enrollmentSorts,
  extra: { counts: countsOf(enrollmentStatuses) },
})

export const listMyEnrollments = defineEndpoint('listMyEnrollments', 'GET /api/me/enrollments', {
  summary: 'The courses that the caller learns, newest first, each with its educator and where to go on.',
  access: { roles },
  query: myEnrollmentList.query,
  response: myEnrollmentList.response,
  isKeptOffline: true,
  failure: enrollmentMessages.listFailed,
})

export const outlineLesson = z.extend(lessonReference, {
  kind: openEnum(lessonKinds),
  durationMinutes: z.int(),
  isDone: z.boolean(),
  hasNote: z.boolean(),
})

export const outlineModule = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  duration: z.string(),
  lessons: z.array(outlineLesson),
})

export const myCourse = z.object({
  id: z.string(),
  course: z.extend(learnedCourse, {
    courseUrl: z.nullable(z.string()),
    /** The language in which the course was written; its modules have no other. An older API does not send it. */
    originalLanguage: z.optional(openEnum(languages)),
  }),
  enrolledAt: z.iso.datetime(),
  ...standing,
  resumeLessonId: z.nullable(z.string()),
  /** The caller’s certificate of this course. An older API does not send it. */
  certificateId: z.optional(z.nullable(z.string())),
  modules: z.array(outlineModule),
})

export type MyCourse = z.infer<typeof myCourse>

export const getMyCourse = defineEndpoint('getMyCourse', 'GET /api/me/enrollments/:courseId', {
  summary: 'A course that the caller learns: its outline, what is done, and where to go on.',
  access: { roles },
  response: myCourse,
  isKeptOffline: true,
  failure: enrollmentMessages.oneFailed,
})

/** This content can be shown as it is: it was rendered and sanitized when it was published. */
const lessonContent = {
  kind: openEnum(lessonKinds),
  durationMinutes: z.int(),
  html: z.string(),
  videoUrl: z.nullable(z.string()),
  bring: z.array(z.string()),
  checklist: z.array(z.string()),
  module: z.object({
    title: z.string(),
    number: z.int(),
    lessonCount: z.int(),
  }),
  number: z.int(),
  previous: z.nullable(lessonReference),
  next: z.nullable(lessonReference),
}

export const note = z.object({
  text: z.string(),
  /** 0 if no note was ever saved. */
  version: z.int(),
  savedAt: z.nullable(z.iso.datetime()),
})

export type Note = z.infer<typeof note>

export const myLesson = z.extend(lessonReference, {
  ...lessonContent,
  isDone: z.boolean(),
  /** The positions of the checked items in `checklist`, from 0. */
  checked: z.array(z.int()),
  note,
})

export type MyLesson = z.infer<typeof myLesson>

export const getMyLesson = defineEndpoint('getMyLesson', 'GET /api/me/enrollments/:courseId/lessons/:lessonId', {
  summary: 'A lesson of a course that the caller learns, with what they have of it.',
  access: { roles },
  response: myLesson,
  isKeptOffline: true,
  failure: enrollmentMessages.lessonFailed,
})

export const setPosition = defineEndpoint('setPosition', 'PUT /api/me/enrollments/:courseId/position', {
  summary: 'Says which lesson the caller has opened; a course is begun by that.',
  access: { roles },
  body: z.strictObject({
    lessonId: id,
    /** The time at which the lesson was opened, if it is sent later. A time in the future counts as now. */
    openedAt: z.optional(z.iso.datetime()),
  }),
  response: z.object(standing),
  failure: enrollmentMessages.progressFailed,
})

export const updateMyLesson = defineEndpoint(
  'updateMyLesson',
  'PATCH /api/me/enrollments/:courseId/lessons/:lessonId',
  {
    summary: 'Marks a lesson as done or not, or ticks lines of its checklist. Lessons all done complete the course.',
    access: { roles },
    body: z.strictObject({
      isDone: z.optional(z.boolean()),
      checked: z.optional(
        z.array(z.int().check(z.minimum(0), z.maximum(draftLimits.lines - 1))).check(z.maxLength(draftLimits.lines)),
      ),
    }),
    response: z.extend(z.object(standing), { lesson: z.object({ isDone: z.boolean(), checked: z.array(z.int()) }) }),
    problems: ['checks_open'],
    failure: enrollmentMessages.progressFailed,
  },
)

export const saveNote = defineEndpoint('saveNote', 'PUT /api/me/enrollments/:courseId/lessons/:lessonId/note', {
  summary: 'Saves the caller’s note on a lesson; a note that was saved elsewhere meanwhile is not overwritten.',
  access: { roles },
  body: z.strictObject({
    text: typedTextField().check(
      z.maxLength(learningLimits.noteLength, fieldMessages.tooLong(learningLimits.noteLength)),
    ),
    version: z.int().check(z.minimum(0)),
  }),
  /** After `note_changed`, the answer of the lesson contains the stored note. */
  response: note,
  problems: ['note_changed', 'too_many_notes'],
  failure: enrollmentMessages.noteFailed,
})

export const myNote = z.object({
  lesson: lessonReference,
  moduleTitle: z.string(),
  isRemoved: z.boolean(),
  text: z.string(),
  version: z.int(),
  savedAt: z.iso.datetime(),
})

export type MyNote = z.infer<typeof myNote>

export const myNoteList = listOf(myNote, {
  name: 'my-notes',
  filters: { search: listFilters.search },
  sorts: ['newest'],
  extra: { course: courseReference },
})

export const listMyNotes = defineEndpoint('listMyNotes', 'GET /api/me/enrollments/:courseId/notes', {
  summary: 'All notes of the caller on the lessons of a course, saved last first.',
  access: { roles },
  query: myNoteList.query,
  response: myNoteList.response,
  isKeptOffline: true,
  failure: enrollmentMessages.notesFailed,
})

/** Learners can complete a course even if lessons are left (S-118). */
export const completeMyCourse = defineEndpoint('completeMyCourse', 'POST /api/me/enrollments/:courseId/completion', {
  summary: 'Marks a course as completed; that stays, whatever lessons come later.',
  access: { roles },
  status: 200,
  response: z.object(standing),
  failure: enrollmentMessages.completionFailed,
})

export const previewLesson = z.extend(lessonReference, {
  ...lessonContent,
  course: courseReference,
  /** The language of what has no other: the title of the module, what to bring and the checklist. */
  originalLanguage: z.optional(openEnum(languages)),
})

export type PreviewLesson = z.infer<typeof previewLesson>

export const getPreviewLesson = defineEndpoint('getPreviewLesson', 'GET /api/courses/:courseId/lessons/:lessonId', {
  summary: 'A lesson that anybody may read before enrolling; `previous` and `next` are such lessons too.',
  access: 'public',
  response: previewLesson,
  failure: enrollmentMessages.lessonFailed,
})
