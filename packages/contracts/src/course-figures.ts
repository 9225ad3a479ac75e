import * as z from 'zod/mini'
import { courseCategories } from './course-options.ts'
import { openEnum, openUnion } from './open-enum.ts'

// Apart from the endpoints, so that a dashboard loads no more of this capability.

export const courseReference = z.object({ id: z.string(), title: z.string() })

export const courseFigures = { courses: z.object({ published: z.int(), drafts: z.int() }) }

export const ownCourseFigures = {
  courses: z.int(),
  drafts: z.int(),
  /** Touched last first, drafts among them. */
  ownCourses: z.array(
    z.extend(courseReference, {
      /** Empty where a draft has none yet. */
      category: openEnum(['', ...courseCategories]),
      isPublished: z.boolean(),
      enrollmentCount: z.int(),
    }),
  ),
  /** The first course, the draft touched last, or the course published last. */
  nextAction: openUnion('kind', [
    z.object({ kind: z.literal('create_course') }),
    z.object({ kind: z.literal('finish_draft'), course: courseReference }),
    z.object({ kind: z.literal('view_course'), course: courseReference }),
  ]),
}
