import { signInTickets } from '@kere/d1/schema/accounts/second-factors'
import { users } from '@kere/d1/schema/accounts/users'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { accountColumns } from '../auth/account-rows.ts'
import type { Context } from '../../base/context.ts'
import { triesOfTicket } from './second-factor.domain.ts'

export const insertTicket = ({ db }: Context, ticket: typeof signInTickets.$inferInsert) =>
  db.insert(signInTickets).values(ticket)

const isOpen = (id: string, at: number) =>
  and(eq(signInTickets.id, id), isNull(signInTickets.usedAt), gt(signInTickets.expiresAt, at))

/** Counts the try in the statement that asks whether one is left, so that parallel tries cannot slip through. */
export async function takeTry({ db, at }: Context, id: string) {
  const [ticket] = await db
    .update(signInTickets)
    .set({ tries: sql`${signInTickets.tries} + 1` })
    .where(and(isOpen(id, at), lt(signInTickets.tries, triesOfTicket)))
    .returning({
      userId: signInTickets.userId,
      passwordDigest: signInTickets.passwordDigest,
      isPasswordShort: signInTickets.isPasswordShort,
    })
  if (!ticket) return undefined
  const [account] = await db
    .select({ ...accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, ticket.userId))
  return account && { ticket, account }
}

export const isTicketOpen = (id: string, at: number) =>
  sql`EXISTS (SELECT 1 FROM ${signInTickets} WHERE ${isOpen(id, at)})`

export const spendTicket = ({ db, at }: Context, id: string, isUsed: SQL) =>
  db
    .update(signInTickets)
    .set({ usedAt: at })
    .where(and(eq(signInTickets.id, id), isUsed))
