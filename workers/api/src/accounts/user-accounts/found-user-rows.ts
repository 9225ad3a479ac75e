import { profiles } from '@kere/d1/schema/accounts/profiles'
import { userEntries } from '@kere/d1/schema/accounts/user-accounts'
import { users } from '@kere/d1/schema/accounts/users'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { matchesSearch } from '../../kit/lists/search.ts'

const named = alias(profiles, 'named')
const mailed = alias(users, 'mailed')

const searchedTexts = sql`(SELECT ${named.firstName} || ' ' || ${named.lastName} || ' ' || ${mailed.email}
  FROM ${profiles} AS named JOIN ${users} AS mailed ON ${mailed.id} = ${named.id} WHERE ${named.id} = ${userEntries.userId})`

/** Searches names and addresses in `user_entries`. An erased person cannot be found. */
export const isFoundUser = (search: string | undefined): SQL | undefined =>
  matchesSearch({ table: 'user_search', seq: userEntries.searchRowId, texts: searchedTexts }, search)
