import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as contact from './contact.ts'
import * as courses from './courses.ts'
import * as dashboard from './dashboard.ts'
import * as educatorApplications from './educator-applications.ts'
import type { Endpoint } from './endpoint.ts'
import * as health from './health.ts'
import * as onboarding from './onboarding.ts'
import * as openApi from './open-api.ts'
import * as outbox from './outbox.ts'
import * as session from './session.ts'

const contracts = [
  health,
  openApi,
  courses,
  auth,
  accounts,
  onboarding,
  session,
  dashboard,
  educatorApplications,
  outbox,
  audit,
  contact,
]

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported

/** Every endpoint there is. OpenAPI, the access matrix and the router's completeness test walk this list. */
export const endpoints: readonly Endpoint[] = contracts.flatMap((contract) =>
  Object.values(contract).filter((exported) => isEndpoint(exported)),
)
