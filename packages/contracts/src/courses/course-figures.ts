import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { courseCategories } from './course-options.ts'
import { openEnum, openUnion } from '../http/open-enum.ts'

export const courseReference = z.object({
  id: z.string(),
  title: z.string(),
  /** The language of the title and of what is said of the course. An older API does not send it. */
  language: z.optional(openEnum(languages)),
})

export const courseFigures = { courses: z.object({ published: z.int(), drafts: z.int() }) }

export const ownCourseFigures = {
  courses: z.int(),
  drafts: z.int(),
  ownCourses: z.array(
    z.extend(courseReference, {
      category: openEnum(['', ...courseCategories]),
      isPublished: z.boolean(),
      enrollmentCount: z.int(),
      /** The number of enrollments that are completed. An older API does not send it. */
      completionCount: z.optional(z.int()),
      /** No lesson has more of those who have not finished. It is null where they are few, and unset by an older API. */
      stopLesson: z.optional(z.nullable(z.string())),
      /** The number of those who are at `stopLesson`. It is null and unset like that. */
      stopLessonCount: z.optional(z.nullable(z.int())),
    }),
  ),
  nextAction: openUnion('kind', [
    z.object({ kind: z.literal('create_course') }),
    z.object({ kind: z.literal('finish_draft'), course: courseReference }),
    z.object({ kind: z.literal('view_course'), course: courseReference }),
  ]),
}
