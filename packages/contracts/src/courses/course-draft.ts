import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { courseCategories, courseLevels, writtenLessonKinds } from './course-options.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { draftLimits } from './draft-limits.ts'
import { optionalLine, typedLineField, typedTextField } from '../text/text.ts'

// Every field of a draft may be incomplete. Only publishing requires them all (`course-authoring.ts`).

const line = (maxLength: number) => typedLineField().check(z.maxLength(maxLength, fieldMessages.tooLong(maxLength)))
const text = (maxLength: number) => typedTextField().check(z.maxLength(maxLength, fieldMessages.tooLong(maxLength)))

export const draftLines = z
  .array(optionalLine(draftLimits.lineLength))
  .check(z.maxLength(draftLimits.lines, fieldMessages.tooMany(draftLimits.lines)))

const wholeRupees = 'Please enter a price in whole rupees'

const invalidSyllabus = 'Invalid syllabus structure'

export const courseDetails = z.object({
  title: line(draftLimits.titleLength),
  description: text(draftLimits.descriptionLength),
  category: z.nullable(z.enum(courseCategories)),
  moreCategories: z.array(z.enum(courseCategories)).check(z.maxLength(courseCategories.length)),
  level: z.nullable(z.enum(courseLevels)),
  /** Whole rupees (C-15); null until a valid price is typed. */
  price: z.nullable(
    z
      .int(wholeRupees)
      .check(
        z.minimum(0, wholeRupees),
        z.maximum(draftLimits.maxPrice, `At most ${countOf(draftLimits.maxPrice, 'rupee')}`),
      ),
  ),
  /** For example "4 weeks" (C-14); empty if none was given. */
  duration: line(40),
  /** The same-origin path of a stored picture, or null to show the generated cover. */
  coverImage: z.nullable(
    z.string().check(z.maxLength(300), z.regex(/^\/media\/[\w./-]+$/, 'Please upload the picture')),
  ),
  courseUrl: z.nullable(line(2000)),
  /** The language of all its texts. */
  language: z._default(z.enum(languages), 'en'),
  objectives: draftLines,
  requirements: draftLines,
})

export type { DraftHandIn as LessonHandIn } from './field-tasks-options.ts'

export type CourseDetails = z.infer<typeof courseDetails>

export const lessonOutline = z.object({
  id: z.string().check(z.maxLength(64)),
  title: line(draftLimits.titleLength),
  kind: z.enum(writtenLessonKinds),
  durationMinutes: z.int().check(z.minimum(1), z.maximum(draftLimits.maxLessonMinutes)),
  isPreview: z.boolean(),
})

export const moduleOutline = z.object({
  id: z.string().check(z.maxLength(64)),
  title: line(draftLimits.titleLength),
  summary: text(draftLimits.summaryLength),
  duration: line(40),
  lessons: z
    .array(lessonOutline, invalidSyllabus)
    .check(z.maxLength(draftLimits.lessonsInModule, fieldMessages.tooMany(draftLimits.lessonsInModule))),
})

export const courseOutline = z
  .array(moduleOutline, invalidSyllabus)
  .check(z.maxLength(draftLimits.modules, fieldMessages.tooMany(draftLimits.modules)))

export type CourseOutline = z.infer<typeof courseOutline>
