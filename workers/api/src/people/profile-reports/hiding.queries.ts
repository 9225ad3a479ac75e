import { reportedProfiles } from '@kere/d1/schema/people/profile-reports'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'

export const selectHiding = (db: Database, userId: string) =>
  db
    .select({
      decidedAt: reportedProfiles.decidedAt,
      message: reportedProfiles.message,
      reply: reportedProfiles.reply,
      repliedAt: reportedProfiles.repliedAt,
    })
    .from(reportedProfiles)
    .where(and(eq(reportedProfiles.userId, userId), inArray(reportedProfiles.status, ['hidden', 'replied'])))

/**
 * Saves the person's reply, once for each hiding.
 * @returns whether this request saved it, and the hiding as it is then
 */
export async function updateToReplied(context: Context, { actor, text }: { actor: SignedIn; text: string }) {
  const { db, at } = context
  const mayReply = and(
    eq(reportedProfiles.userId, actor.userId),
    eq(reportedProfiles.status, 'hidden'),
    isNull(reportedProfiles.reply),
  )
  const {
    isDone,
    row: [row],
  } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'profile.hiding_answered',
      actor,
      subject: { type: 'user', id: actor.userId },
      from: sql`FROM ${reportedProfiles} WHERE ${mayReply}`,
    }),
    {
      done: db.update(reportedProfiles).set({ status: 'replied', reply: text, repliedAt: at }).where(mayReply),
    },
    { row: selectHiding(db, actor.userId) },
  ])
  return { isReplied: isDone, row }
}
