import { profiles } from '@kere/d1/schema/accounts/profiles'
import { userEntries } from '@kere/d1/schema/accounts/user-accounts'
import { users } from '@kere/d1/schema/accounts/users'
import { eq, sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'
import { bestFirst, foundColumns, foundRows } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'

const name = sql`${profiles.firstName} || ' ' || ${profiles.lastName}`

export const foundUsers = prepareQuery((db, shape: FoundShape) =>
  db
    .select({
      id: userEntries.userId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: users.email,
      role: userEntries.role,
      avatarUrl: profiles.avatarUrl,
      ...foundColumns,
    })
    .from(
      foundRows(
        {
          table: 'user_entries',
          index: 'user_search',
          titleColumn: 'name',
          joins: sql`CROSS JOIN users ON ${users.id} = ${userEntries.userId}
            CROSS JOIN profiles ON ${profiles.id} = ${userEntries.userId}`,
          title: name,
          texts: sql`${name} || ' ' || ${users.email}`,
          isShown: sql`TRUE`,
        },
        shape,
      ),
    )
    .crossJoin(userEntries)
    .innerJoin(users, eq(users.id, userEntries.userId))
    .innerJoin(profiles, eq(profiles.id, userEntries.userId))
    .where(sql`${userEntries.searchRowId} = found.seq`)
    .orderBy(bestFirst),
)
