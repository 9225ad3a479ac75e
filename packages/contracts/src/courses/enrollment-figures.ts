import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { courseCategories, courseLevels, lessonKinds } from './course-options.ts'
import { courseReference } from './course-figures.ts'
import { weekCounts } from '../console/week-counts.ts'
import { openEnum } from '../http/open-enum.ts'

export const learnerCourse = z.extend(courseReference, {
  category: openEnum(courseCategories),
  coverImage: z.nullable(z.string()),
  /** Percent, 0 to 100. */
  progress: z.int(),
  isCompleted: z.boolean(),
  lessonCount: z.int(),
  lessonsDone: z.int(),
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

/** The lesson that was opened last or, if it is done, the next one that is not. */
export const resumeLesson = z.object({
  id: z.string(),
  title: z.string(),
  /** The language of the title. An older API does not send it. */
  language: z.optional(openEnum(languages)),
  kind: openEnum(lessonKinds),
  durationMinutes: z.int(),
  number: z.int(),
})

export const ownEnrollmentFigures = {
  enrolled: z.int(),
  completed: z.int(),
  /** Courses completed in the last 30 days. An older API does not count them. */
  completedLately: z.optional(z.int()),
  nextCourse: z.nullable(
    z.extend(learnerCourse, {
      resumeLesson: z.nullable(resumeLesson),
      minutesLeft: z.int(),
    }),
  ),
  courses: z.array(learnerCourse),
  /** Courses in which the learner is not enrolled: familiar categories first, then the newest. */
  recommended: z.array(recommendedCourse),
}

export const enrollmentFigures = { enrollmentsByWeek: z.optional(weekCounts) }

export const receivedEnrollmentFigures = {
  learners: z.int(),
  startedByWeek: z.optional(weekCounts),
  finishedByWeek: z.optional(weekCounts),
  newestEnrollments: z.array(
    z.object({
      id: z.string(),
      course: courseReference,
      learnerName: z.string(),
      enrolledAt: z.iso.datetime(),
    }),
  ),
}
