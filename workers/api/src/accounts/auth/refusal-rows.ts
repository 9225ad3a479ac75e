import { userDenials } from '@kere/d1/schema/console/user-denials'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { type AuditAct, insertAuditRow } from '../../http/audit-row.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { dayInUtc } from '../../base/days.ts'

interface Refusal {
  email: string
  operation: string
  action: AuditAct['action']
  actor: AuditAct['actor']
}

/**
 * Logs one refusal per day and account, and counts all. For an unknown address the same statements run and write
 * nothing.
 */
export async function insertRefusal(context: Context, { email, operation, action, actor }: Refusal) {
  const { db } = context
  const day = dayInUtc(context.at)
  const isToday = and(eq(userDenials.userId, users.id), eq(userDenials.operation, operation), eq(userDenials.day, day))
  await db.batch([
    insertAuditRow(context, {
      action,
      outcome: 'refused',
      actor,
      subject: { type: 'user', id: sql`${users.id}` },
      from: sql`FROM ${users} WHERE ${users.email} = ${email}
        AND NOT EXISTS (SELECT 1 FROM ${userDenials} WHERE ${isToday})`,
    }),
    insertSelect(
      db,
      userDenials,
      { userId: sql`${users.id}`, operation, day, count: 1 },
      sql`FROM ${users} WHERE ${users.email} = ${email}`,
    ).onConflictDoUpdate({
      target: [userDenials.userId, userDenials.operation, userDenials.day],
      set: { count: sql`${userDenials.count} + 1` },
    }),
  ])
}
