import type * as contract from '@kere/contracts/console/dashboard'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { readParts } from '../../http/batch-part.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { userFigures } from '../../accounts/accounts/dashboard-rows.ts'
import { courseFigures, ownCourseFigures } from '../../courses/catalogue/dashboard-rows.ts'
import { applicationFigures, ownApplicationFigures } from '../../accounts/educator-applications/dashboard-rows.ts'
import { ownEnrollmentFigures, receivedEnrollmentFigures } from '../../courses/enrollments/dashboard-rows.ts'
import { ownEventFigures, ownRegistrationFigures, ownWaitingFigures } from '../../events/catalogue/dashboard-rows.ts'
import {
  mentorshipFigures,
  ownMentorshipFigures,
  receivedMentorshipFigures,
} from '../../mentorship/mentorship/dashboard-rows.ts'
import { fellowshipFigures, ownFellowshipFigures } from '../../fellowship/applications/dashboard-rows.ts'
import { ownOrderFigures } from '../../orders/dashboard-rows.ts'
import { ownImpactFigures } from '../../portfolio/entries/dashboard-rows.ts'
import { outboxFigures } from '../outbox/dashboard-rows.ts'
import { queueFigures } from './queue-rows.ts'
import { sessionFigures } from '../../accounts/sessions/dashboard-rows.ts'

const dashboardParts = {
  student: [
    ownEnrollmentFigures,
    ownRegistrationFigures,
    ownWaitingFigures,
    ownOrderFigures,
    ownMentorshipFigures,
    ownImpactFigures,
    ownFellowshipFigures,
  ],
  educator: [
    ownCourseFigures,
    receivedEnrollmentFigures,
    ownEventFigures,
    ownApplicationFigures,
    receivedMentorshipFigures,
  ],
  admin: [
    userFigures,
    sessionFigures,
    courseFigures,
    applicationFigures,
    mentorshipFigures,
    fellowshipFigures,
    outboxFigures,
    queueFigures,
  ],
} as const

/** One round trip (U-13). */
export async function getDashboard(context: Context): Promise<EndpointAnswer<typeof contract.getDashboard>> {
  const { userId, role } = requireSignedIn(context)
  const reader = { db: context.db, userId, now: context.now() }
  switch (role) {
    case 'student':
      return { role, ...(await readParts(reader, dashboardParts.student)) }
    case 'educator':
      return { role, ...(await readParts(reader, dashboardParts.educator)) }
    case 'admin':
      return { role, ...(await readParts(reader, dashboardParts.admin)) }
  }
}
