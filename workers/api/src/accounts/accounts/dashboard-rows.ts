import { shownWeeks } from '@kere/contracts/console/week-counts'
import { userCounts } from '@kere/d1/schema/accounts/profiles'
import { signUpWeekCounts } from '@kere/d1/schema/accounts/user-accounts'
import { gte } from 'drizzle-orm'
import { countsOf, lastMondays } from '../../base/weeks.ts'
import { batchPart } from '../../http/batch-part.ts'

export const userFigures = batchPart(
  ({ db, now }) => [
    db.select().from(userCounts),
    db
      .select()
      .from(signUpWeekCounts)
      .where(gte(signUpWeekCounts.week, lastMondays(now, shownWeeks)[0])),
  ],
  ([byRole, byWeek], now) => {
    const countOf = (role: string) => byRole.find((row) => row.role === role)?.count ?? 0
    return {
      users: byRole.reduce((sum, { count }) => sum + count, 0),
      students: countOf('student'),
      educators: countOf('educator'),
      admins: countOf('admin'),
      signUpsByWeek: countsOf(lastMondays(now, shownWeeks), byWeek),
    }
  },
)
