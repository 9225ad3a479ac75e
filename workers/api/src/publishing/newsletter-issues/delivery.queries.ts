import { newsletterDeliveries, newsletterIssues } from '@kere/d1/schema/publishing/newsletter-issues'
import { asc, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { change } from '../../http/change.ts'
import { insertOutboxRows, type MailContext } from '../../http/outbox-row.ts'
import { isInAudience } from './issue-rows.ts'

export type ClockContext = MailContext & Pick<Context, 'requestId'>

export async function selectDue(db: Database, now: number) {
  const [row] = await db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(sql`state = 'scheduled' AND scheduled_at <= ${now}`)
    .orderBy(asc(newsletterIssues.scheduledAt))
    .limit(1)
  return row?.id
}

/**
 * Begins the delivery of a scheduled issue. If two scheduled runs overlap, the condition lets only one of them begin
 * it.
 */
export const updateToBegun = (context: ClockContext, id: string) =>
  change(context, newsletterIssues, {
    id,
    when: sql`state = 'scheduled' AND scheduled_at <= ${context.at}`,
    set: { state: 'sending', startedAt: context.at, scheduledAt: null, writtenUntil: 0, touchedAt: context.at },
    audit: { action: 'newsletter_issue.sent', subject: 'newsletter_issue' },
  })

/**
 * The issue that began first among those that still have recipients to write to, and the number of its emails that wait
 * to be sent.
 */
export async function selectUnwritten(db: Database) {
  const [row] = await db
    .select({
      id: newsletterIssues.id,
      waiting: sql<number>`recipients_count - sent_count - failed_count - withheld_count`.as('waiting'),
    })
    .from(newsletterIssues)
    .where(sql`state = 'sending' AND written_until IS NOT NULL`)
    .orderBy(asc(newsletterIssues.startedAt))
    .limit(1)
  return row
}

/**
 * The next recipients, in the order of their `seq`, so that each gets exactly one email even if the list changes
 * between two batches.
 */
const due = (
  issueId: string,
  limit: number,
) => sql`SELECT sub.seq, sub.id, sub.email, sub.language FROM newsletter_issues AS issue
  CROSS JOIN newsletter_subscribers AS sub ON sub.seq > issue.written_until
  WHERE issue.id = ${issueId} AND issue.state = 'sending' AND ${isInAudience} AND sub.confirmed_at <= issue.started_at
  ORDER BY sub.seq LIMIT ${limit}`

const mailIdOf = (issueId: string) => sql`${`out_${issueId.replace(/^\w+?_/, '')}_`} || substr(due.id, 5)`

/**
 * Writes the emails and deliveries for the next recipients and marks them as done, in one batch.
 * @returns the ids of the emails
 */
export async function writePiece(context: MailContext, issueId: string, limit: number): Promise<string[]> {
  const { db, at } = context
  const piece = sql`(${due(issueId, limit)}) AS due`
  const { written } = await namedBatch(db, [
    { written: db.select({ id: mailIdOf(issueId).mapWith(String).as('mail_id') }).from(piece) },
    insertOutboxRows(context, {
      isBulk: true,
      ids: mailIdOf(issueId),
      template: 'newsletter_issue',
      userId: null,
      to: sql`due.email`,
      language: sql`due.language`,
      from: sql`FROM ${piece} WHERE NOT EXISTS (SELECT 1 FROM newsletter_deliveries AS delivery
        WHERE delivery.issue_id = ${issueId} AND delivery.subscriber_id = due.id)`,
    }),
    insertSelect(
      db,
      newsletterDeliveries,
      { issueId, subscriberId: sql`due.id`, mailId: mailIdOf(issueId), queuedAt: at },
      sql`FROM ${piece} WHERE TRUE`,
    ).onConflictDoNothing(),
    db
      .update(newsletterIssues)
      .set({ writtenUntil: sql`(SELECT iif(count(*) = ${limit}, max(due.seq), NULL) FROM ${piece})` })
      .where(sql`${newsletterIssues.id} = ${issueId} AND state = 'sending' AND written_until IS NOT NULL`),
  ])
  return written.map(({ id }) => id)
}

/** @returns how many issues are finished */
export async function updateToFinished({ db, at }: Pick<Context, 'db' | 'at'>) {
  const rows = await db
    .update(newsletterIssues)
    .set({ state: 'sent', finishedAt: at })
    .where(
      sql`state = 'sending' AND written_until IS NULL AND recipients_count = sent_count + failed_count + withheld_count`,
    )
    .returning({ id: newsletterIssues.id })
  return rows.length
}
