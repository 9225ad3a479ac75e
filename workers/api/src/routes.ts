import { accountRoutes } from './accounts/accounts.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { courseRoutes } from './courses/courses.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { educatorApplicationRoutes } from './educator-applications/educator-applications.routes.ts'
import type { Route } from './frame/route.ts'
import { googleRoutes } from './google/google.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { onboardingRoutes } from './onboarding/onboarding.routes.ts'
import { openApiRoutes } from './open-api/open-api.routes.ts'
import { outboxRoutes } from './outbox/outbox.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'

/** Every route of the API; a test fails when an endpoint of the contracts has none. */
export const routes: readonly Route[] = [
  ...healthRoutes,
  ...openApiRoutes,
  ...courseRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...googleRoutes,
  ...sessionRoutes,
  ...dashboardRoutes,
  ...auditRoutes,
  ...onboardingRoutes,
  ...educatorApplicationRoutes,
  ...outboxRoutes,
  ...contactRoutes,
]
