import * as z from 'zod/mini'
import { leftOutKinds, missingKinds, ownCourseShelves, ownCourseSorts } from './course-authoring-options.ts'
import { languages } from '../accounts/languages.ts'
import { bulkOf } from '../http/bulk.ts'
import { courseDetails, courseOutline, draftLines } from './course-draft.ts'
import { draftLimits } from './draft-limits.ts'
import { courseReference } from './course-figures.ts'
import { courseCategories, courseLevels, lessonKinds, ownCourseStatuses, writtenLessonKinds } from './course-options.ts'
import { draftHandIn, writtenHandIn } from './field-tasks.ts'
import { draftChecks, writtenCheck } from './lesson-checks.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { optionalLine, typedTextField } from '../text/text.ts'
import { secureAddressOf } from '../text/web-link.ts'

export const problems = {
  draft_changed: { status: 409, title: 'This course was changed somewhere else, so your changes were not saved' },
  course_incomplete: { status: 422, title: 'The course cannot be published yet' },
  course_archived: { status: 409, title: 'Restore the course before you change it' },
  too_many_courses: { status: 409, title: 'You have reached the largest number of courses for one account' },
  course_too_long: { status: 422, title: 'This course has too much text. Shorten it, or split it into two courses' },
  lesson_too_complex: {
    status: 422,
    title:
      'The lesson cannot be shown: it is nested too deeply, or has too many lists, tables and links for one lesson',
  },
} as const

/** Admins use the same editor, for their own courses and for everybody's (U-26). */
const authors = { roles: ['educator', 'admin'] } as const

export const ownCourse = z.extend(courseReference, {
  /** The beginning of the description (S-374). */
  description: z.string(),
  category: z.nullable(openEnum(courseCategories)),
  level: z.nullable(openEnum(courseLevels)),
  price: z.nullable(z.int()),
  coverImage: z.nullable(z.string()),
  status: openEnum(ownCourseStatuses),
  version: z.int(),
  moduleCount: z.int(),
  lessonCount: z.int(),
  enrollmentCount: z.int(),
  completedCount: z.int(),
  /** The average in percent. Null if there are no enrollments. */
  averageProgress: z.nullable(z.int()),
  publishedAt: z.nullable(z.iso.datetime()),
  touchedAt: z.iso.datetime(),
  goesAt: z.nullable(z.iso.datetime()),
})

export type OwnCourse = z.infer<typeof ownCourse>

export const ownCourseList = listOf(ownCourse, {
  name: 'own-courses',
  filters: { shelf: z.optional(z.enum(ownCourseShelves)) },
  sorts: ownCourseSorts,
})

export const listOwnCourses = defineEndpoint('listOwnCourses', 'GET /api/me/courses', {
  summary: 'The caller’s own courses, drafts among them, the one touched last first. Without `shelf` the current ones.',
  access: authors,
  query: ownCourseList.query,
  response: ownCourseList.response,
  failure: 'Failed to fetch your courses. Please check your internet connection and try again.',
})

export const missing = z.object({
  kind: openEnum(missingKinds),
  text: z.string(),
  moduleId: z.nullable(z.string()),
  lessonId: z.nullable(z.string()),
})

export type Missing = z.infer<typeof missing>

export const lessonText = z.object({
  id: z.string(),
  version: z.int(),
  isEmpty: z.boolean(),
  savedAt: z.iso.datetime(),
})

export type LessonText = z.infer<typeof lessonText>

const courseState = {
  id: z.string(),
  status: openEnum(ownCourseStatuses),
  version: z.int(),
  savedAt: z.iso.datetime(),
  publishedAt: z.nullable(z.iso.datetime()),
  goesAt: z.nullable(z.iso.datetime()),
  /** The first fifty things that the course lacks. The list is empty if nothing is missing. */
  missing: z.array(missing),
}

const answeredModule = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  duration: z.string(),
  lessons: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      kind: openEnum(writtenLessonKinds),
      durationMinutes: z.int(),
      isPreview: z.boolean(),
    }),
  ),
})

export const courseDraft = z.object({
  ...courseState,
  details: z.object({
    title: z.string(),
    description: z.string(),
    category: z.nullable(openEnum(courseCategories)),
    moreCategories: z.array(openEnum(courseCategories)),
    level: z.nullable(openEnum(courseLevels)),
    price: z.nullable(z.int()),
    duration: z.string(),
    coverImage: z.nullable(z.string()),
    courseUrl: z.nullable(z.string()),
    language: z._default(openEnum(languages), 'en'),
    objectives: z.array(z.string()),
    requirements: z.array(z.string()),
  }),
  outline: z.array(answeredModule),
  lessonTexts: z.array(lessonText),
  enrollmentCount: z.int(),
  educator: z.nullable(z.object({ id: z.string(), name: z.string() })),
  isOwn: z.boolean(),
  /** False for an educator who is not approved yet (C-28). */
  mayPublish: z.boolean(),
})

export type CourseDraft = z.infer<typeof courseDraft>

const draftFields = { details: courseDetails, outline: courseOutline }

const outlineBytes = 512 * 1024

/**
 * Maps the client's keys to ids. An id that this course lacks counts as a key, so nobody can name another course's
 * lesson.
 */
const ids = z.record(z.string(), z.string())

export const createCourse = defineEndpoint('createCourse', 'POST /api/courses', {
  summary: 'Begins a course as a draft. What is left out begins empty, with one module.',
  access: authors,
  body: z.strictObject({ details: z.optional(z.partial(courseDetails)), outline: z.optional(courseOutline) }),
  bodyBytes: outlineBytes,
  response: z.object({ ...courseState, ids }),
  problems: ['too_many_courses'],
  failure: 'Failed to create course',
})

