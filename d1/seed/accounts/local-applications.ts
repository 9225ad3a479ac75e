import type { educatorApplications } from '../../schema/accounts/educator-applications.ts'
import { applicants } from './applicants.ts'
import type { Person } from './local-people.ts'
import { seededId, seededRandom } from '../base/seeded-random.ts'

export type Application = typeof educatorApplications.$inferInsert

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export function seededApplications(people: readonly Person[]): Application[] {
  const admin = people.find(({ profile }) => profile.role === 'admin')
  if (!admin) throw new Error('There is nobody to decide')
  return people
    .filter(({ profile }) => profile.role === 'educator')
    .map((person) => toApplication(person, admin.user.id))
}

function toApplication({ key, joinedAt, user, profile }: Person, adminId: string): Application {
  const random = seededRandom(`application:${key}`)
  const submittedAt = joinedAt + Math.round((3 + 20 * random()) * minuteMs)
  const application = { id: seededId('app', submittedAt, key), userId: user.id, submittedAt }
  const declined = applicants.find((applicant) => applicant.key === key)?.declined
  if (declined) {
    const decidedAt = Date.parse(declined.at)
    return { ...application, status: 'rejected', decidedAt, decidedBy: adminId, reason: declined.reason }
  }
  if (profile.educatorStatus !== 'approved') {
    return { ...application, status: 'pending', decidedAt: null, decidedBy: null, reason: null }
  }
  const decidedAt = submittedAt + Math.round((0.5 + 2 * random()) * dayMs)
  return { ...application, status: 'approved', decidedAt, decidedBy: adminId, reason: null }
}
