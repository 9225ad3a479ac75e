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

/** Only one of two clocks can begin it. */
export const updateToBegun = (context: ClockContext, id: string) =>
  change(context, newsletterIssues, {
    id,
    when: sql`state = 'scheduled' AND scheduled_at <= ${context.at}`,
    set: { state: 'sending', startedAt: context.at, scheduledAt: null, writtenUntil: 0, touchedAt: context.at },
    audit: { action: 'newsletter_issue.sent', subject: 'newsletter_issue' },
  })

/** The one that began first among those that have somebody left to be written to, and how many of its emails wait. */
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

/** The next recipients, by the numbers of their rows: each gets one email, whatever changes between two batches. */
const due = (issueId: string, limit: number) => sql`SELECT sub.seq, sub.id, sub.email FROM newsletter_issues AS issue
  CROSS JOIN newsletter_subscribers AS sub ON sub.seq > issue.written_until
  WHERE issue.id = ${issueId} AND issue.state = 'sending' AND ${isInAudience} AND sub.confirmed_at <= issue.started_at
  ORDER BY sub.seq LIMIT ${limit}`

const mailIdOf = (issueId: string) => sql`${`out_${issueId.replace(/^\w+?_/, '')}_`} || substr(due.id, 5)`

/**
 * One batch gives the same people their email and their delivery, and marks them as done.
 * @returns the ids of their emails
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

/** @returns how many are done */
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
