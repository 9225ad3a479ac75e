import * as z from 'zod/mini'
import { courseCategories, courseLevels } from './course-options.ts'
import { courseReference } from './courses.ts'
import { openEnum } from './open-enum.ts'

/** A course as its learner sees it on the dashboard. */
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
  /** Whole rupees; 0 is free. */
  price: z.int(),
  coverImage: z.nullable(z.string()),
})

export type RecommendedCourse = z.infer<typeof recommendedCourse>

/** On a learner's dashboard. */
export const ownEnrollmentFigures = {
  enrolled: z.int(),
  completed: z.int(),
  /** The course in progress that was worked on last. */
  nextCourse: z.nullable(learnerCourse),
  /** The courses worked on last, `nextCourse` among them. */
  courses: z.array(learnerCourse),
  /** Courses without a place yet: of the categories already learned first, then the newest. */
  recommended: z.array(recommendedCourse),
}

/** On the dashboard of the educator in whose courses they are. */
export const receivedEnrollmentFigures = {
  /** People with a place in any of their courses, each counted once. */
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
