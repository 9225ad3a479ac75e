import * as z from 'zod/mini'
import { courseCategories, courseLevels, lessonKinds } from './course-options.ts'

// What a draft holds. Every field may still be unfinished: only publishing demands (`course-authoring.ts`).

/** How much a course may hold, so that one row and one publication stay within what the database takes. */
export const draftLimits = {
  titleLength: 200,
  descriptionLength: 5000,
  lineLength: 300,
  lines: 20,
  summaryLength: 600,
  modules: 60,
  lessonsInModule: 40,
  lessons: 400,
  /** Characters of Markdown in one lesson. */
  bodyLength: 100_000,
  maxLessonMinutes: 1440,
  maxPrice: 1_000_000,
} as const

const line = z.string().check(z.trim(), z.maxLength(draftLimits.lineLength))
const lines = z.array(line).check(z.maxLength(draftLimits.lines))

export const courseDetails = z.object({
  title: z.string().check(z.maxLength(draftLimits.titleLength)),
  description: z.string().check(z.maxLength(draftLimits.descriptionLength)),
  category: z.nullable(z.enum(courseCategories)),
  /** Beside `category`. */
  moreCategories: z.array(z.enum(courseCategories)).check(z.maxLength(courseCategories.length)),
  level: z.nullable(z.enum(courseLevels)),
  /** Whole rupees (C-15); null while nothing valid is typed. */
  price: z.nullable(z.int().check(z.minimum(0), z.maximum(draftLimits.maxPrice))),
  /** As typed, for example "4 weeks"; its form is demanded by publishing (C-14). */
  duration: z.string().check(z.maxLength(40)),
  /** A same-origin path of a stored picture, or null where the generated cover stands. */
  coverImage: z.nullable(z.string().check(z.maxLength(300))),
  courseUrl: z.nullable(z.string().check(z.maxLength(2000))),
  objectives: lines,
  requirements: lines,
})

export type CourseDetails = z.infer<typeof courseDetails>

export const lessonOutline = z.object({
  id: z.string().check(z.maxLength(64)),
  title: z.string().check(z.maxLength(draftLimits.titleLength)),
  kind: z.enum(lessonKinds),
  durationMinutes: z.int().check(z.minimum(1), z.maximum(draftLimits.maxLessonMinutes)),
  isPreview: z.boolean(),
})

export const moduleOutline = z.object({
  id: z.string().check(z.maxLength(64)),
  title: z.string().check(z.maxLength(draftLimits.titleLength)),
  summary: z.string().check(z.maxLength(draftLimits.summaryLength)),
  duration: z.string().check(z.maxLength(40)),
  lessons: z.array(lessonOutline).check(z.maxLength(draftLimits.lessonsInModule)),
})

export const courseOutline = z.array(moduleOutline).check(z.maxLength(draftLimits.modules))

export type CourseOutline = z.infer<typeof courseOutline>
