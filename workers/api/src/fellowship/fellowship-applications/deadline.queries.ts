import { limits } from '@kere/contracts/http/limits'
import { fellowshipDrafts } from '@kere/d1/schema/fellowship/fellowship-applications'
import { sql } from 'drizzle-orm'
import { namedBatch } from '../../base/named-batch.ts'
import { insertOutboxRows, type MailContext } from '../../http/outbox-row.ts'
import { isLatestRound } from '../fellowship-rounds/round-rows.ts'

/** Reminds of drafts in a track whose deadline is near, once for each draft and deadline. */
export async function remindOfDeadline(
  context: MailContext,
  { until, limit = limits.maxPageSize }: { until: number; limit?: number },
): Promise<number> {
  const { db, at } = context
  const due = sql`SELECT draft.user_id FROM fellowship_tracks CROSS JOIN fellowship_drafts AS draft ON draft.track = fellowship_tracks.track
    WHERE ${isLatestRound} AND fellowship_tracks.is_open = 1 AND fellowship_tracks.deadline > ${at}
    AND fellowship_tracks.deadline <= ${until} AND draft.reminded_of IS NOT fellowship_tracks.deadline LIMIT ${limit}`
  const { marked } = await namedBatch(db, [
    insertOutboxRows(context, {
      template: 'fellowship_deadline',
      userId: sql`users.id`,
      to: sql`users.email`,
      details: sql`json_object('firstName', profiles.first_name, 'track', draft.track,
        'round', CAST(fellowship_tracks.round AS TEXT), 'deadline', strftime('%Y-%m-%dT%H:%M:%SZ', fellowship_tracks.deadline / 1000, 'unixepoch'))`,
      from: sql`FROM (${due}) AS due CROSS JOIN fellowship_drafts AS draft ON draft.user_id = due.user_id
        CROSS JOIN fellowship_tracks ON fellowship_tracks.track = draft.track
        CROSS JOIN users ON users.id = draft.user_id CROSS JOIN profiles ON profiles.id = users.id WHERE ${isLatestRound}`,
    }),
    {
      marked: db
        .update(fellowshipDrafts)
        .set({
          remindedOf: sql`(SELECT fellowship_tracks.deadline FROM fellowship_tracks
            WHERE fellowship_tracks.track = fellowship_drafts.track AND ${isLatestRound})`,
        })
        .where(sql`${fellowshipDrafts.userId} IN (${due})`)
        .returning({ userId: fellowshipDrafts.userId }),
    },
  ])
  return marked.length
}
