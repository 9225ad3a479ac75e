import { type Role, roles } from '@kere/contracts/roles'
import { type UserSort, type UserState, userStates } from '@kere/contracts/user-account-options'
import type { Context } from '../context.ts'
import { countEach } from '../lists/counts.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { toUserSummary } from './user-answer.ts'
import { selectUserPage, type UserFilters, userPage } from './users.queries.ts'

/** U-12 */
export async function listUsers(context: Context, request: UserFilters & ListRequest<UserSort>) {
  const page = userPage(request)
  const { rows, counters, counted } = await selectUserPage(context.db, request, page)
  const countOf = ({ role, state }: { role?: Role | undefined; state?: UserState | undefined }) =>
    counters
      .filter((each) => (role ?? each.role) === each.role && (state ?? each.state) === each.state)
      .reduce((sum, { count }) => sum + count, 0)
  const { student: students, educator: educators, admin: admins } = countEach(roles, (role) => countOf({ role }))
  return {
    ...pageOf(page, rows, (row) => toUserSummary(row, context)),
    total: counted ?? countOf(request),
    totalIsLowerBound: counted !== null && counted >= page.countUpTo,
    counts: countEach(userStates, (state) => countOf({ state })),
    figures: { users: countOf({}), students, educators, admins },
  }
}
