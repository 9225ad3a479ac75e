import { labelOf } from '@kere/contracts/open-value'
import { roleNames, userStateNames } from '@kere/contracts/user-account-options'
import * as endpoints from '@kere/contracts/user-accounts'
import { csvOf } from '../exports/csv-of.ts'
import { route } from '../frame/route.ts'
import { timeInIndia } from '../lists/days.ts'
import { deleteUser, reinstateUser, suspendUser } from './close-user.ts'
import { getUser } from './get-user.ts'
import { listUserHoldings } from './list-user-holdings.ts'
import { listUsers } from './list-users.ts'
import { updateUser } from './update-user.ts'

export const routes = [
  route(endpoints.listUsers, (context, { query }) => listUsers(context, query)),
  route(endpoints.getUser, (context, { params }) => getUser(context, params.id)),
  route(endpoints.listUserHoldings, (context, { params }) => listUserHoldings(context, params.id)),
  route(endpoints.updateUser, (context, { params, body }) => updateUser(context, params.id, body)),
  route(endpoints.suspendUser, (context, { params, body }) => suspendUser(context, params.id, body.reason)),
  route(endpoints.reinstateUser, (context, { params }) => reinstateUser(context, params.id)),
  route(endpoints.deleteUser, (context, { params }) => deleteUser(context, params.id)),
]

/** U-11 */
export const exports = csvOf(endpoints.userList, endpoints.exportUsers, listUsers, {
  'Joined (IST)': ({ joinedAt }) => timeInIndia(joinedAt),
  'First Name': ({ firstName }) => firstName,
  'Last Name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Role: ({ role }) => labelOf(roleNames, role),
  State: ({ state }) => labelOf(userStateNames, state),
})
