import { outbox, urgencyOf } from '@kere/d1/schema/console/outbox'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertOutboxRow, insertOutboxRows } from '../../http/outbox-row.ts'

/**
 * Beyond this number of emails an hour, the team gets a digest, so that nobody can flood their inbox through the form.
 */
const mailsAnHour = 10

const digestSeconds = 60 * 60

const isDigestPending = and(eq(outbox.template, 'contact_digest'), eq(outbox.urgency, urgencyOf.pending))

/**
 * Queues an email about the message. If there were many in the last hour, one digest covers all messages until it is
 * sent.
 */
export function teamMailRows(context: Context, teamEmail: string) {
  const id = context.newId('out')
  const hasDigest = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${isDigestPending})`
  const isOfLastHour = gt(outbox.createdAt, context.at - 60 * 60 * 1000)
  const sent = sql`(SELECT count(*) FROM ${outbox} WHERE ${and(eq(outbox.template, 'contact_message'), isOfLastHour)})`
  const isSingle = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${eq(outbox.id, id)})`
  const mail = { userId: null, to: teamEmail, language: 'en' } as const
  const teamMailId: SQL = sql`iif(${isSingle}, ${id}, (SELECT ${outbox.id} FROM ${outbox} WHERE ${isDigestPending}))`
  return {
    teamMailId,
    rows: [
      insertOutboxRow(context, {
        id,
        template: 'contact_message',
        ...mail,
        from: sql`WHERE NOT ${hasDigest} AND ${sent} < ${mailsAnHour}`,
      }),
      insertOutboxRows(context, {
        template: 'contact_digest',
        ...mail,
        holdSeconds: digestSeconds,
        from: sql`WHERE NOT ${hasDigest} AND NOT ${isSingle}`,
      }),
    ] as const,
  }
}
