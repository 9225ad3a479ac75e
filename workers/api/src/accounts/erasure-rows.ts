import { users } from '@kere/d1/schema/users'
import type { SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'

/**
 * The statement that erases a person, to stand in the batch of its reason. It is the whole act: what else is kept of them goes, or
 * stays as a former member's, by the keys and triggers of the schema.
 *
 * @param isMeant a condition on `users`
 * @returns of each who was erased, the id
 */
export const erasePerson = ({ db }: Pick<Context, 'db'>, isMeant: SQL | undefined) =>
  db.delete(users).where(isMeant).returning({ id: users.id })
