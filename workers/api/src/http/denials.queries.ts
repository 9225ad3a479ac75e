import { userDenials } from '@kere/d1/schema/console/user-denials'
import { visitorDenials } from '@kere/d1/schema/console/visitor-denials'
import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../base/context.ts'
import { insertAuditRow } from './audit-row.ts'

export async function countVisitorDenial(db: Database, day: string, operation: string) {
  await db
    .insert(visitorDenials)
    .values({ day, operation, count: 1 })
    .onConflictDoUpdate({
      target: [visitorDenials.day, visitorDenials.operation],
      set: { count: sql`${visitorDenials.count} + 1` },
    })
}

interface UserDenial {
  actor: Pick<SignedIn, 'userId' | 'role'>
  operation: string
  day: string
  need: string | undefined
}

/** Writes one audit entry per user, operation and day; further denials only raise a counter. */
export async function countUserDenial(context: Context, { actor, operation, day, need }: UserDenial) {
  const { db } = context
  const { userId } = actor
  const isTold = db
    .select({ told: sql`1` })
    .from(userDenials)
    .where(and(eq(userDenials.userId, userId), eq(userDenials.operation, operation), eq(userDenials.day, day)))
  await db.batch([
    insertAuditRow(context, {
      action: 'access.denied',
      outcome: 'refused',
      actor,
      subject: { type: 'operation', id: operation },
      ...(need ? { detail: { need } } : {}),
      from: sql`WHERE ${notExists(isTold)}`,
    }),
    db
      .insert(userDenials)
      .values({ userId, operation, day, count: 1 })
      .onConflictDoUpdate({
        target: [userDenials.userId, userDenials.operation, userDenials.day],
        set: { count: sql`${userDenials.count} + 1` },
      }),
  ])
}
