import { listAuditLog } from './audit.ts'
import { getSession, login, logout, refresh } from './auth.ts'
import { getCourse, listCourses, listFeaturedCourses, listRelatedCourses } from './courses.ts'
import { getDashboard } from './dashboard.ts'
import { getHealth } from './health.ts'
import { getOpenApi } from './open-api.ts'
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
] as const
