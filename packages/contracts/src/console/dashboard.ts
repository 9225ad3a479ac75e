import * as z from 'zod/mini'
import { ownImpactFigures } from '../portfolio/impact-figures.ts'
import { userFigures } from '../accounts/account-figures.ts'
import { courseFigures, ownCourseFigures } from '../courses/course-figures.ts'
import { applicationFigures, ownApplicationFigures } from '../accounts/educator-application-figures.ts'
import { fellowshipFigures, ownFellowshipFigures } from '../fellowship/fellowship-figures.ts'
import { mentorshipFigures, ownMentorshipFigures } from '../mentorship/mentorship-figures.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { enrollmentFigures, ownEnrollmentFigures, receivedEnrollmentFigures } from '../courses/enrollment-figures.ts'
import { ownEventFigures, ownRegistrationFigures } from '../events/event-figures.ts'
import { openUnion } from '../http/open-enum.ts'
import { nextFigures } from './next-figures.ts'
import { queueFigures } from './queue-figures.ts'
import { roles } from '../accounts/roles.ts'

/** Optional, because cached answers may predate these fields. */
const ownOrderFigures = {
  /** Orders that wait for payment, starting with the one that expires first. */
  ordersToPay: z.optional(
    z.array(z.object({ id: z.string(), title: z.string(), amount: z.int(), payableUntil: z.iso.datetime() })),
  ),
}

const ownLabFigures = {
  /** The lab under way that the learner joined last. An older API does not send it. */
  currentLab: z.optional(
    z.nullable(
      z.object({
        id: z.string(),
        title: z.string(),
        team: z.nullable(z.string()),
        stages: z.array(
          z.object({ id: z.string(), name: z.string(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
        ),
      }),
    ),
  ),
}

const outboxFigures = {
  /** The number of mails that are dead, or whose delivery is unknown. */
  mailsInDoubt: z.int(),
}

const sessionFigures = {
  sessionsActive: z.int(),
}

export const studentDashboard = z.object({
  role: z.literal('student'),
  ...ownEnrollmentFigures,
  ...ownRegistrationFigures,
  ...ownOrderFigures,
  ...ownImpactFigures,
  ...ownMentorshipFigures,
  ...ownFellowshipFigures,
  ...ownLabFigures,
  ...nextFigures,
})

export type StudentDashboard = z.infer<typeof studentDashboard>

export const educatorDashboard = z.object({
  role: z.literal('educator'),
  ...ownCourseFigures,
  ...receivedEnrollmentFigures,
  ...ownEventFigures,
  ...ownApplicationFigures,
  ...ownMentorshipFigures,
  ...nextFigures,
})

export type EducatorDashboard = z.infer<typeof educatorDashboard>

export const adminDashboard = z.object({
  role: z.literal('admin'),
  ...userFigures,
  ...sessionFigures,
  ...courseFigures,
  ...enrollmentFigures,
  ...applicationFigures,
  ...mentorshipFigures,
  ...fellowshipFigures,
  ...outboxFigures,
  ...queueFigures,
})

export type AdminDashboard = z.infer<typeof adminDashboard>

/** The figures for the first page of a dashboard, by the role of the caller (U-13). */
export const dashboard = openUnion('role', [studentDashboard, educatorDashboard, adminDashboard])

export type Dashboard = z.infer<typeof dashboard>

export const getDashboard = defineEndpoint('getDashboard', 'GET /api/me/dashboard', {
  summary: 'The figures of the caller’s own dashboard, and what to do next.',
  access: { roles },
  response: dashboard,
  failure: 'Failed to fetch your dashboard',
})