export const getCourseDraft = defineEndpoint('getCourseDraft', 'GET /api/courses/:id/draft', {
  summary: 'A course as it is being written, and what publishing it still lacks. For its educator and for admins.',
  access: authors,
  response: courseDraft,
  failure: 'Failed to fetch course',
})

const updateFailed = 'Failed to update course'

export const saveCourseDraft = defineEndpoint('saveCourseDraft', 'PUT /api/courses/:id/draft', {
  summary:
    'Saves details and outline over the version that it names. Where that is no longer the stored one, `draft_changed`: the stored one is at the same address.',
  access: authors,
  body: z.strictObject({ version: z.int(), ...draftFields }),
  bodyBytes: outlineBytes,
  response: z.object({ ...courseState, ids }),
  problems: ['draft_changed', 'course_archived'],
  failure: updateFailed,
})

/** A video on YouTube or Vimeo, or a file under https. Publishing checks which it is. */
const videoUrl = z.nullable(optionalLine(2000).check(z.overwrite((typed) => secureAddressOf(typed) ?? typed)))

export const lessonDraft = z.object({
  id: z.string(),
  version: z.int(),
  /** Markdown. */
  body: z.string(),
  videoUrl: z.nullable(z.string()),
  bring: z.array(z.string()),
  checklist: z.array(z.string()),
  /** An older API sends none. */
  checks: z.optional(z.array(writtenCheck)),
  handIn: z.optional(z.nullable(writtenHandIn)),
  savedAt: z.iso.datetime(),
})

export type LessonDraft = z.infer<typeof lessonDraft>

export const getLessonDraft = defineEndpoint('getLessonDraft', 'GET /api/courses/:id/draft/lessons/:lessonId', {
  summary: 'What is being written in one lesson.',
  access: authors,
  response: lessonDraft,
  failure: 'Failed to fetch course',
})

export const saveLessonDraft = defineEndpoint('saveLessonDraft', 'PUT /api/courses/:id/draft/lessons/:lessonId', {
  summary: 'Saves a lesson over the version that it names, else `draft_changed`.',
  access: authors,
  body: z.strictObject({
    version: z.int(),
    body: typedTextField().check(z.maxLength(draftLimits.bodyLength, fieldMessages.tooLong(draftLimits.bodyLength))),
    videoUrl,
    bring: draftLines,
    checklist: draftLines,
    /** Left out, they stay as they are. */
    checks: z.optional(draftChecks),
    handIn: z.optional(z.nullable(draftHandIn)),
  }),
  bodyBytes: 768 * 1024,
  response: lessonText,
  problems: ['draft_changed', 'course_archived', 'course_too_long'],
  failure: updateFailed,
})

export const previewLesson = defineEndpoint('previewLesson', 'GET /api/courses/:id/draft/lessons/:lessonId/preview', {
  summary: 'The stored draft of a lesson as a learner would see it: rendered and sanitized as publishing does.',
  access: authors,
  response: z.object({
    id: z.string(),
    version: z.int(),
    title: z.string(),
    kind: openEnum(lessonKinds),
    durationMinutes: z.int(),
    html: z.string(),
    /**
     * The parts of the text that readers do not see, as they were typed. Only the first ones are listed, and long ones
     * are cut.
     */
    leftOut: z._default(z.array(z.object({ kind: openEnum(leftOutKinds), source: z.string() })), []),
    videoUrl: z.nullable(z.string()),
    bring: z.array(z.string()),
    checklist: z.array(z.string()),
  }),
  problems: ['lesson_too_complex', 'too_many_attempts'],
  failure: 'Failed to fetch course',
})

const statusFailed = 'Failed to update course status'

export const publishCourse = defineEndpoint('publishCourse', 'PUT /api/courses/:id/publication', {
  summary:
    'Shows readers the draft. What is named must be what is stored, else `draft_changed`; what is missing stands in `errors` of `course_incomplete`.',
  access: { ...authors, needs: ['approved'] },
  body: z.strictObject({
    /**
     * The versions that the caller has read, of the draft and its lessons. The list of all courses sends that of the
     * draft alone. Only for one's own course may they be left out.
     */
    version: z.optional(z.int()),
    lessonVersions: z.optional(z.record(z.string().check(z.maxLength(64)), z.int())),
  }),
  bodyBytes: 64 * 1024,
  response: z.object({ ...courseState, isFirst: z.boolean() }),
  problems: ['draft_changed', 'course_incomplete', 'course_archived', 'lesson_too_complex'],
  failure: statusFailed,
})

export const unpublishCourse = defineEndpoint('unpublishCourse', 'DELETE /api/courses/:id/publication', {
  summary: 'Takes the course from the catalogue. Its learners keep it (U-21).',
  access: authors,
  failure: statusFailed,
})

export const deleteCourse = defineEndpoint('deleteCourse', 'DELETE /api/courses/:id', {
  summary:
    'Deletes a course, or archives it where it has learners, who are told by email and keep it (U-20). Both can be undone.',
  access: authors,
  response: z.object({
    status: openEnum(ownCourseStatuses),
    goesAt: z.nullable(z.iso.datetime()),
  }),
  failure: 'Failed to delete course',
})

export const restoreCourse = defineEndpoint('restoreCourse', 'POST /api/courses/:id/restoration', {
  summary: 'Brings an archived or deleted course back as a draft; emails about it that have not left do not leave.',
  access: authors,
  response: z.object(courseState),
  failure: 'Failed to restore course',
})

export const actOnOwnCourses = bulkOf({
  name: 'actOnOwnCourses',
  summary: 'Publishes, unpublishes, deletes or restores several of the caller’s own courses.',
  list: ownCourseList,
  endpoint: listOwnCourses,
  acts: ['publish', 'unpublish', 'delete', 'restore'],
})
