import { userCounts } from '@kere/d1/schema/accounts/profiles'
import { batchPart } from '../../http/batch-part.ts'

export const userFigures = batchPart(
  ({ db }) => [db.select().from(userCounts)],
  ([byRole]) => {
    const countOf = (role: string) => byRole.find((row) => row.role === role)?.count ?? 0
    return {
      users: byRole.reduce((sum, { count }) => sum + count, 0),
      students: countOf('student'),
      educators: countOf('educator'),
      admins: countOf('admin'),
    }
  },
)
