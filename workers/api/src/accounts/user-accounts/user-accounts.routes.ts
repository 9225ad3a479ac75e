import { labelOf } from '@kere/contracts/http/open-value'
import { roleNames, userStateNames } from '@kere/contracts/accounts/user-account-options'
import * as endpoints from '@kere/contracts/accounts/user-accounts'
import { bulkRoute } from '../../kit/bulk/bulk-of.ts'
import { csvOf } from '../../kit/exports/csv-of.ts'
import { route } from '../../http/route.ts'
import { deleteUser, liftSuspension, reinstateUser, suspendOne, suspendUser } from './close-user.ts'
import { updateUser } from './update-user.ts'
import { getUser, listUserHoldings, listUsers } from './user-accounts.ts'

export const routes = [
  route(endpoints.listUsers, (context, { query }) => listUsers(context, query)),
  route(endpoints.getUser, (context, { params }) => getUser(context, params.id)),
  route(endpoints.listUserHoldings, (context, { params }) => listUserHoldings(context, params.id)),
  route(endpoints.updateUser, (context, { params, body }) => updateUser(context, params.id, body)),
  route(endpoints.suspendUser, (context, { params, body }) => suspendUser(context, params.id, body.reason)),
  route(endpoints.reinstateUser, (context, { params }) => reinstateUser(context, params.id)),
  route(endpoints.deleteUser, (context, { params }) => deleteUser(context, params.id)),
  bulkRoute({
    endpoint: endpoints.actOnUsers,
    read: listUsers,
    walk: 'newest',
    toRow: ({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }),
    acts: {
      suspend: {
        endpoint: endpoints.suspendUser,
        answer: endpoints.newSuspension.shape.reason,
        undo: 'reinstate',
        run: (context, { id, answer = '' }) => suspendOne(context, id, answer),
      },
      // A reinstatement has no undo, because it deletes the reason of the suspension.
      reinstate: {
        endpoint: endpoints.reinstateUser,
        run: async (context, { id }) => ({ isChanged: (await liftSuspension(context, id)).isChanged }),
      },
    },
  }),
]

export const exports = csvOf(endpoints.userList, endpoints.exportUsers, listUsers, {
  'Joined (IST)': { moment: ({ joinedAt }) => joinedAt },
  'First Name': { text: ({ firstName }) => firstName },
  'Last Name': { text: ({ lastName }) => lastName },
  Email: { text: ({ email }) => email },
  Role: { text: ({ role }) => labelOf(roleNames, role) },
  State: { text: ({ state }) => labelOf(userStateNames, state) },
})
