import { users } from '@kere/d1/schema/accounts/users'
import type { SQL } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'

/**
 * Used in the batch of its reason; keys and triggers do the rest.
 * @param isMeant a condition on `users`
 */
export const erasePerson = ({ db }: Pick<Context, 'db'>, isMeant: SQL | undefined) =>
  db.delete(users).where(isMeant).returning({ id: users.id })
