import * as z from 'zod/mini'
import { courseCategories, courseLevels } from './course-options.ts'
import { courseReference } from './course-figures.ts'
import { openEnum } from './open-enum.ts'

export const learnerCourse = z.extend(courseReference, {
  category: openEnum(courseCategories),
  /** A same-origin path, or null where the generated cover stands. */
  coverImage: z.nullable(z.string()),
  /** Percent, 0 to 100. */
  progress: z.int(),
  isCompleted: z.boolean(),
})

export type LearnerCourse = z.infer<typeof learnerCourse>

export const recommendedCourse = z.extend(courseReference, {
  category: openEnum(courseCategories),
  level: openEnum(courseLevels),
  duration: z.string(),
  price: z.int(),
  coverImage: z.nullable(z.string()),
})

export type RecommendedCourse = z.infer<typeof recommendedCourse>

export const ownEnrollmentFigures = {
  enrolled: z.int(),
  completed: z.int(),
  /** The course in progress that was worked on last. */
  nextCourse: z.nullable(learnerCourse),
  /** Worked on last, `nextCourse` among them. */
  courses: z.array(learnerCourse),
  /** Not enrolled in: of the categories already learned first, then the newest. */
  recommended: z.array(recommendedCourse),
}

export const receivedEnrollmentFigures = {
  /** Each counted once. */
  learners: z.int(),
  newestEnrollments: z.array(
    z.object({
      id: z.string(),
      course: courseReference,
      learnerName: z.string(),
      enrolledAt: z.iso.datetime(),
    }),
  ),
}
