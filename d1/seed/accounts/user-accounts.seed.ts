import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { suspensions } from '../../schema/accounts/user-accounts.ts'
import { upsertRows } from '../base/insert-rows.ts'
import { seededPeople } from './local-people.ts'

const suspended: Readonly<Record<string, { at: string; reason: string }>> = {
  'yash-solanki': {
    at: '2026-11-09T09:15:00Z',
    reason: 'You sent the same advertisement to the team and to other learners four times, after we asked you to stop.',
  },
  'faisal-lone': {
    at: '2026-11-12T06:40:00Z',
    reason:
      'Somebody else seems to be using your account. Write to us, and we will open it again once it is yours alone.',
  },
}

export const documents = seededPeople().flatMap(({ portrait }) => portrait)

export const seed = (db: LocalDatabase): LocalStatement[] => upsertRows(db, suspensions, seededSuspensions())

function seededSuspensions(): (typeof suspensions.$inferInsert)[] {
  const people = seededPeople()
  const admin = people.find(({ profile }) => profile.role === 'admin')
  return people.flatMap(({ key, user }) => {
    const suspension = suspended[key]
    if (!suspension) return []
    const { at, reason } = suspension
    return [{ userId: user.id, suspendedAt: Date.parse(at), suspendedBy: admin?.user.id ?? null, reason }]
  })
}
