import { profileReports, reportedProfiles } from '@kere/d1/schema/people/profile-reports'
import { ulid } from 'ulid'
import { db } from './database.ts'

type About = Partial<typeof reportedProfiles.$inferInsert>

export async function aReportedProfile(userId: string, about: About = {}) {
  const id = `rpt_${ulid()}`
  const at = Date.parse('2026-11-15T11:00:00Z')
  await db
    .insert(reportedProfiles)
    .values({ id, userId, status: 'waiting', times: 1, latestReason: 'spam', lastReportedAt: at, ...about })
    .onConflictDoUpdate({ target: reportedProfiles.userId, set: { reply: null, repliedAt: null, ...about } })
  return id
}

export async function aProfileReport(reportedId: string, about: Partial<typeof profileReports.$inferInsert> = {}) {
  const id = `rep_${ulid()}`
  const at = Date.parse('2026-11-15T11:00:00Z')
  await db.insert(profileReports).values({ id, reportedId, reason: 'spam', submittedAt: at, ...about })
  return id
}
