import { educatorApplicationCounts, educatorApplications } from '@kere/d1/schema/accounts/educator-applications'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { desc, eq } from 'drizzle-orm'
import { batchPart } from '../../http/batch-part.ts'

export const applicationFigures = batchPart(
  ({ db }) => [
    db
      .select({ count: educatorApplicationCounts.count })
      .from(educatorApplicationCounts)
      .where(eq(educatorApplicationCounts.status, 'pending')),
  ],
  ([[pending]]) => ({ pendingEducators: pending?.count ?? 0 }),
)

export const ownApplicationFigures = batchPart(
  ({ db, userId }) => [
    db.select({ educatorStatus: profiles.educatorStatus }).from(profiles).where(eq(profiles.id, userId)),
    db
      .select({ submittedAt: educatorApplications.submittedAt, reason: educatorApplications.reason })
      .from(educatorApplications)
      .where(eq(educatorApplications.userId, userId))
      .orderBy(desc(educatorApplications.submittedAt), desc(educatorApplications.id))
      .limit(1),
  ],
  ([[profile], [application]]) => ({
    educatorStatus: profile?.educatorStatus ?? ('pending' as const),
    application: application
      ? { submittedAt: new Date(application.submittedAt).toISOString(), reason: application.reason }
      : null,
  }),
)
