import { users } from '@kere/d1/schema/users'
import type { SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'

/**
 * The whole act of erasing a person, for the batch of its reason: keys and triggers of the schema do the rest.
 * @param isMeant a condition on `users`
 */
export const erasePerson = ({ db }: Pick<Context, 'db'>, isMeant: SQL | undefined) =>
  db.delete(users).where(isMeant).returning({ id: users.id })
