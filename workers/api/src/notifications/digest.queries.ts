import { deletionRequests } from '@kere/d1/schema/accounts/deletion-requests'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { suspensions } from '@kere/d1/schema/accounts/user-accounts'
import { users } from '@kere/d1/schema/accounts/users'
import { notifications } from '@kere/d1/schema/notifications/notifications'
import { outbox } from '@kere/d1/schema/console/outbox'
import { sql } from 'drizzle-orm'
import { isAgreedTo } from '../accounts/guardians/agreed-rows.ts'
import { namedBatch } from '../base/named-batch.ts'
import { purposeOfKind } from '../console/outbox/kind-purpose-rows.ts'
import { insertOutboxRows, type MailContext } from '../http/outbox-row.ts'

/**
 * Writes the daily emails. A person who has left, or is about to, gets none, and their waiting rows are settled.
 * @returns how many rows were settled
 */
export async function insertDigests(context: MailContext, { until, limit }: { until: number; limit: number }) {
  const { db, newId } = context
  const id = newId('out')
  const readers = sql`(SELECT user_id FROM (SELECT user_id FROM notifications
    WHERE digest_since IS NOT NULL AND digest_since <= ${until} ORDER BY digest_since, id LIMIT ${limit}))`
  const { taken } = await namedBatch(db, [
    insertOutboxRows(context, {
      isBulk: true,
      id,
      template: 'notification_digest',
      details: sql`json_object('firstName', ${profiles.firstName})`,
      from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${users.id} IN ${readers}
        AND NOT EXISTS (SELECT 1 FROM ${deletionRequests} WHERE ${deletionRequests.userId} = ${users.id})
        AND NOT EXISTS (SELECT 1 FROM ${suspensions} WHERE ${suspensions.userId} = ${users.id})`,
    }),
    {
      taken: db
        .update(notifications)
        .set({
          digestSince: null,
          // The bell keeps what a guardian does not agree to.
          mailId: sql`(SELECT ${outbox.id} FROM ${outbox} WHERE ${outbox.userId} = ${notifications.userId}
            AND ${outbox.id} > ${id} AND ${outbox.id} < ${`${id}~`}
            AND ${isAgreedTo(purposeOfKind(sql`${notifications.kind}`), notifications.userId, context.at)})`,
        })
        .where(sql`user_id IN ${readers} AND digest_since IS NOT NULL AND digest_since <= ${until}`)
        .returning({ one: sql`1` }),
    },
  ])
  return taken.length
}
