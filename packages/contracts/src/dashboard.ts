import * as z from 'zod/mini'
import { courseCategories, courseLevels } from './course-options.ts'
import { defineEndpoint } from './endpoint.ts'
import { openEnum, openUnion } from './open-enum.ts'
import { educatorStatuses, roles } from './roles.ts'

const courseReference = z.object({ id: z.string(), title: z.string() })

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

export const studentDashboard = z.object({
  role: z.literal('student'),
  enrolled: z.int(),
  completed: z.int(),
  /** The course in progress that was worked on last. */
  nextCourse: z.nullable(learnerCourse),
  /** The courses worked on last, `nextCourse` among them. */
  courses: z.array(learnerCourse),
  /** Courses without a place yet: of the categories already learned first, then the newest. */
  recommended: z.array(recommendedCourse),
})

export type StudentDashboard = z.infer<typeof studentDashboard>

export const educatorDashboard = z.object({
  role: z.literal('educator'),
  /** Published courses of their own. */
  courses: z.int(),
  drafts: z.int(),
  /** Whether they may publish, host and mentor yet (C-28). */
  educatorStatus: openEnum(educatorStatuses),
  /** The application made last; null until the address is proven. */
  application: z.nullable(
    z.object({
      submittedAt: z.iso.datetime(),
      /** Why it was declined, where it was. */
      reason: z.nullable(z.string()),
    }),
  ),
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
  /** What helps most now: the first course, the draft touched last, or the course published last. */
  nextAction: openUnion('kind', [
    z.object({ kind: z.literal('create_course') }),
    z.object({ kind: z.literal('finish_draft'), course: courseReference }),
    z.object({ kind: z.literal('view_course'), course: courseReference }),
  ]),
})

export type EducatorDashboard = z.infer<typeof educatorDashboard>

export const adminDashboard = z.object({
  role: z.literal('admin'),
  users: z.int(),
  students: z.int(),
  educators: z.int(),
  admins: z.int(),
  /** Applications that wait for a decision. */
  pendingEducators: z.int(),
  /** Mails that an admin has to decide on: dead, or perhaps sent. */
  mailsInDoubt: z.int(),
  /** Sessions that could be used now. */
  sessionsActive: z.int(),
  courses: z.object({ published: z.int(), drafts: z.int() }),
})

export type AdminDashboard = z.infer<typeof adminDashboard>

/** The figures of a dashboard's first page, by the role of who asks (U-13). */
export const dashboard = openUnion('role', [studentDashboard, educatorDashboard, adminDashboard])

export type Dashboard = z.infer<typeof dashboard>

export const getDashboard = defineEndpoint({
  name: 'getDashboard',
  summary: 'The figures of the caller’s own dashboard, and what to do next.',
  method: 'GET',
  path: '/api/me/dashboard',
  access: { roles },
  status: 200,
  response: dashboard,
  problems: [],
  failure: 'Failed to fetch your dashboard',
})
