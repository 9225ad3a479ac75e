import {
  finishGoogle,
  register,
  requestOwnVerificationMail,
  requestPasswordReset,
  requestVerificationMail,
  resetPassword,
  startGoogle,
  verifyEmail,
} from './accounts.ts'
import { listAuditLog } from './audit.ts'
import { getSession, login, logout, refresh } from './auth.ts'
import { getCourse, listCourses, listFeaturedCourses, listRelatedCourses } from './courses.ts'
import { getDashboard } from './dashboard.ts'
import {
  applyToTeach,
  approveEducatorApplication,
  getEducatorApplication,
  listEducatorApplications,
  rejectEducatorApplication,
} from './educator-applications.ts'
import { getHealth } from './health.ts'
import { chooseRole, completeOnboarding } from './onboarding.ts'
import { getOpenApi } from './open-api.ts'
import { listOutbox, replayOutboxEntry } from './outbox.ts'
import { listSessions, revokeOtherSessions, revokeSession } from './session.ts'

/** Every endpoint there is. OpenAPI, the access tests and the router's completeness test walk this list. */
export const endpoints = [
  getHealth,
  getOpenApi,
  listCourses,
  listFeaturedCourses,
  getCourse,
  listRelatedCourses,
  login,
  logout,
  refresh,
  getSession,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  getDashboard,
  listAuditLog,
  register,
  verifyEmail,
  requestVerificationMail,
  requestOwnVerificationMail,
  requestPasswordReset,
  resetPassword,
  startGoogle,
  finishGoogle,
  chooseRole,
  completeOnboarding,
  applyToTeach,
  listEducatorApplications,
  getEducatorApplication,
  approveEducatorApplication,
  rejectEducatorApplication,
  listOutbox,
  replayOutboxEntry,
] as const
