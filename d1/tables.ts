import { is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as accountTokens from './schema/account-tokens.ts'
import * as auditLog from './schema/audit-log.ts'
import * as contact from './schema/contact.ts'
import * as courseModules from './schema/course-modules.ts'
import * as courses from './schema/courses.ts'
import * as educatorApplications from './schema/educator-applications.ts'
import * as enrollments from './schema/enrollments.ts'
import * as idempotencyKeys from './schema/idempotency-keys.ts'
import * as knownDevices from './schema/known-devices.ts'
import * as outbox from './schema/outbox.ts'
import * as profiles from './schema/profiles.ts'
import * as sessions from './schema/sessions.ts'
import * as throttledActs from './schema/throttled-acts.ts'
import * as userIdentities from './schema/user-identities.ts'
import * as users from './schema/users.ts'
import * as visitorDenials from './schema/visitor-denials.ts'

/** Every table of the database. */
export const tables = [
  accountTokens,
  auditLog,
  contact,
  courseModules,
  courses,
  educatorApplications,
  enrollments,
  idempotencyKeys,
  knownDevices,
  outbox,
  profiles,
  sessions,
  throttledActs,
  userIdentities,
  users,
  visitorDenials,
].flatMap((module) => Object.values(module).filter((exported) => is(exported, SQLiteTable)))
