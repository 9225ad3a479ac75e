import type * as contract from '@kere/contracts/dashboard'
import type { EndpointAnswer } from '@kere/contracts/endpoint'
import { limits } from '@kere/contracts/limits'
import type { Context } from '../context.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { selectAdminFigures } from './admin.queries.ts'
import { firstOf, nextActionOf } from './dashboard.domain.ts'
import { selectEducatorFigures } from './educator.queries.ts'
import { selectStudentFigures } from './student.queries.ts'

type Dashboard = EndpointAnswer<typeof contract.getDashboard>

/** Shows the caller the figures of their own role (U-13). */
export async function getDashboard(context: Context): Promise<Dashboard> {
  const { userId, role } = requireSignedIn(context)
  switch (role) {
    case 'student':
      return getStudentDashboard(context, userId)
    case 'educator':
      return getEducatorDashboard(context, userId)
    case 'admin':
      return getAdminDashboard(context)
  }
}

async function getStudentDashboard({ db }: Context, userId: string): Promise<Dashboard> {
  const { enrolled, completed, own, next, sameCategory, newest } = await selectStudentFigures(
    db,
    userId,
    limits.dashboardRows,
  )
  return {
    role: 'student',
    enrolled,
    completed,
    nextCourse: next ?? null,
    courses: own,
    recommended: firstOf([...sameCategory, ...newest], limits.dashboardRows),
  }
}

async function getEducatorDashboard({ db }: Context, userId: string): Promise<Dashboard> {
  const figures = await selectEducatorFigures(db, userId, limits.dashboardRows)
  const { courses, drafts, learners, newestEnrollments, draft, published, educatorStatus, application } = figures
  return {
    role: 'educator',
    courses,
    drafts,
    educatorStatus,
    application: application
      ? { submittedAt: new Date(application.submittedAt).toISOString(), reason: application.reason }
      : null,
    learners,
    newestEnrollments: newestEnrollments.map(({ id, courseId, courseTitle, learnerName, enrolledAt }) => ({
      id,
      course: { id: courseId, title: courseTitle },
      learnerName,
      enrolledAt: new Date(enrolledAt).toISOString(),
    })),
    nextAction: nextActionOf(draft, published),
  }
}

async function getAdminDashboard({ db, now }: Context): Promise<Dashboard> {
  const { byRole, pendingEducators, mailsInDoubt, sessionsActive, published, drafts } = await selectAdminFigures(
    db,
    now(),
  )
  const countOf = (role: string) => byRole.find((row) => row.role === role)?.count ?? 0
  return {
    role: 'admin',
    users: byRole.reduce((sum, { count }) => sum + count, 0),
    students: countOf('student'),
    educators: countOf('educator'),
    admins: countOf('admin'),
    pendingEducators,
    mailsInDoubt,
    sessionsActive,
    courses: { published, drafts },
  }
}
