import type { Context } from '../../base/context.ts'
import { requireFound } from '../../base/domain-error.ts'
import { toUser, toUserSummary, type UserAnswer } from './user-answer.ts'
import {
  selectUser,
  selectHoldings,
  selectUserPage,
  userPage,
  type UserRow,
  type UserRequest,
} from './users.queries.ts'
import { cutText } from '@kere/contracts/text/cut-text'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import type { listUserHoldings as endpoint } from '@kere/contracts/accounts/user-accounts'
import { roles, type Role } from '@kere/contracts/accounts/roles'
import { userStates, type UserState } from '@kere/contracts/accounts/user-account-options'
import { countEach } from '../../kit/lists/counts.ts'
import { pageOf } from '../../kit/lists/keyset.ts'

export const getUser = async (context: Context, id: string): Promise<UserAnswer> =>
  toUser(await requireUser(context, id), context)

export async function requireUser({ db }: Context, id: string): Promise<UserRow> {
  const row = requireFound((await selectUser(db, id)).at(0))
  return row
}

/** Lists a user's rows by the declarations of the tables (`d1/declarations/admin-records.ts`), without empty kinds. */
export async function listUserHoldings(context: Context, id: string): Promise<EndpointAnswer<typeof endpoint>> {
  const found = requireFound(await selectHoldings(context, id, limits.countedRows))
  const items = found.map(({ record: { name, label }, rows }) => {
    const total = rows[0]?.total ?? 0
    return {
      name,
      label,
      total,
      totalIsLowerBound: total >= limits.countedRows,
      items: rows.map(({ title, note, at, path }) => ({
        title: cutText(title ?? '', limits.cardDescription),
        note: note === null ? null : inWords(note),
        at: new Date(at).toISOString(),
        path,
      })),
    }
  })
  return { items: items.filter(({ total }) => total > 0) }
}

const inWords = (status: string) => `${status.slice(0, 1).toUpperCase()}${status.slice(1)}`.replaceAll('_', ' ')

export async function listUsers(context: Context, request: UserRequest) {
  const page = userPage(request)
  const { rows, counters, total, totalIsLowerBound } = await selectUserPage(context.db, request, page)
  const countOf = ({ role, state }: { role?: Role | undefined; state?: UserState | undefined }) =>
    counters
      .filter((each) => (role ?? each.role) === each.role && (state ?? each.state) === each.state)
      .reduce((sum, { count }) => sum + count, 0)
  const { student: students, educator: educators, admin: admins } = countEach(roles, (role) => countOf({ role }))
  return {
    ...pageOf(page, rows, (row) => toUserSummary(row, context)),
    total,
    totalIsLowerBound,
    counts: countEach(userStates, (state) => countOf({ state })),
    figures: { users: countOf({}), students, educators, admins },
  }
}
