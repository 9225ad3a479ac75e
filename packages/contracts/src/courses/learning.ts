import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
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

/** Derived from the lessons done; completing stays (C-61). */
const standing = {
  status: openEnum(enrollmentStatuses),
  /** Percent, 0 to 100. */
  progress: z.int(),
  completedAt: z.nullable(z.iso.datetime()),
  lessonCount: z.int(),
  lessonsDone: z.int(),
  minutesLeft: z.int(),
}

const lessonReference = z.object({ id: z.string(), title: z.string() })

const learnedCourse = z.extend(courseReference, {
  category: openEnum(courseCategories),
  coverImage: z.nullable(z.string()),
  educator: z.object({ id: z.string(), name: z.string() }),
  /** No longer published; learners keep it (U-21). */
  isWithdrawn: z.boolean(),
})

export const myEnrollment = z.object({
  id: z.string(),
  /** `summary`: the description as far as the list shows it, with "…" where there is more (S-361). */
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

export const listMyEnrollments = defineEndpoint({
  name: 'listMyEnrollments',
  summary: 'The courses that the caller learns, newest first, each with its educator and where to go on.',
  method: 'GET',
  path: '/api/me/enrollments',
  access: { roles },
  query: myEnrollmentList.query,
  status: 200,
  response: myEnrollmentList.response,
  isKeptOffline: true,
  problems: ['invalid_cursor'],
  failure: enrollmentMessages.listFailed,
})

const byCourse = z.object({ courseId: id })

const byLesson = z.object({ courseId: id, lessonId: id })

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
  course: z.extend(learnedCourse, { courseUrl: z.nullable(z.string()) }),
  enrolledAt: z.iso.datetime(),
  ...standing,
  resumeLessonId: z.nullable(z.string()),
  modules: z.array(outlineModule),
})

export type MyCourse = z.infer<typeof myCourse>

export const getMyCourse = defineEndpoint({
  name: 'getMyCourse',
  summary: 'A course that the caller learns: its outline, what is done, and where to go on.',
  method: 'GET',
  path: '/api/me/enrollments/:courseId',
  access: { roles },
  params: byCourse,
  status: 200,
  response: myCourse,
  isKeptOffline: true,
  problems: ['not_found'],
  failure: enrollmentMessages.oneFailed,
})

/** Ready to be shown: rendered and sanitized when it was published. */
const lessonContent = {
  kind: openEnum(lessonKinds),
  durationMinutes: z.int(),
  html: z.string(),
  videoUrl: z.nullable(z.string()),
  bring: z.array(z.string()),
  checklist: z.array(z.string()),
  module: z.object({
    title: z.string(),
    /** From 1. */
    number: z.int(),
    lessonCount: z.int(),
  }),
  number: z.int(),
  previous: z.nullable(lessonReference),
  next: z.nullable(lessonReference),
}

export const note = z.object({
  text: z.string(),
  /** 0 where nothing was ever saved. */
  version: z.int(),
  savedAt: z.nullable(z.iso.datetime()),
})

export type Note = z.infer<typeof note>

export const myLesson = z.extend(lessonReference, {
  ...lessonContent,
  isDone: z.boolean(),
  /** Positions in `checklist`, from 0. */
  checked: z.array(z.int()),
  note,
})

export type MyLesson = z.infer<typeof myLesson>

export const getMyLesson = defineEndpoint({
  name: 'getMyLesson',
  summary: 'A lesson of a course that the caller learns, with what they have of it.',
  method: 'GET',
  path: '/api/me/enrollments/:courseId/lessons/:lessonId',
  access: { roles },
  params: byLesson,
  status: 200,
  response: myLesson,
  isKeptOffline: true,
  problems: ['not_found'],
  failure: enrollmentMessages.lessonFailed,
})

export const setPosition = defineEndpoint({
  name: 'setPosition',
  summary: 'Says which lesson the caller has opened; a course is begun by that.',
  method: 'PUT',
  path: '/api/me/enrollments/:courseId/position',
  access: { roles },
  params: byCourse,
  body: z.strictObject({
    lessonId: id,
    /** When it is told later; never later than now. */
    openedAt: z.optional(z.iso.datetime()),
  }),
  status: 200,
  response: z.object(standing),
  problems: ['not_found'],
  failure: enrollmentMessages.progressFailed,
})

export const updateMyLesson = defineEndpoint({
  name: 'updateMyLesson',
  summary: 'Marks a lesson as done or not, or ticks lines of its checklist. Lessons all done complete the course.',
  method: 'PATCH',
  path: '/api/me/enrollments/:courseId/lessons/:lessonId',
  access: { roles },
  params: byLesson,
  body: z.strictObject({
    isDone: z.optional(z.boolean()),
    checked: z.optional(
      z.array(z.int().check(z.minimum(0), z.maximum(draftLimits.lines - 1))).check(z.maxLength(draftLimits.lines)),
    ),
  }),
  status: 200,
  response: z.extend(z.object(standing), { lesson: z.object({ isDone: z.boolean(), checked: z.array(z.int()) }) }),
  problems: ['not_found'],
  failure: enrollmentMessages.progressFailed,
})

export const saveNote = defineEndpoint({
  name: 'saveNote',
  summary: 'Saves the caller’s note on a lesson; a note that was saved elsewhere meanwhile is not overwritten.',
  method: 'PUT',
  path: '/api/me/enrollments/:courseId/lessons/:lessonId/note',
  access: { roles },
  params: byLesson,
  body: z.strictObject({
    text: typedTextField().check(
      z.maxLength(learningLimits.noteLength, fieldMessages.tooLong(learningLimits.noteLength)),
    ),
    version: z.int().check(z.minimum(0)),
  }),
  status: 200,
  /** After `note_changed` the lesson's answer has the stored note. */
  response: note,
  problems: ['not_found', 'note_changed', 'too_many_notes'],
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

export const listMyNotes = defineEndpoint({
  name: 'listMyNotes',
  summary: 'All notes of the caller on the lessons of a course, saved last first.',
  method: 'GET',
  path: '/api/me/enrollments/:courseId/notes',
  access: { roles },
  params: byCourse,
  query: myNoteList.query,
  status: 200,
  response: myNoteList.response,
  isKeptOffline: true,
  problems: ['not_found', 'invalid_cursor'],
  failure: enrollmentMessages.notesFailed,
})

/** S-118: also with lessons left. */
export const completeMyCourse = defineEndpoint({
  name: 'completeMyCourse',
  summary: 'Marks a course as completed; that stays, whatever lessons come later.',
  method: 'POST',
  path: '/api/me/enrollments/:courseId/completion',
  access: { roles },
  params: byCourse,
  status: 200,
  response: z.object(standing),
  problems: ['not_found'],
  failure: enrollmentMessages.completionFailed,
})

export const previewLesson = z.extend(lessonReference, { ...lessonContent, course: courseReference })

export type PreviewLesson = z.infer<typeof previewLesson>

export const getPreviewLesson = defineEndpoint({
  name: 'getPreviewLesson',
  summary: 'A lesson that anybody may read before enrolling; `previous` and `next` are such lessons too.',
  method: 'GET',
  path: '/api/courses/:courseId/lessons/:lessonId',
  access: 'public',
  params: byLesson,
  status: 200,
  response: previewLesson,
  problems: ['not_found'],
  failure: enrollmentMessages.lessonFailed,
})
