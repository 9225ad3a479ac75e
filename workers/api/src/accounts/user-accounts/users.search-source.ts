import { roleNames } from '@kere/contracts/accounts/user-account-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { asFound, nothingMore, type SearchSource, shapeOf, valuesOf } from '../../kit/site-search/search-source.ts'
import { foundUsers } from './found-users.queries.ts'

export const source: SearchSource = {
  kind: 'users',
  find: (asked) =>
    asked.viewer?.role === 'admin'
      ? asFound(foundUsers(valuesOf(asked), shapeOf(asked)), (row) => ({
          ...nothingMore,
          id: row.id,
          title: `${row.firstName} ${row.lastName}`,
          path: `/dashboard/users?user=${row.id}`,
          text: '',
          facts: [roleNames[row.role], row.email],
          picture: smallPictureOf(row.avatarUrl),
        }))
      : null,
}
