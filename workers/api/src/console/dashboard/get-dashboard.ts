import type * as contract from '@kere/contracts/console/dashboard'
import type { SentNextRow } from '@kere/contracts/console/next-figures'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { readParts } from '../../http/batch-part.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { userFigures } from '../../accounts/accounts/dashboard-rows.ts'
import { courseFigures, ownCourseFigures } from '../../courses/courses/dashboard-rows.ts'
import { applicationFigures, ownApplicationFigures } from '../../accounts/educator-applications/dashboard-rows.ts'
import {
  enrollmentFigures,
  ownEnrollmentFigures,
  receivedEnrollmentFigures,
} from '../../courses/enrollments/dashboard-rows.ts'
import { ownEventFigures, ownRegistrationFigures, ownWaitingFigures } from '../../events/events/dashboard-rows.ts'
import {
  mentorshipFigures,
  ownMentorshipFigures,
  receivedMentorshipFigures,
} from '../../mentorship/mentorship/dashboard-rows.ts'
import { fellowshipFigures, ownFellowshipFigures } from '../../fellowship/fellowship-applications/dashboard-rows.ts'
import { ownOrderFigures } from '../../orders/dashboard-rows.ts'
import { ownImpactFigures } from '../../portfolio/impact-entries/dashboard-rows.ts'
import { outboxFigures } from '../outbox/dashboard-rows.ts'
import { ownLabFigures, receivedLabNext } from '../../labs/lab-workspaces/dashboard-rows.ts'
import { mostUrgentFirst } from './next-rows.domain.ts'
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
    ownLabFigures,
  ],
  educator: [
    ownCourseFigures,
    receivedEnrollmentFigures,
    ownEventFigures,
    ownApplicationFigures,
    receivedMentorshipFigures,
    receivedLabNext,
  ],
  admin: [
    userFigures,
    sessionFigures,
    courseFigures,
    enrollmentFigures,
    applicationFigures,
    mentorshipFigures,
    fellowshipFigures,
    outboxFigures,
    queueFigures,
  ],
} as const

/** Reads the dashboard in one round trip to the database (U-13). */
export async function getDashboard(context: Context): Promise<EndpointAnswer<typeof contract.getDashboard>> {
  const { userId, role } = requireSignedIn(context)
  const reader = { db: context.db, language: context.language, userId, now: context.at }
  switch (role) {
    case 'student':
      return { role, ...withNext(await readParts(reader, dashboardParts.student), reader.now) }
    case 'educator':
      return { role, ...withNext(await readParts(reader, dashboardParts.educator), reader.now) }
    case 'admin':
      return { role, ...(await readParts(reader, dashboardParts.admin)).fields }
  }
}

const withNext = <Fields extends object>(
  { fields, next }: { fields: Fields; next: readonly SentNextRow[] },
  now: number,
) => ({
  ...fields,
  next: mostUrgentFirst(next, now),
})
