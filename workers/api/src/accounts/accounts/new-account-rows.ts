import type { ChosenRole } from '@kere/contracts/accounts/roles'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'

export interface NewAccount {
  id: string
  email: string
  passwordHash: string | null
  firstName: string
  lastName: string
  role: ChosenRole
}

/** Makes an account, unless the address already has one. Whether it was made can be seen by whether its id exists. */
export function newAccountRows(
  { db, at, language }: Pick<Context, 'db' | 'at' | 'language'>,
  { id, email, passwordHash, firstName, lastName, role }: NewAccount,
) {
  const times = { createdAt: at, updatedAt: at }
  return [
    db
      .insert(users)
      .values({ id, email, passwordHash, language, ...times })
      .onConflictDoNothing(),
    insertSelect(
      db,
      profiles,
      {
        id: sql`${users.id}`,
        firstName,
        lastName,
        role,
        educatorStatus: role === 'educator' ? 'pending' : null,
        ...times,
      },
      sql`FROM ${users} WHERE ${users.id} = ${id}`,
    ),
  ] as const
}
