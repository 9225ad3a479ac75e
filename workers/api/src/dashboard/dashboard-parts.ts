import { userFigures } from '../accounts/dashboard-rows.ts'
import { courseFigures, ownCourseFigures } from '../courses/dashboard-rows.ts'
import { applicationFigures, ownApplicationFigures } from '../educator-applications/dashboard-rows.ts'
import { ownEnrollmentFigures, receivedEnrollmentFigures } from '../enrollments/dashboard-rows.ts'
import { ownEventFigures, ownRegistrationFigures } from '../events/dashboard-rows.ts'
import { outboxFigures } from '../outbox/dashboard-rows.ts'
import { sessionFigures } from '../sessions/dashboard-rows.ts'

export const dashboardParts = {
  student: [ownEnrollmentFigures, ownRegistrationFigures],
  educator: [ownCourseFigures, receivedEnrollmentFigures, ownEventFigures, ownApplicationFigures],
  admin: [userFigures, sessionFigures, courseFigures, applicationFigures, outboxFigures],
} as const
