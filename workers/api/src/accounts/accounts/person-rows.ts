import { type Column, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { profileBlocks } from '@kere/d1/schema/people/profile-blocks'
import { users } from '@kere/d1/schema/accounts/users'
import type { Context } from '../../base/context.ts'

/**
 * Erases a person in the batch of its reason. Foreign keys and triggers delete everything else.
 * @param isMeant a condition on `users`
 */
export const erasePerson = ({ db }: Pick<Context, 'db'>, isMeant: SQL | undefined) =>
  db.delete(users).where(isMeant).returning({ id: users.id })

/**
 * Tells that neither person has blocked the other. It reads the primary key only, however many blocks there are. For
 * visitors there is no condition.
 */
export const isUnblocked = (readerId: string | Placeholder | null, personId: SQL): SQL | undefined =>
  readerId === null
    ? undefined
    : sql`NOT EXISTS (SELECT 1 FROM ${profileBlocks} AS own WHERE own.blocker_id = ${readerId} AND own.blocked_id = ${personId})
      AND NOT EXISTS (SELECT 1 FROM ${profileBlocks} AS theirs WHERE theirs.blocker_id = ${personId} AND theirs.blocked_id = ${readerId})`

export const fullName = ({ firstName, lastName }: { firstName: Column; lastName: Column }) =>
  sql<string | null>`trim(${firstName} || ' ' || ${lastName})`
